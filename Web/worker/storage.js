// @ts-check
// What the browser stores: the server's entries in runs, the entries that the server does not have yet, and the state
// with a checkpoint and pages of Today. Related changes are made in one transaction.

/**
 * @typedef {object} State
 * @property {string=} person the journal's owner
 * @property {string=} userName
 * @property {string=} device
 * @property {string=} epoch the server's history that the cursor belongs to
 * @property {number} cursor how far the server's entries are stored here
 * @property {boolean} isComplete whether all of them have been stored here
 * @property {boolean} isSyncOn
 * @property {boolean} isSignedIn whether the server knows who this is
 * @property {boolean} isReached whether the last attempt reached the server
 * @property {boolean} isMet whether the server has been contacted since sign-in
 * @property {boolean} [isLimited] whether the server accepted no more entries at the last attempt
 * @property {boolean} [isServerFull] whether that was because its disk is full
 * @property {boolean} isOther whether a different person signed in while there are unsent entries
 * @property {boolean} isSignedOut whether a sign-out still has to be reported to the server
 * @property {number} clockAhead how far the device's clock is ahead of the server's, in milliseconds
 */

/** @typedef {{ key: number, bytes: Uint8Array }} Unsent */
/** @typedef {import("./checkpoint.js").Checkpoint} Checkpoint */
/** @typedef {import("./kept-today.js").KeptToday} KeptToday */

/** @type {State} */
export const nothing = {
    cursor: 0, isComplete: false, isSyncOn: true, isSignedIn: true, isReached: true, isMet: true, isOther: false,
    isSignedOut: false, clockAhead: 0,
};

/** If there are more runs than this at startup, they are merged into one. */
export const mostRuns = 100;

/** The schema version. Avoid raising it: an older version of the app could not open the database. */
const version = 1;

export class Storage {
    /** @type {IDBDatabase | null} */
    #database = null;
    #wasOpened = false;
    /** Whether the browser deleted the stored data while the worker was running. */
    #isLost = false;
    /** Until when the first page of Today applies that was stored since the last change. */
    keptUntil = 0;

