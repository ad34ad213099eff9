// One journal in both engines, and what a person, a server and a damaged disk do to it.

import { Pair, Wasm, difference, joined, json, parted } from "./engines.mjs";
import { get, Person } from "./person.mjs";
import { reply } from "./reply.mjs";

const day = 86_400_000;
const decoder = new TextDecoder();
const zones = ["UTC", "Europe/Vienna", "Asia/Kathmandu"];
const pagesOfTheDevice =
    ["unreachable", "fetching", "notSaved", "askToSignOut", "signedOut", "otherPerson", "foreignOrigin", "else"];
const anyAddress = [
    "/today", "/settings", "/sign-out", "/sign-out?anyway=1", "/sign-out?keep=1", "/account", "/account/erase", "/join",
    "/device/sync", "/device/forget", "/routes/gpx", "/routes/read", "/photos/files/1", "/settings/data?a=%zz", "/routes",
    `/routes/${"0".repeat(32)}/code.svg`, `/routes/${"0".repeat(32)}/route.gpx`, `/photos/${"0".repeat(32)}/delete`,
];

export class Journal {
    requests = 0;
    #dice;
    #pair = new Pair();
    #configuration;
    /** Every entry by its id: of two entries with the same id the engine keeps the first one. */
    #entries = new Map();
    /** The current time and place. */
    #at;
    #offset;

    constructor(dice) {
        this.#dice = dice;
        const usual = 1_795_248_000_000 + dice.number(-900, 900) * day;
        this.#at = dice.oneIn(15) ? dice.number(-2_300_000_000, 7_300_000_000) * 1000 : usual;
        this.#offset = dice.one([0, 3600, 7200, -18_000, 20_700, 50_400, -43_200, dice.number(-90_000, 90_000)]);
        const assets = { "style.css": "/assets/style.0123.css", "service-worker.js": "/service-worker.js" };
        this.#configuration = { zones, assets: dice.oneIn(3) ? {} : assets };
    }

