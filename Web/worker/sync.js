// @ts-check
// Meets the server: sends what is new here, takes over what is new there. Every step can be repeated.

import * as photos from "../page/photo-files.js";

/** So many entries go in one request. */
const mostEntries = 500;
const mostBytes = 500_000;
const replyType = "application/octet-stream";
/** Milliseconds to wait for an answer. */
const patience = 30_000;

export class Sync {
    #device;
    #tell;
    /** @type {Promise<void> | null} */
    #running = null;
    #isAskedAgain = false;
    /** Whether pictures of photos that were deleted elsewhere have been looked for since the worker started. */
    #isTidied = false;
    /** Entries that this server cannot read. A newer one may: they are tried again when the worker starts. */
    #unread = new Set();

    /**
     * @param {import("./device.js").Device} device
     * @param {() => Promise<void>} tell tells the open pages that there is something new
     */
    constructor(device, tell) {
        this.#device = device;
        this.#tell = tell;
    }

    /** Returns when device and server agree, or cannot meet now. Never throws. */
    async run() {
        if (this.#running) {
            this.#isAskedAgain = true;
            return this.#running;
        }
        this.#running = this.#all();
        try {
            await this.#running;
        } finally {
            this.#running = null;
        }
    }

    async #all() {
        try {
            do {
                this.#isAskedAgain = false;
                while (await this.#step());
                await this.#sendPhotos();
            } while (this.#isAskedAgain);
        } catch {
            // Storage failed in the middle of it; nothing is lost, and the next run goes on from there.
        }
    }

    /** After the journal, which is how the server knows of them. */
    async #sendPhotos() {
        const { isSyncOn, isSignedIn, isSignedOut, isReached, isOther } = this.#device.state;
        if (!isSyncOn || !isSignedIn || isSignedOut || !isReached || isOther) return;
        if (await photos.send()) await this.#tell();
        if (this.#isTidied || !this.#device.state.isComplete) return;
        this.#isTidied = true;
        for (const photo of await photos.kept()) {
            const { status } = await this.#device.respond({ method: "GET", path: `/photos/${photo}`, query: "", body: "" });
            if (status === 404) await photos.forget(photo);
        }
    }

    /** One request. Whether another one is to follow. */
    async #step() {
        const state = await this.#device.started();
        if (state.isSignedOut || (!state.isSyncOn && state.isMet)) return false;
        // With sync off only this is asked, once after somebody signed in: is it the same person?
        const sent = state.isSyncOn ? this.#batch() : [];
        const request = await this.#device.request(sent);
        const response = await posted(request).catch(() => null);
        if (!response || response.status >= 500 || response.status === 429) return this.#missed();
        if (response.status === 401) return this.#unknown({ isSignedIn: false, isMet: true });
        if (response.status === 409) return this.#other();
        // A network that wants a login answers with pages of its own.
        if (!response.ok || response.headers.get("Content-Type") !== replyType) return this.#missed();
        if (!state.isSyncOn) {
            await this.#device.remember({ isMet: true, isSignedIn: true, isOther: false });
            return false;
        }
        const reply = await response.arrayBuffer().catch(() => null);
        if (!reply) return this.#missed();
        return this.#take(new Uint8Array(reply), request, sent, response.headers.get("Hexis-Limit"));
    }

    /**
     * @param {Uint8Array} reply
     * @param {Uint8Array} request
     * @param {import("./storage.js").Unsent[]} sent
     * @param {string | null} limit why the server takes in nothing more for now: all of it is tried again at the next run
     */
    async #take(reply, request, sent, limit) {
        const before = this.#device.state;
        const taken = await this.#device.take(reply, request, sent, limit);
        if (!taken) return false;
        const after = this.#device.state;
        const { isLimited } = after;
        if (!isLimited) for (const key of taken.unread) this.#unread.add(key);
        if (taken.isAhead) await this.#device.restamp(taken.now);
        const isBack = !before.isReached || !before.isSignedIn || (!before.isComplete && after.isComplete);
        const isOtherLimit =
            isLimited !== (before.isLimited ?? false) || after.isServerFull !== (before.isServerFull ?? false);
        if (taken.hasNews || taken.isAhead || isBack || isOtherLimit) await this.#tell();
        if (isLimited) return taken.hasMore;
        const isProgress = taken.hasMore || taken.isAhead || taken.sent + taken.unread.length > 0;
        return isProgress && (taken.hasMore || this.#batch().length > 0);
    }

    #batch() {
        const batch = [];
        let size = 0;
        for (const entry of this.#device.unsent) {
            if (this.#unread.has(entry.key)) continue;
            size += entry.bytes.length;
            if (batch.length === mostEntries || (size > mostBytes && batch.length > 0)) break;
            batch.push(entry);
        }
        return batch;
    }

    /** The server could not be reached. */
    async #missed() {
        if (this.#device.state.isReached) {
            await this.#device.remember({ isReached: false });
            if (this.#device.unsent.length > 0) await this.#tell();
        }
        return false;
    }

    /** @param {Partial<import("./storage.js").State>} change */
    async #unknown(change) {
        if (this.#device.state.isSignedIn) {
            await this.#device.remember({ ...change, isReached: true });
            await this.#tell();
        }
        return false;
    }

    /** Somebody else signed in. What was here before goes, unless the server lacks some of it. */
    async #other() {
        if (this.#device.unsent.length === 0 && (await this.#device.waitingPhotos()) === 0) {
            await this.#device.wipe();
            return true;
        }
        await this.#device.remember({ isOther: true, isMet: true, isReached: true });
        await this.#tell();
        return false;
    }
}

/** @param {Uint8Array} body */
async function posted(body) {
    const control = new AbortController();
    const limit = setTimeout(() => control.abort(), patience);
    try {
        return await fetch("/sync", { method: "POST", body, signal: control.signal });
    } finally {
        clearTimeout(limit);
    }
}
