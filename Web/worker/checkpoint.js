// @ts-check
// A checkpoint: what the engine knew after some runs of entries, so that a start only has to add those that came since.
// It saves time and nothing else: at any doubt, the engine is built from the entries.

/**
 * @typedef {object} Checkpoint
 * @property {string} version of the app, since every version arranges its memory differently
 * @property {number} runs how many it contains
 * @property {number} last the key of the last of them
 * @property {Blob} memory of the engine; browsers read a blob three times as fast as bytes
 * @property {Uint8Array} digest of the memory
 */

/** The bytes of entries that are worth a new checkpoint: some 1,400 entries, which take a few milliseconds to add. */
export const worthwhile = 100_000;

/**
 * @param {string} version
 * @param {number[]} keys of the runs
 * @param {Uint8Array} memory of an engine with these runs
 * @returns {Promise<Checkpoint>}
 */
export async function sealed(version, keys, memory) {
    return {
        version, runs: keys.length, last: keys[keys.length - 1], digest: await digest(memory),
        memory: new Blob([/** @type {BlobPart} */ (memory)]),
    };
}

/**
 * Returns the memory; `null` if it is not what was stored.
 *
 * @param {Checkpoint} checkpoint
 */
export async function opened({ memory, digest: stored }) {
    const bytes = await memory.arrayBuffer().then((buffer) => new Uint8Array(buffer), () => null);
    const actual = bytes && (await digest(bytes));
    const isIntact = actual && stored.length === actual.length && stored.every((byte, at) => byte === actual[at]);
    return isIntact ? bytes : null;
}

/** @param {Uint8Array} memory */
async function digest(memory) {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (memory)));
}
