// @ts-check
// What the browser keeps: the server's entries in runs, the entries that the server does not have yet, and how
// things stand. What belongs together changes in one transaction.

/**
 * @typedef {object} State
 * @property {string=} person whose journal it is
 * @property {string=} userName
 * @property {string=} device
 * @property {string=} epoch the server's history that the cursor belongs to
 * @property {number} cursor up to where the server's entries are here
 * @property {boolean} isComplete whether all of them were here once
 * @property {boolean} isSyncOn
 * @property {boolean} isSignedIn whether the server knows who this is
 * @property {boolean} isReached whether the server could be reached when it was last tried
 * @property {boolean} isMet whether the server has been asked since somebody signed in
 * @property {boolean} [isLimited] whether the server took in nothing more when it was last asked to
 * @property {boolean} [isServerFull] whether its disk had no room for that
 * @property {boolean} isOther whether somebody else signed in while there are unsent entries
 * @property {boolean} isSignedOut whether the server has still to be told of a sign-out
 * @property {number} clockAhead of the server's clock, in milliseconds
 */

/** @typedef {{ key: number, bytes: Uint8Array }} Unsent */

/** @type {State} */
export const nothing = {
    cursor: 0, isComplete: false, isSyncOn: true, isSignedIn: true, isReached: true, isMet: true, isOther: false,
    isSignedOut: false, clockAhead: 0,
};

/** Never raised without need: an older version could not open what a newer one left. */
const version = 1;

export class Storage {
    /** @type {IDBDatabase | null} */
    #database = null;
    #wasOpened = false;
    /** Whether the browser took what was kept here away while the worker was at work. */
    #isLost = false;

    /** Everything that is kept. */
    async read() {
        return this.#transact("readonly", async (stores) => {
            const [state, runs, keys, bytes] = await Promise.all([
                done(stores.state.get("state")), done(stores.runs.getAll()),
                done(stores.unsent.getAllKeys()), done(stores.unsent.getAll()),
            ]);
            return {
                /** @type {State | null} */
                state: state ? { ...nothing, ...state } : null,
                /** @type {Uint8Array[]} */
                runs,
                /** @type {Unsent[]} */
                unsent: keys.map((key, place) => ({ key: Number(key), bytes: bytes[place] })),
            };
        });
    }

    /**
     * Changes things, all or nothing.
     *
     * @param {object} change
     * @param {State=} change.state
     * @param {boolean=} change.isEmptied whether everything that was here goes first
     * @param {boolean=} change.isRunsReplaced whether the run replaces all runs
     * @param {Uint8Array=} change.run
     * @param {Uint8Array[]=} change.add to what is unsent
     * @param {number[]=} change.remove from what is unsent
     * @param {Unsent[]=} change.replace among what is unsent
     * @returns {Promise<number[]>} the keys of what was added
     */
    async change({ state, isEmptied, isRunsReplaced, run, add = [], remove = [], replace = [] }) {
        return this.#transact("readwrite", async (stores) => {
            if (isEmptied) {
                for (const store of Object.values(stores)) store.clear();
                this.#isLost = false;
            }
            if (isRunsReplaced) stores.runs.clear();
            if (run?.length) stores.runs.add(run);
            for (const key of remove) stores.unsent.delete(key);
            for (const { key, bytes } of replace) stores.unsent.put(bytes, key);
            // What was lost is known to this worker; the next one has to fetch it.
            if (state) stores.state.put(this.#isLost ? { ...state, cursor: 0, isComplete: false } : state, "state");
            const keys = await Promise.all(add.map((bytes) => done(stores.unsent.add(bytes))));
            return keys.map(Number);
        });
    }

    /**
     * Once more where the browser closed the database in between.
     *
     * @template Result
     * @param {IDBTransactionMode} mode
     * @param {(stores: Record<"runs" | "unsent" | "state", IDBObjectStore>) => Promise<Result>} body
     */
    async #transact(mode, body) {
        try {
            return await this.#once(mode, body);
        } catch (error) {
            if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
            this.#database = null;
            return this.#once(mode, body);
        }
    }

    /**
     * @template Result
     * @param {IDBTransactionMode} mode
     * @param {(stores: Record<"runs" | "unsent" | "state", IDBObjectStore>) => Promise<Result>} body
     * @returns {Promise<Result>}
     */
    async #once(mode, body) {
        this.#database ??= await this.#open();
        // "strict" waits until it is on the disk.
        const transaction = this.#database.transaction(["runs", "unsent", "state"], mode, { durability: "strict" });
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
        // Whoever wants to delete it may: what was on the server is fetched again.
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
