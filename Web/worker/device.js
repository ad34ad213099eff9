// @ts-check
// This device: the engine, folded from what is stored, and everything that happens to it, one thing after the
// other. Nothing is answered before it is durable.

import * as photos from "../page/photo-files.js";
import { Engine, joined, json, parted } from "./engine.js";
import { nothing, Storage } from "./storage.js";

/** @typedef {import("./storage.js").State} State */

/** More runs than this are joined into one when the device starts. */
const mostRuns = 100;

export class Device {
    /** @type {State} */
    state = nothing;
    /** @type {import("./storage.js").Unsent[]} */
    unsent = [];

    #storage = new Storage();
    /** @type {Engine | null} */
    #engine = null;
    /** How often everything was taken off this device, and how often when the server was last asked. */
    #wipes = 0;
    #wipesWhenAsked = 0;
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();
    #configuration;
    #module;

    /**
     * @param {() => Promise<WebAssembly.Module>} module
     * @param {() => Promise<object>} configuration what the engine knows from the start
     */
    constructor(module, configuration) {
        this.#module = module;
        this.#configuration = configuration;
    }

    /** How things stand, after what is stored was read. */
    async started() {
        await this.#inTurn(async () => this.#booted());
        return this.state;
    }

    /**
     * Answers a request for a page of the app.
     *
     * @param {{ method: string, path: string, query: string, body: string }} request
     */
    async respond(request) {
        return this.#withEngine(async (engine) => {
            const at = Date.now();
            // Only where it is said how much is on this device alone.
            const waiting = request.path === "/settings" ? await this.waitingPhotos() : 0;
            const [head, page, entries] = engine.call("respond", {
                ...request, at, offset: offset(engine.zone, at), clockChange: clockChange(engine.zone, at),
                zoneOffset: zoneOffset(request, at), device: this.state.device,
                random: hexadecimal(crypto.getRandomValues(new Uint8Array(16))), userName: this.state.userName,
                journal: {
                    unsent: this.unsent.length + waiting, isReached: this.state.isReached, isSyncOn: this.state.isSyncOn,
                    isSignedIn: this.state.isSignedIn, isLimited: this.state.isLimited ?? false,
                    isServerFull: this.state.isServerFull ?? false, clockAhead: this.state.clockAhead,
                },
            });
            if (entries.length > 0) await this.#record(engine, entries);
            return { ...json(head), page, isChange: entries.length > 0 };
        });
    }

    /**
     * A page that says why there is no other.
     *
     * @param {string} name
     * @param {string} next
     */
    async page(name, next) {
        return this.#withEngine(async (engine) => {
            const unsent = this.unsent.length + (await this.waitingPhotos());
            const [head, page] = engine.call("page", { name, next, unsent });
            return { ...json(head), page };
        });
    }

    /**
     * The bytes to send to the server, with the keys of the entries in them.
     *
     * @param {import("./storage.js").Unsent[]} unsent
     */
    async request(unsent) {
        return this.#withEngine(async (engine) => {
            this.#wipesWhenAsked = this.#wipes;
            const { person, epoch, cursor } = this.state;
            const [bytes] = engine.call(
                "request", { person, epoch, cursor }, joined(unsent.map((entry) => entry.bytes)));
            return bytes;
        });
    }

    /**
     * Takes over the server's reply; `null` where the person signed out meanwhile, and it is theirs no more.
     *
     * @param {Uint8Array} reply
     * @param {Uint8Array} request
     * @param {import("./storage.js").Unsent[]} sent
     * @param {string | null} limit why the server takes in nothing more for now; `null` where it does
     */
    async take(reply, request, sent, limit) {
        return this.#withEngine(async (engine) => {
            if (this.#wipes !== this.#wipesWhenAsked) return null;
            const [head, keep] = engine.call("take", reply, request);
            const take = json(head);
            const { person, userName, device, epoch, cursor, hasMore } = take;
            const state = {
                ...this.state, person, userName, device, epoch, cursor, isSignedIn: true, isReached: true,
                isMet: true, isOther: false, isComplete: this.state.isComplete || !hasMore,
                isLimited: limit !== null, isServerFull: limit === "disk-full", clockAhead: Date.now() - take.now,
            };
            const remove = take.sent.map((/** @type {number} */ place) => sent[place].key);
            const add = take.isAnotherHistory ? (await this.#storage.read()).runs.flatMap(parted) : [];
            const keys = await this.#storage.change({
                state, run: keep, remove, add, isRunsReplaced: take.isAnotherHistory,
            });
            this.state = state;
            this.unsent = this.unsent.filter((entry) => !remove.includes(entry.key))
                .concat(add.map((bytes, place) => ({ key: keys[place], bytes })));
            if (take.isFoldedAgain) this.#engine = null;
            else if (keep.length > 0) engine.add(keep);
            return {
                hasMore, hasNews: take.hasNews, isAhead: take.isAhead, now: take.now, sent: remove.length,
                unread: take.unread.map((/** @type {number} */ place) => sent[place].key),
            };
        });
    }

    /**
     * Brings entries back that a clock far ahead had stamped; nobody but this device has seen them.
     *
     * @param {number} now the server's clock
     */
    async restamp(now) {
        await this.#inTurn(async () => {
            const { runs } = await this.#storage.read();
            const engine = await this.#fresh(runs);
            const [run] = engine.call("restamp", { now }, joined(this.unsent.map((entry) => entry.bytes)));
            const replace = parted(run).map((bytes, place) => ({ key: this.unsent[place].key, bytes }));
            await this.#storage.change({ replace });
            this.unsent = replace;
            this.#engine = null;
        });
    }

    /** @param {Partial<State>} change */
    async remember(change) {
        await this.#inTurn(async () => {
            await this.#booted();
            const state = { ...this.state, ...change };
            await this.#storage.change({ state });
            this.state = state;
        });
    }

    /** How many photos have changes that only this device knows: pictures that were not sent yet. */
    async waitingPhotos() {
        return (await photos.unsent().catch(() => [])).length;
    }

    /**
     * Takes everything off this device, but for what is said.
     *
     * @param {Partial<State>} rest
     */
    async wipe(rest = {}) {
        await this.#inTurn(async () => {
            const state = { ...nothing, ...rest };
            this.#wipes += 1;
            await this.#storage.change({ isEmptied: true, state });
            await photos.wipe();
            this.#forget();
            this.state = state;
        });
    }

    /**
     * @param {Engine} engine
     * @param {Uint8Array} entries
     */
    async #record(engine, entries) {
        const add = parted(entries);
        const keys = await this.#storage.change({ add });
        this.unsent = this.unsent.concat(add.map((bytes, place) => ({ key: keys[place], bytes })));
        engine.add(entries);
    }

    /**
     * One thing after the other, each with an engine that holds all that is stored.
     *
     * @template Result
     * @param {(engine: Engine) => Promise<Result>} body
     * @returns {Promise<Result>}
     */
    #withEngine(body) {
        return this.#inTurn(async () => {
            const engine = await this.#booted();
            try {
                return await body(engine);
            } catch (error) {
                // It may hold half an entry, or one that was not stored.
                this.#engine = null;
                throw error;
            }
        });
    }

    async #booted() {
        if (this.#engine) return this.#engine;
        const { state, runs, unsent } = await this.#storage.read();
        if (!state && this.unsent.length > 0) return this.#saved();
        if (runs.length > mostRuns) {
            const run = joined(runs.flatMap(parted));
            await this.#storage.change({ isRunsReplaced: true, run });
        }
        this.state = state ?? nothing;
        this.unsent = unsent;
        this.#engine = await this.#fresh([...runs, joined(unsent.map((entry) => entry.bytes))]);
        return this.#engine;
    }

    /**
     * The browser dropped what was stored; what the server has is fetched again, the rest is still here.
     *
     * @returns {Promise<Engine>}
     */
    async #saved() {
        const { person, device, userName, isSyncOn } = this.state;
        const add = this.unsent.map((entry) => entry.bytes);
        await this.#storage.change({ state: { ...nothing, person, device, userName, isSyncOn }, add });
        this.#forget();
        return this.#booted();
    }

    /** @param {Uint8Array[]} runs */
    async #fresh(runs) {
        const [module, configuration] = await Promise.all([this.#module(), this.#configuration()]);
        const engine = new Engine(module);
        engine.call("configure", configuration);
        for (const run of runs) engine.add(run);
        return engine;
    }

    #forget() {
        this.#engine = null;
        this.unsent = [];
        this.state = nothing;
    }

    /**
     * @template Result
     * @param {() => Promise<Result>} body
     * @returns {Promise<Result>}
     */
    #inTurn(body) {
        const result = this.#queue.then(body);
        this.#queue = result.catch(() => undefined);
        return result;
    }
}