    get entries() {
        return [...this.#entries.values()];
    }

    async begin(entries) {
        await this.#pair.call("configure", this.#configuration);
        await this.#add(entries);
    }

    end() {
        this.#pair.end();
    }

    /** Lets a person visit pages and change things, over hours or years. */
    async live(steps) {
        const dice = this.#dice;
        const person = new Person(dice);
        let request = get("/today");
        for (let step = 0; step < steps; step++) {
            this.requests += 1;
            const answer = await this.#pair.call("respond", this.#message(request));
            // `null`: text that is not valid Unicode is refused before it is read.
            const { location } = answer ? json(answer[0]) : {};
            if (answer) await this.#add(parted(answer[2]));
            request = location ? get(location) : person.next(answer ? decoder.decode(answer[1]) : "", request.path);
            this.#at += dice.one([0, 1, 1000, 3_600_000, day, day, day, 9 * day, -day, dice.number(0, 1) * 400 * day]);
            if (dice.oneIn(20)) this.#offset += dice.one([3600, -3600, 86_400, -86_400]);
        }
    }

    /** Compares all visible results, also with the entries in another order and some of them twice. */
    async compare() {
        const mixed = new Wasm();
        mixed.call("configure", this.#configuration);
        mixed.call("add", joined(this.#dice.shuffled(this.entries.concat(this.entries.slice(0, 9)))));
        const list = await this.#pair.call("respond", this.#message(get("/habits")));
        const habits = new Set([...decoder.decode(list[1]).matchAll(/\/habits\/([0-9a-f]{32})/g)].map((link) => link[1]));
        for (const address of this.#addresses([...habits].slice(0, 4))) {
            const message = this.#message(get(address));
            const [one, other] = [await this.#pair.call("respond", message), mixed.call("respond", message)];
            if (Buffer.compare(joined(one), joined(other)) !== 0) {
                throw new Error(`the order of entries matters at ${address}\n${difference(one, other)}`);
            }
        }
    }

    /** Makes the service worker's other calls. The result of a reply shows which entries were added. */
    async meet() {
        const [dice, pair] = [this.#dice, this.#pair];
        await pair.call(
            "page", { name: dice.one(pagesOfTheDevice), unsent: dice.number(0, 9), next: dice.one(["/x?y", "\"<", ""]) });
        for (let time = 0; time < 4; time++) await pair.call("answer", this.#asked());
        const sent = dice.shuffled(this.entries).slice(0, dice.one([0, 1, 20, 501]));
        const place = { person: dice.one([dice.identifier(), null, "x"]), cursor: dice.one([0, 7, -1, 2 ** 40]) };
        const [request] = await pair.call("request", { ...place, epoch: dice.identifier() }, joined(sent));
        const news = dice.shuffled(this.entries).concat(sent.map((one) => damaged(dice, one)));
        await pair.call("take", reply(dice, sent, news), request);
        await pair.call("take", damaged(dice, reply(dice, sent, news)), damaged(dice, request));
        await pair.call("restamp", { now: this.#at - dice.number(-3, 900) * day }, joined(sent));
        await pair.call(
            "export", { userName: dice.one(["maria", "\"é\n"]), exportedAt: "now", isLast: dice.oneIn(2) }, joined(news));
        await pair.call(dice.one(["add", "restamp", "respond", "answer", "else"]), dice.bytes(dice.number(0, 60)));
    }

    async #add(entries) {
        const news = [];
        for (const entry of entries) {
            if (this.#entries.has(idOf(entry))) continue;
            this.#entries.set(idOf(entry), entry);
            news.push(entry);
        }
        if (news.length > 0) await this.#pair.call("add", joined(news));
    }

    #message(request) {
        const dice = this.#dice;
        const journal = {
            unsent: dice.number(0, 3), isReached: dice.oneIn(2), isSyncOn: !dice.oneIn(4),
            isSignedIn: !dice.oneIn(4), photos: dice.one([null, 0, 2]), clockAhead: dice.one([0, 1, -90_000, 86_400_000, 2 ** 53]),
        };
        return {
            ...request, at: this.#at, offset: this.#offset, device: dice.identifier(), random: dice.identifier(),
            ...(dice.oneIn(2) ? { zoneOffset: dice.one([-36_000, 46_800, 50_400, dice.number(-90_000, 90_000)]) } : {}),
            ...(dice.oneIn(4) ? {} : { userName: "maria", journal }),
        };
    }

    /** A request for whatever address on a device in whatever state. */
    #asked() {
        const dice = this.#dice;
        const message = this.#message({ ...get(dice.one(anyAddress)), method: dice.one(["GET", "POST"]) });
        // A device that has never synced has no identifier.
        if (dice.oneIn(4)) delete message.device;
        const state = Object.fromEntries(
            ["isSignedOut", "isMet", "isOther", "isComplete"].map((name) => [name, dice.oneIn(2)]));
        const done = ["finishSignOut", "countPhotos", "sync", "else"].filter(() => dice.oneIn(2));
        const body = dice.one(["", "on=1", "on=0&now=1", "day=2026-11-21"]);
        return { ...message, body, isOurs: !dice.oneIn(4), done, journal: { ...message.journal, ...state } };
    }

    #addresses(habits) {
        const dice = this.#dice;
        const dates = [0, -1, 40].map((days) => new Date(this.#at - days * day).toISOString().slice(0, 10));
        return [
            ...dates.map((date) => `/today?day=${date}`), "/habits", "/habits/new", "/pauses", "/rewards", "/settings",
            "/settings/reminders", "/progress", `/progress?week=${dice.one(dates)}&month=${dice.date().slice(0, 7)}`,
            ...habits.flatMap((habit) => [
                `/habits/${habit}`, `/habits/${habit}?month=${dice.date().slice(0, 7)}`, `/habits/${habit}/edit`,
                `/habits/${habit}/plans`, `/progress/${habit}`,
                `/habits/${habit}/days/${dice.one(dates)}`, `/habits/${habit}/days/${dice.date()}`,
            ]),
        ];
    }
}

/** Returns bytes of which some were lost, changed or added in transit. */
export function damaged(dice, bytes) {
    const some = [...bytes];
    for (let count = dice.number(1, 3); count > 0; count--) {
        some.splice(dice.number(0, some.length), dice.number(0, 2), ...dice.bytes(dice.number(0, 2)));
    }
    return Uint8Array.from(some);
}

/** Returns an entry's id, which follows the byte for its format. */
function idOf(entry) {
    return Buffer.from(entry.subarray(1, 17)).toString("hex");
}
