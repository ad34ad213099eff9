// @ts-check
// A start of the engine: from a checkpoint and the entries that came since or, without one, from all entries.

import { opened, worthwhile } from "./checkpoint.js";
import { Engine, joined, parted } from "./engine.js";
import { mostRuns } from "./storage.js";

/**
 * What engines are built with.
 *
 * @typedef {object} Source
 * @property {string} version of the app
 * @property {() => Promise<WebAssembly.Module>} module
 * @property {() => Promise<object>} configuration the engine's initial configuration
 */

/**
 * What engines are built from.
 *
 * @typedef {object} Stored
 * @property {import("./storage.js").State | null} state
 * @property {Uint8Array=} memory of an engine that contains the runs before these
 * @property {number[]} keys of all runs
 * @property {Uint8Array[]} runs
 * @property {import("./storage.js").Unsent[]} unsent
 */

/**
 * What is worth a checkpoint: the memory of an engine, and the keys of the runs in it.
 *
 * @typedef {{ memory: Uint8Array, keys: number[] }} Due
 */

/**
 * Reads what an engine is built from.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {string | null} version whose checkpoint is used; `null` for none
 * @returns {Promise<Stored>}
 */
export async function read(storage, version) {
    const { checkpoint, ...stored } = await storage.begin(version);
    const memory = checkpoint && (await opened(checkpoint));
    if (checkpoint && !memory) return read(storage, null);
    if (stored.keys.length <= mostRuns) return { ...stored, memory: memory ?? undefined };
    await storage.change({ isRunsReplaced: true, run: joined(stored.runs.flatMap(parted)) });
    return read(storage, version);
}

/**
 * Builds an engine that contains everything stored.
 *
 * @param {Source} source
 * @param {Stored} stored
 * @returns {Promise<{ engine: Engine, due: Due | null }>}
 */
export async function built(source, { memory, keys, runs, unsent }) {
    const engine = await fresh(source, memory);
    for (const run of runs) engine.add(run);
    const size = runs.reduce((sum, run) => sum + run.length, 0);
    const due = size > worthwhile ? { memory: engine.memory, keys } : null;
    engine.add(joined(unsent.map((entry) => entry.bytes)));
    return { engine, due };
}

/**
 * Returns an engine without entries, or one that continues another.
 *
 * @param {Source} source
 * @param {Uint8Array=} memory of the engine that it continues
 */
export async function fresh(source, memory) {
    const engine = new Engine(await source.module(), memory);
    if (!memory) engine.call("configure", await source.configuration());
    return engine;
}
