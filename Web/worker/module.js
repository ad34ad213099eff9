// @ts-check
// The app itself travels as streams, which compress better than a module: its sections, then what functions declare,
// their instructions, the locals they use, and the offsets of what they load and store. scripts/wasm_streams.py takes
// the module apart; this puts it together again, byte for byte.

const [sections, declarations, instructions, locals, offsets, largeOffsets] = [0, 1, 2, 3, 4, 5];
/** Bytes: what a module begins with. */
const headerSize = 8;
const codeSection = 10;

/**
 * @param {Uint8Array} file
 * @returns {Uint8Array} the module
 */
export function assembled(file) {
    let read = 0;
    let written = 0;
    const module = new Uint8Array(size());
    /** Where to read on in each stream. */
    const places = [size(), size(), size(), size(), size(), size()];
    for (const [stream, length] of places.entries()) {
        places[stream] = read;
        read += length;
    }
    const end = places[declarations];

    copyBytes(sections, headerSize);
    while (places[sections] < end) {
        if (copyByte(sections) === codeSection) sized(code);
        else copyBytes(sections, copyNumber(sections));
    }
    return module;

    /** A number that the file begins with. */
    function size() {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = byteAt(read++);
            value |= (byte & 127) << shift;
            if (byte < 128) return value;
        }
    }

    /** @param {number} place */
    function byteAt(place) {
        const byte = file[place];
        if (byte === undefined) throw new Error("the app is incomplete");
        return byte;
    }

    function code() {
        for (let functions = copyNumber(declarations); functions > 0; functions -= 1) sized(body);
    }

    function body() {
        for (let types = copyNumber(declarations); types > 0; types -= 1) {
            copyNumber(declarations);
            copyByte(declarations);
        }
        let depth = 1;
        while (depth > 0) depth += instruction();
    }

    /** Returns by how much it changes the depth of nested blocks. */
    function instruction() {
        const code = copyByte(instructions);
        if (code >= 0x20 && code <= 0x22) copyNumber(locals);
        else if (code >= 0x28 && code <= 0x3e) loadOrStore();
        else if (code === 0x43) copyBytes(instructions, 4);
        else if (code === 0x44) copyBytes(instructions, 8);
        else for (let count = following(code); count > 0; count -= 1) copyNumber(instructions);
        return code === 0x0b ? -1 : code >= 0x02 && code <= 0x04 ? 1 : 0;
    }

    function loadOrStore() {
        copyNumber(instructions);
        if (copyByte(offsets) > 127) copyNumber(largeOffsets);
    }

    /**
     * How many numbers follow an instruction in its stream.
     *
     * @param {number} code
     */
    function following(code) {
        if (code === 0x0e) return copyNumber(instructions) + 1; // a table of branches
        if (code === 0x1c) return copyNumber(instructions); // a typed select
        if (code === 0x11) return 2; // an indirect call
        if (code === 0xfc) return followingPrefixed(copyNumber(instructions));
        const isFollowed = code >= 0x02 && code <= 0x04 || code === 0x0c || code === 0x0d || code === 0x10
            || code >= 0x23 && code <= 0x26 || code >= 0x3f && code <= 0x42 || code === 0xd0 || code === 0xd2;
        return isFollowed ? 1 : 0;
    }

    /** @param {number} code of an instruction for all of the memory or of a table */
    function followingPrefixed(code) {
        if (code < 8) return 0;
        return code < 16 && code % 2 === 0 ? 2 : 1;
    }

    /**
     * Puts the size of what is written before it.
     *
     * @param {() => void} write
     */
    function sized(write) {
        const start = written;
        write();
        let size = written - start;
        const bytes = [];
        for (; size > 127; size >>= 7) bytes.push(size & 127 | 128);
        bytes.push(size);
        module.copyWithin(start + bytes.length, start, written);
        module.set(bytes, start);
        written += bytes.length;
    }

    /** @param {number} stream */
    function copyByte(stream) {
        return module[written++] = byteAt(places[stream]++);
    }

    /** @param {number} stream @param {number} count */
    function copyBytes(stream, count) {
        for (; count > 0; count -= 1) copyByte(stream);
    }

    /** @param {number} stream */
    function copyNumber(stream) {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = copyByte(stream);
            value |= (byte & 127) << shift;
            if (byte < 128) return value;
        }
    }
}
