// @ts-check
// The app itself: Swift, compiled to WebAssembly. A call consists of a name and pieces of bytes, and so does the
// result.

/** The bytes of entries added per call. The memory that a call takes is never returned to the browser. */
const addedAtOnce = 32_768;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
    /** The person's time zone, as of the entries last added. */
    zone = "";
    /** @type {any} */
    #swift;

    /**
     * @param {WebAssembly.Module} module
     * @param {Uint8Array=} memory of an engine of the same module, which this one continues
     */
    constructor(module, memory) {
        const instance = new WebAssembly.Instance(module, {
            host: {
                /** @param {number} at @param {number} count */
                random: (at, count) => {
                    // Browsers limit the number of random bytes per call.
                    for (let start = 0; start < count; start += 65536) {
                        crypto.getRandomValues(this.#memory(at + start, Math.min(65536, count - start)));
                    }
                },
            },
        });
        this.#swift = instance.exports;
        if (memory) this.#continue(memory);
    }

    /** A copy of everything that the engine knows: between two calls, all of it is in its memory. */
    get memory() {
        return new Uint8Array(this.#swift.memory.buffer).slice();
    }

    /** @param {Uint8Array} memory */
    #continue(memory) {
        const pages = (memory.length - this.#swift.memory.buffer.byteLength) / 65536;
        this.#swift.memory.grow(pages);
        this.#memory(0, memory.length).set(memory);
    }

    /**
     * If this throws, the engine may be in an inconsistent state and must not be used again.
     *
     * @param {string} name
     * @param {...(Uint8Array | object)} pieces bytes are passed unchanged, everything else as JSON
     * @returns {Uint8Array[]}
     */
    call(name, ...pieces) {
        const call = joined([encoder.encode(name), ...pieces.map(bytes)]);
        const at = this.#swift.allocate(call.length);
        this.#memory(at, call.length).set(call);
        const length = this.#swift.call(at, call.length);
        this.#swift.free(at);
        if (length < 0) throw new Error(`the engine does not understand ${name}`);
        return length === 0 ? [] : parted(this.#memory(this.#swift.answer(), length).slice());
    }

    /** @param {Uint8Array} entries in pieces */
    add(entries) {
        for (const part of divided(entries)) this.zone = decoder.decode(this.call("add", part)[0]);
    }

    /** @param {number} at @param {number} count */
    #memory(at, count) {
        return new Uint8Array(this.#swift.memory.buffer, at, count);
    }
}

/**
 * Concatenates pieces, each prefixed with its length in four bytes, little-endian.
 *
 * @param {Uint8Array[]} pieces
 */
export function joined(pieces) {
    const all = new Uint8Array(pieces.reduce((sum, piece) => sum + 4 + piece.length, 0));
    const view = new DataView(all.buffer);
    let at = 0;
    for (const piece of pieces) {
        view.setUint32(at, piece.length, true);
        all.set(piece, at + 4);
        at += 4 + piece.length;
    }
    return all;
}

/** @param {Uint8Array} all */
export function parted(all) {
    const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
    const pieces = [];
    for (let at = 0; at < all.length; ) {
        const length = view.getUint32(at, true);
        pieces.push(all.subarray(at + 4, at + 4 + length));
        at += 4 + length;
    }
    return pieces;
}

/**
 * Divides pieces into parts that one call adds; none becomes one empty part.
 *
 * @param {Uint8Array} all
 */
function* divided(all) {
    const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
    let start = 0;
    for (let at = 0; at < all.length; ) {
        if (at - start > addedAtOnce) {
            yield all.subarray(start, at);
            start = at;
        }
        at += 4 + view.getUint32(at, true);
    }
    yield all.subarray(start);
}

/** @param {Uint8Array} bytes */
export function json(bytes) {
    return JSON.parse(decoder.decode(bytes));
}

/** @param {Uint8Array | object} piece */
function bytes(piece) {
    return piece instanceof Uint8Array ? piece : encoder.encode(JSON.stringify(piece));
}
