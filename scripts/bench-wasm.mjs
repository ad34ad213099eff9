// Measures the app as the browser runs it, and the same calls to the native program, including the round trips through
// its standard input. Prints one line of JSON per figure.

import { brotliCompressSync } from "node:zlib";
import { assembled, joined, Native, parted, streams, wasm, Wasm } from "../Tests/Parity/engines.mjs";

const day = 86_400_000;
const today = 1_795_248_000_000;
const identifier = (number) => number.toString(16).padStart(32, "0");
const decoder = new TextDecoder();

function message(method, path, fields = [], at = today) {
    message.count = (message.count ?? 0) + 1;
    return {
        method, path, query: "", body: new URLSearchParams(fields).toString(), at, offset: 3600,
        device: identifier(1), random: identifier(message.count * 1_000_003),
    };
}

/** Returns entries made by submitting forms: ten habits with `times` check-ins a day for `days` days. */
function made(days, times) {
    const engine = new Wasm();
    const entries = [];
    const post = (path, fields, at) => {
        const run = engine.call("respond", message("POST", path, fields, at))[2];
        engine.call("add", run);
        entries.push(...parted(run));
    };
    const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    for (let number = 1; number <= 10; number++) {
        post("/habits", [
            ["name", `Habit number ${number}`], ["frequency", "weekdays"], ...week.map((day) => ["weekday", day]),
            ["measure", "atLeast"], ["amount", "3"], ["start", new Date(today - days * day).toISOString().slice(0, 10)],
        ], today - days * day);
    }
    const page = decoder.decode(engine.call("respond", message("GET", "/habits"))[1]);
    const habits = new Set([...page.matchAll(/\/habits\/([0-9a-f]{32})/g)].map((link) => link[1]));
    for (let past = days; past >= 0; past--) {
        for (let time = 0; time < times; time++) {
            for (const habit of habits) post(`/habits/${habit}/check-in`, [["amount", "1"]], today - past * day + time);
        }
    }
    return entries;
}

async function measured(count, body) {
    const times = [];
    for (let number = 0; number < count; number++) times.push(await body());
    times.sort((one, other) => one - other);
    const at = (share) => Number(times[Math.min(count - 1, Math.floor(count * share))].toFixed(3));
    return { median: at(0.5), p95: at(0.95) };
}

async function timed(body) {
    const start = performance.now();
    await body();
    return performance.now() - start;
}

/** @param {() => Wasm | Native} fresh */
async function costs(fresh, many, year) {
    const end = (engine) => engine.end?.();
    const fold = await measured(20, async () => {
        const engine = fresh();
        await engine.call("add", new Uint8Array());
        const time = await timed(() => engine.call("add", many));
        end(engine);
        return time;
    });
    const engine = fresh();
    await engine.call("add", year);
    const page = await measured(200, () => timed(() => engine.call("respond", message("GET", "/today"))));
    const empty = await measured(200, () => timed(() => engine.call("add", new Uint8Array())));
    end(engine);
    return { "fold.10000": fold, today: page, empty };
}

let copies = 0;

/** The module, with a section that nobody reads: V8 compiles the same bytes only once. */
function another() {
    copies += 1;
    return Buffer.concat([wasm, Uint8Array.of(0, 3, 2, 97, 97 + copies)]);
}

const many = joined(made(500, 2).slice(0, 10_000));
const year = joined(made(365, 1));

function record(name, figure, unit, more = {}) {
    console.log(JSON.stringify({ name, figure, unit, ...more }));
}

/** Milliseconds; what is compared is the program for this machine. */
function recordTime(name, times, native) {
    const beside = [`p95 ${times.p95} ms`, native && `native: ${native.median} ms`];
    record(name, times.median, "ms", { beside: beside.filter(Boolean).join(", ") });
}

function recordMemory(name, entries, aim) {
    const engine = new Wasm();
    engine.add(entries);
    record(name, Number((engine.size / 1e6).toFixed(1)), "MB", { aim });
}

record("the app as browsers fetch it, compressed by Brotli", brotliCompressSync(streams).length, "bytes", { aim: "≤ 450000" });
recordTime("assembling the module", await measured(20, () => timed(() => assembled(streams))));
recordTime("making an instance", await measured(20, () => timed(() => new Wasm(new WebAssembly.Module(another())))));
const asModule = await costs(() => new Wasm(), many, year);
const native = await costs(() => new Native(), many, year);
recordTime("fold of 10 000 entries", asModule["fold.10000"], native["fold.10000"]);
recordMemory("memory with 10 000 entries", many, "< 24");
recordTime("Today, rendered", asModule.today, native.today);
recordTime("a call that does nothing", asModule.empty, native.empty);
