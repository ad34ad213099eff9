// @ts-check
// This device: the engine, built from the stored entries, and all operations on it, one at a time. A response is sent
// only after its entries are durable.

import * as photos from "../page/photo-files.js";
import { sealed } from "./checkpoint.js";
import { copyOf } from "./copy.js";
import { joined, json, parted } from "./engine.js";
import { isSame, kept } from "./kept-today.js";
import { built, fresh, read } from "./start.js";
import { nothing, Storage } from "./storage.js";
import { clockChange, offset, zoneOffset } from "./zone.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./storage.js").State} State */

/**
 * A request on which the engine decides.
 *
 * @typedef {{ method: string, path: string, query: string, body: string, isOurs: boolean }} Asked
 */

/**
 * The engine's response: a page, a redirect, or the step to take instead.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Uint8Array} page
 * @property {boolean} isChange whether something was recorded
 * @property {string=} location where to go next, instead of a page
 * @property {boolean=} isMap whether the page has a map
 * @property {string=} deletedPhoto
 * @property {string=} step instead of a page or a redirect
 * @property {string=} next where the page that explains the failure leads
 * @property {string=} then the step that follows once the server has processed a form
 * @property {boolean=} isOn
 * @property {boolean=} isNow
 */

/** A kept page that applies for longer, in milliseconds, is not made again. */
const longEnough = 3_600_000;

/** The number of entries that are in memory as text at once. */
const exportedAtOnce = 1000;

export class Device {
    /** @type {State} */
    state = nothing;
    /** @type {import("./storage.js").Unsent[]} */
    unsent = [];

    #storage = new Storage();
    /** @type {Engine | null} */
    #engine = null;
    /**
     * The number of photos that the server lacks; `undefined` before they are counted.
     *
     * @type {number | undefined}
     */
    #photos;
    /** How often everything was removed from this device, now and when the server was last contacted. */
    #wipes = 0;
    #wipesWhenAsked = 0;
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();
    /** Whether the next engine is built from the entries alone: the last one failed, perhaps because of its checkpoint. */
    #isInDoubt = false;
    /**
     * What is worth a checkpoint.
     *
     * @type {import("./start.js").Due | null}
     */
    #due = null;
    #source;

    /** @param {import("./start.js").Source} source what engines are built with */
    constructor(source) {
        this.#source = source;
    }

    /** Returns the state, after reading what is stored. */
    async started() {
        await this.#inTurn(async () => this.#booted());
        return this.state;
    }

    /**
     * Answers a request, or returns the step to take first or instead.
     *
     * @param {Asked} asked
     * @param {string[]} done the tasks already completed for it
     */
    async answer(asked, done) {
        // Counted again for every request that needs it, and after anything that may have uploaded some.
        const photos = done.at(-1) === "countPhotos" ? this.#photos : undefined;
        return this.#ask("answer", { ...asked, done }, photos);
    }

    /** Counts the photos that the server lacks, for the next response. */
    async countPhotos() {
        this.#photos = await this.waitingPhotos();
    }

    /**
     * Answers a request for a page of the app, regardless of its origin.
     *
     * @param {{ method: string, path: string, query: string, body: string }} request
     */
    async respond(request) {
        return this.#ask("respond", request);
    }

