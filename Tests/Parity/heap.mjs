// The memory of the browser's module: blocks do not overlap, keep what was written to them, and can all be used again.
//
// HEXIS_SEED repeats a run.

import assert from "node:assert";
import { Dice } from "./dice.mjs";
import { wasm } from "./engines.mjs";

const seed = BigInt(process.env.HEXIS_SEED ?? new Dice(BigInt(Date.now())).number(1, 2 ** 48));
const dice = new Dice(seed);
const rounds = 4;
const steps = 20_000;
/** The maximum size of all blocks together. */
const most = 30_000_000;

const { instance } = await WebAssembly.instantiate(wasm, { host: { random() {} } });
const { allocate, free, memory } = instance.exports;

/** Mostly sizes of objects, some of them at the borders between lists, and few of arrays. */
function length() {
    const exponent = dice.oneIn(40) ? dice.number(9, 22) : dice.number(2, 9);
    return Math.max(1, dice.oneIn(4) ? 2 ** exponent - dice.number(-9, 9) : dice.number(1, 2 ** exponent));
}

/** @param {{ at: number, length: number, mark: number }} block */
function check({ at, length, mark }) {
    const content = new Uint8Array(memory.buffer, at, length);
    assert(content.every((byte) => byte === mark), `${length} bytes at ${at} were changed`);
}

try {
    for (let round = 1; round <= rounds; round++) {
        const blocks = [];
        let sum = 0;
        for (let step = 0; step < steps; step++) {
            // Grows and shrinks by turns.
            const grows = Math.floor(step / 2000) % 2 === 0;
            if (blocks.length === 0 || (sum < most && !dice.oneIn(grows ? 3 : 2))) {
                const block = { at: 0, length: length(), mark: dice.number(1, 255) };
                block.at = allocate(block.length);
                assert.equal(block.at % 16, 0);
                new Uint8Array(memory.buffer, block.at, block.length).fill(block.mark);
                blocks.push(block);
                sum += block.length;
            } else {
                const place = dice.number(0, blocks.length - 1);
                const block = blocks[place];
                blocks[place] = blocks[blocks.length - 1];
                blocks.pop();
                check(block);
                free(block.at);
                sum -= block.length;
            }
        }
        const sorted = [...blocks].sort((one, other) => one.at - other.at);
        sorted.forEach((block, place) => {
            check(block);
            const next = sorted[place + 1];
            assert(!next || block.at + block.length + 8 <= next.at, `two blocks overlap at ${block.at}`);
        });
        for (const block of dice.shuffled(blocks)) free(block.at);
        // All that is free is one block again, so as much fits in at once as before in pieces.
        const size = memory.buffer.byteLength;
        free(allocate(sum));
        assert.equal(memory.buffer.byteLength, size);
        assert(size < 2 * most, `${size} bytes for at most ${most}`);
    }
} catch (error) {
    console.error(`heap: HEXIS_SEED=${seed}: ${error.message}`);
    process.exit(1);
}
console.log(`heap: blocks were taken and returned ${rounds * steps} times (HEXIS_SEED=${seed})`);