    /**
     * Returns what the app starts with: everything stored or, with a checkpoint of this version, the runs after it.
     *
     * @param {string | null} version `null` for no checkpoint
     */
    async begin(version) {
        return this.#transact("readonly", async (stores) => {
            const [state, checkpoint, keys, unsentKeys, unsent] = await Promise.all([
                done(stores.state.get("state")), version ? done(stores.state.get("checkpoint")) : null,
                done(stores.runs.getAllKeys()), done(stores.unsent.getAllKeys()), done(stores.unsent.getAll()),
            ]);
            // Runs are only added at the end or removed all at once, and their keys are never used again.
            const isOfThese = checkpoint?.version === version && keys[checkpoint.runs - 1] === checkpoint.last
                && keys.length <= mostRuns;
            const after = isOfThese ? IDBKeyRange.lowerBound(checkpoint.last, true) : undefined;
            return {
                /** @type {State | null} */
                state: state ? { ...nothing, ...state } : null,
                /** @type {Checkpoint | null} */
                checkpoint: isOfThese ? checkpoint : null,
                keys: keys.map(Number),
                /** @type {Uint8Array[]} */
                runs: await done(stores.runs.getAll(after)),
                /** @type {Unsent[]} */
                unsent: unsentKeys.map((key, place) => ({ key: Number(key), bytes: unsent[place] })),
            };
        });
    }

    /**
     * Returns all of the server's entries.
     *
     * @returns {Promise<Uint8Array[]>}
     */
    async runs() {
        return this.#transact("readonly", ({ runs }) => done(runs.getAll()));
    }

    /**
     * Returns the pages of Today since which nothing has changed.
     *
     * @returns {Promise<KeptToday | null>}
     */
    async today() {
        return (await this.#transact("readonly", ({ state }) => done(state.get("today")))) ?? null;
    }

    /** @param {KeptToday} today */
    async keepToday(today) {
        await this.#transact("readwrite", async ({ state }) => void state.put(today, "today"), "relaxed");
        this.keptUntil = today.pages[0].until;
    }

    /**
     * Stores a checkpoint, unless what it contains was removed in the meantime.
     *
     * @param {Checkpoint} checkpoint
     */
    async keep(checkpoint) {
        await this.#transact("readwrite", async ({ runs, state }) => {
            const isHere = !this.#isLost && (await done(runs.getKey(checkpoint.last))) !== undefined;
            if (isHere) state.put(checkpoint, "checkpoint");
        }, "relaxed");
    }

    /**
     * Applies changes atomically.
     *
     * @param {object} change
     * @param {State=} change.state
     * @param {boolean=} change.isEmptied whether to delete everything first
     * @param {boolean=} change.isRunsReplaced whether the run replaces all runs
     * @param {Uint8Array=} change.run
     * @param {Uint8Array[]=} change.add to what is unsent
     * @param {number[]=} change.remove from what is unsent
     * @param {Unsent[]=} change.replace among what is unsent
     * @returns {Promise<number[]>} the keys of what was added
     */
    async change({ state, isEmptied, isRunsReplaced, run, add = [], remove = [], replace = [] }) {
        this.keptUntil = 0;
        return this.#transact("readwrite", async (stores) => {
            stores.state.delete("today");
            if (isEmptied) {
                for (const store of Object.values(stores)) store.clear();
                this.#isLost = false;
            }
            if (isRunsReplaced) stores.runs.clear();
            if (run?.length) stores.runs.add(run);
            for (const key of remove) stores.unsent.delete(key);
            for (const { key, bytes } of replace) stores.unsent.put(bytes, key);
            // This worker still has the lost data in memory; the next one has to fetch it.
            if (state) stores.state.put(this.#isLost ? { ...state, cursor: 0, isComplete: false } : state, "state");
            const keys = await Promise.all(add.map((bytes) => done(stores.unsent.add(bytes))));
            return keys.map(Number);
        });
    }

    /**
     * Retries once if the browser closed the database.
     *
     * @template Result
     * @param {IDBTransactionMode} mode
     * @param {(stores: Record<"runs" | "unsent" | "state", IDBObjectStore>) => Promise<Result>} body
     * @param {IDBTransactionDurability} durability "strict" waits until the data is on disk
     */
    async #transact(mode, body, durability = "strict") {
        try {
            return await this.#once(mode, body, durability);
        } catch (error) {
            if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
            this.#database = null;
            return this.#once(mode, body, durability);
        }
    }

    /**
     * @template Result
     * @param {IDBTransactionMode} mode
     * @param {(stores: Record<"runs" | "unsent" | "state", IDBObjectStore>) => Promise<Result>} body
     * @param {IDBTransactionDurability} durability
     * @returns {Promise<Result>}
     */
    async #once(mode, body, durability) {
        this.#database ??= await this.#open();
        const transaction = this.#database.transaction(["runs", "unsent", "state"], mode, { durability });
        const ended = new Promise((resolve, reject) => {
            transaction.oncomplete = () => resolve(undefined);
            transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
        });
        const store = (/** @type {string} */ name) => transaction.objectStore(name);
        const [result] = await Promise.all([
            body({ runs: store("runs"), unsent: store("unsent"), state: store("state") }), ended,
        ]);
        return result;
    }

    async #open() {
        const request = indexedDB.open("hexis", version);
        request.onupgradeneeded = () => {
            this.#isLost = this.#wasOpened;
            request.result.createObjectStore("runs", { autoIncrement: true });
            request.result.createObjectStore("unsent", { autoIncrement: true });
            request.result.createObjectStore("state");
        };
        const database = await done(request);
        this.#wasOpened = true;
        database.onclose = () => (this.#database = null);
        // Allows the database to be deleted: the server's entries are fetched again.
        database.onversionchange = () => {
            database.close();
            this.#database = null;
        };
        return database;
    }
}

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
function done(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
