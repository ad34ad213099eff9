// Today as a worker keeps it is what the engine would render, as long as it is shown: for people with habits in groups
// and medicines of all kinds, at any time of their day.
//
// HEXIS_SEED repeats a run.

import assert from "node:assert";
import { Dice } from "./dice.mjs";
import { isSame, json, kept, Wasm } from "./engines.mjs";

const seed = BigInt(process.env.HEXIS_SEED ?? new Dice(BigInt(Date.now())).number(1, 2 ** 48));
const dice = new Dice(seed);
const people = 30;
const moments = 12;
const minute = 60_000;
const midnight = Date.UTC(2026, 10, 21);
const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** How long pages last, in minutes. */
const found = new Set();

function person() {
    const engine = new Wasm();
    engine.call("configure", { zones: [], assets: {} });
    const ask = (method, path, fields, at, random = dice.identifier()) => engine.call("respond", {
        method, path, query: "", body: new URLSearchParams(fields).toString(), at, offset: 0, random,
        device: "00000000000000000000000000000001",
    });
    const post = (path, fields, at) => {
        const [head, , entries] = ask("POST", path, fields, at);
        assert.equal(json(head).status, 303, `${path} ${fields}`);
        engine.call("add", entries);
    };
    const yesterday = midnight - 86_400_000 + 12 * 3_600_000;
    for (let number = dice.number(0, 12); number > 0; number--) {
        const group = dice.one(["", "Morning", "Afternoon", "Evening"]);
        post("/habits", [
            ["name", `Habit ${number}`], ["frequency", "weekdays"], ...week.map((day) => ["weekday", day]),
            ["measure", "once"], ["group", group], ["start", "2026-11-20"],
        ], yesterday);
    }
    for (let number = dice.number(0, 4); number > 0; number--) {
        const times = ["08:00", "13:30", "19:00", "23:55"].filter(() => dice.oneIn(2)).map((time) => ["time", time]);
        const kind = dice.one([
            [["kind", "daily"], ["time", "07:15"], ...times], [["kind", "hours"], ["hours", "8"]], [["kind", "needed"]],
        ]);
        post("/medicine", [["name", `Pill ${number}`], ["start", "2026-11-20"], ...kind], yesterday);
    }
    return (at, random) => {
        const [head, page] = ask("GET", "/today", [], at, random);
        return { page, dayEnds: json(head).dayEnds };
    };
}

/** Returns how long a page lasts, in minutes, after comparing it with what is rendered in that time. */
function lasting({ at, until, page }, render) {
    for (let later = at; later < until; later += 5 * minute) {
        assert(isSame(page, render(later)),
            `the page of ${new Date(at).toISOString()} is another one at ${new Date(later).toISOString()} (HEXIS_SEED=${seed})`);
    }
    return (until - at) / minute;
}

for (let number = 1; number <= people; number++) {
    const rendered = person();
    for (let place = 0; place < moments; place++) {
        const at = midnight + dice.number(0, 1439) * minute;
        const random = dice.identifier();
        const render = (at) => rendered(at, random);
        const { pages: [now, next] } = kept("1", at, random, render);
        assert.equal(now.at, at);
        // The day ends at three in the morning.
        const endsToday = at < midnight + 180 * minute;
        assert.equal(next.at, midnight + (endsToday ? 180 : 1620) * minute);
        assert(now.until <= next.at);
        found.add(lasting(now, render));
        found.add(lasting(next, render));
    }
}
for (const minutes of [10, 60, 240, 480]) {
    assert(found.has(minutes), `no page lasts ${minutes} minutes (HEXIS_SEED=${seed})`);
}
assert.equal(kept("1", 0, "", () => null), null);
console.log(`kept-today: ${2 * people * moments} pages are what they would be, as long as they are shown (HEXIS_SEED=${seed})`);
