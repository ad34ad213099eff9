// @ts-check
// Syncs with the server: sends new entries, and applies those received. Every step is idempotent.

import * as photos from "../page/photo-files.js";

/** The maximum number of entries per request. */
const mostEntries = 500;
const mostBytes = 500_000;
const replyType = "application/octet-stream";
/** The timeout of a request, in milliseconds. */
const patience = 30_000;

export class Sync {
    #device;
    #tell;
    /** @type {Promise<void> | null} */
    #running = null;
    #isAskedAgain = false;
    /** Whether cached pictures of photos deleted elsewhere were cleaned up since the worker started. */
    #isTidied = false;
    /** Entries that this server cannot read. A newer one may, so they are retried when the worker starts. */
    #unread = new Set();

    /**
     * @param {import("./device.js").Device} device
     * @param {() => Promise<void>} tell notifies the open pages of changes
     */
    constructor(device, tell) {
        this.#device = device;
        this.#tell = tell;
    }

    /** Returns once the device and the server are in sync, or sync is not possible now. Never throws. */
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
            // Storage failed halfway; nothing is lost, and the next run continues from there.
        }
    }

    /** Uploads photos, after the journal, through which the server knows about them. */
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

    /** Sends one request. Returns whether another one has to follow. */
    async #step() {
        const state = await this.#device.started();
        if (state.isSignedOut || (!state.isSyncOn && state.isMet)) return false;
        // With sync off, this only checks once after sign-in whether it is the same person.
        const sent = state.isSyncOn ? this.#batch() : [];
        const request = await this.#device.request(sent);
        const response = await posted(request).catch(() => null);
        if (!response || response.status >= 500 || response.status === 429) return this.#missed();
        if (response.status === 401) return this.#unknown({ isSignedIn: false, isMet: true });
        if (response.status === 409) return this.#other();
        // A captive portal responds with its own pages.
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
     * @param {string | null} limit why the server currently accepts no more entries; all of them are retried at the
     * next run
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

    /** A different person signed in: removes the previous journal, unless it has entries that the server lacks. */
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