/**
 * Seconds east of UTC in a zone: what its clocks show less what UTC's show.
 *
 * @param {string} zone
 * @param {number} at
 */
function offset(zone, at) {
    try {
        const shown = new Intl.DateTimeFormat("en-US", {
            timeZone: zone || "UTC", hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric",
            hour: "numeric", minute: "numeric", second: "numeric",
        }).formatToParts(at);
        const part = (/** @type {string} */ type) => Number(shown.find((part) => part.type === type)?.value);
        const local = Date.UTC(
            part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
        return local / 1000 - Math.floor(at / 1000);
    } catch {
        // A zone that this browser does not know.
        return 0;
    }
}

/**
 * Where the clocks stand in the zone that the settings are sent with; nothing for every other request.
 *
 * @param {{ method: string, path: string, body: string }} request
 * @param {number} at
 */
function zoneOffset({ method, path, body }, at) {
    const zone = method === "POST" && path === "/settings" ? new URLSearchParams(body).get("zone") : null;
    return zone ? offset(zone, at) : undefined;
}

/**
 * When a zone's clocks change within three days, found by halving, and their offset from then on; nothing where they do
 * not.
 *
 * @param {string} zone
 * @param {number} at
 */
function clockChange(zone, at) {
    let before = at - at % 1000;
    let after = before + 259_200_000;
    const [now, later] = [offset(zone, before), offset(zone, after)];
    if (now === later) return undefined;
    while (after - before > 1000) {
        const middle = before + Math.floor((after - before) / 2000) * 1000;
        if (offset(zone, middle) === now) before = middle;
        else after = middle;
    }
    return { at: after, offset: later };
}

/** @param {Uint8Array} bytes */
function hexadecimal(bytes) {
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