    /**
     * @param {string} name
     * @param {Omit<Asked, "isOurs"> & { isOurs?: boolean, done?: string[] }} request
     * @param {number=} photos
     * @returns {Promise<Answer>}
     */
    #ask(name, request, photos) {
        return this.#withEngine(async (engine) => {
            const [head, page, entries] = engine.call(
                name, this.#message(engine, request, Date.now(), randomName(), photos));
            if (entries.length > 0) await this.#record(engine, entries);
            return { ...json(head), page, isChange: entries.length > 0 };
        });
    }

    /**
     * Returns what the engine is asked, with what only the worker knows.
     *
     * @param {Engine} engine
     * @param {Omit<Asked, "isOurs">} request
     * @param {number} at
     * @param {string} random
     * @param {number=} photos
     */
    #message(engine, request, at, random, photos) {
        return {
            ...request, at, offset: offset(engine.zone, at), clockChange: clockChange(engine.zone, at),
            zoneOffset: zoneOffset(request, at), device: this.state.device, random, userName: this.state.userName,
            journal: { ...this.state, unsent: this.unsent.length, photos },
        };
    }

    /**
     * Returns Today as it was kept, if that can be shown while the engine is built, and how to find out whether it is right.
     *
     * @returns {Promise<{ page: Uint8Array, isRight: () => Promise<boolean> } | null>}
     */
    async keptToday() {
        if (this.#engine || this.#isInDoubt) return null;
        const today = await this.#storage.today();
        if (today?.version !== this.#source.version) return null;
        const now = Date.now();
        const shown = today.pages.find(({ at, until }) => at <= now && now < until);
        if (!shown) return null;
        const { page, at } = shown;
        return {
            page, isRight: () => this.#withEngine(
                async (engine) => isSame(page, this.#today(engine, Date.now(), today.random, at))),
        };
    }

    /**
     * Renders Today; returns `null` if this device does not answer for it.
     *
     * @param {Engine} engine
     * @param {number} at
     * @param {string} random
     * @param {number} since when the visit began
     * @returns {import("./kept-today.js").Rendered | null}
     */
    #today(engine, at, random, since = at) {
        const asked = { method: "GET", path: "/today", query: `since=${since}`, body: "", isOurs: true, done: [] };
        const [head, page] = engine.call("answer", this.#message(engine, asked, at, random));
        const { status, dayEnds } = json(head);
        return status === 200 ? { page, dayEnds } : null;
    }

    /**
     * Returns a page that explains why the requested one is unavailable.
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
     * Returns the bytes to send to the server, and the keys of the entries in them.
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
     * Applies the server's reply; returns `null` if the person signed out in the meantime, so that it no longer
     * applies.
     *
     * @param {Uint8Array} reply
     * @param {Uint8Array} request
     * @param {import("./storage.js").Unsent[]} sent
     * @param {string | null} limit why the server currently accepts no more entries; `null` if it does
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
            const add = take.isAnotherHistory ? (await this.#storage.runs()).flatMap(parted) : [];
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

    /** Returns a copy of everything on this device, which any server of Hexis can import. */
    async exported() {
        const { entries, photos } = await this.#exportedEntries();
        return copyOf(entries, photos);
    }

    async #exportedEntries() {
        return this.#withEngine(async (engine) => {
            const runs = await this.#storage.runs();
            const entries = [...runs.flatMap(parted), ...this.unsent.map((entry) => entry.bytes)];
            const frame = { userName: this.state.userName, exportedAt: new Date().toISOString() };
            const parts = [];
            /** @type {{ photos?: import("./copy.js").Photo[] }} */
            let counts = {};
            for (let at = 0; at === 0 || at < entries.length; at += exportedAtOnce) {
                const isLast = at + exportedAtOnce >= entries.length;
                const [head, text] = engine.call(
                    "export", { ...frame, ...counts, isLast }, joined(entries.slice(at, at + exportedAtOnce)));
                counts = json(head);
                parts.push(/** @type {BlobPart} */ (text));
            }
            return { entries: new Blob(parts), photos: counts.photos ?? [] };
        });
    }

    /**
     * Corrects the timestamps of entries made while the clock was far ahead; only this device has seen them.
     *
     * @param {number} now the server's clock
     */
    async restamp(now) {
        await this.#inTurn(async () => {
            const engine = await fresh(this.#source);
            for (const run of await this.#storage.runs()) engine.add(run);
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

    /** Stores what makes the next start faster: a checkpoint if one is worthwhile, and Today. A full device has neither. */
    async keep() {
        const due = this.#due;
        this.#due = null;
        if (due) await this.#storage.keep(await sealed(this.#source.version, due.keys, due.memory)).catch(() => undefined);
        await this.#withEngine(async (engine) => {
            const now = Date.now();
            if (this.#storage.keptUntil > now + longEnough || !this.state.isComplete) return;
            const random = randomName();
            const today = kept(this.#source.version, now, random, (at) => this.#today(engine, at, random));
            if (today) await this.#storage.keepToday(today).catch(() => undefined);
        });
    }

    /** Returns the number of photos not uploaded yet, which only this device has. */
    async waitingPhotos() {
        return (await photos.unsent().catch(() => [])).length;
    }

    /**
     * Removes everything from this device, except the given state.
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
     * Runs operations one at a time, each with an engine that contains everything stored.
     *
     * @template Result
     * @param {(engine: Engine) => Promise<Result>} body
     * @returns {Promise<Result>}
     */
    #withEngine(body) {
        return this.#inTurn(async () => {
            try {
                return await body(await this.#booted());
            } catch (error) {
                // The engine may contain a partial entry, or one that was not stored.
                this.#engine = null;
                this.#isInDoubt = true;
                throw error;
            }
        });
    }

    async #booted() {
        return (this.#engine ??= await this.#built());
    }

    /**
     * Builds the engine from what is stored.
     *
     * @returns {Promise<Engine>}
     */
    async #built() {
        const [stored] = await Promise.all(
            [read(this.#storage, this.#isInDoubt ? null : this.#source.version), this.#source.module()]);
        if (!stored.state && this.unsent.length > 0) return this.#saved();
        const { engine, due } = await built(this.#source, stored);
        this.#due = due;
        this.#isInDoubt = false;
        this.state = stored.state ?? nothing;
        this.unsent = stored.unsent;
        return engine;
    }

    /**
     * The browser deleted the stored data: fetches the server's entries again; the unsent ones are still in memory.
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

/** Returns what the identifiers of a page's entries derive from. */
function randomName() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
