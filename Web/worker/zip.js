// @ts-check
// A zip file whose files are stored as they are: pictures would not get smaller. The layout is that of PKWARE's APPNOTE
// 6.3: 4.3.7 (what comes before each file), 4.3.12 (the directory) and 4.3.16 (the end).

/** The maximum size and number of files; beyond it, the format needs fields that are not written here. */
const largest = 4_000_000_000;
const mostFiles = 60_000;
const namesAreUTF8 = 0x0800;

export class Zip {
    /** @type {BlobPart[]} */
    #parts = [];
    /** @type {BlobPart[]} */
    #directory = [];
    #count = 0;
    #size = 0;
    #modified;

    /** @param {Date} modified when the files were made */
    constructor(modified) {
        this.#modified = modified;
    }

    /**
     * Adds a file. Returns whether there was room for it.
     *
     * @param {string} name
     * @param {Blob} content
     */
    async add(name, content) {
        if (this.#size + content.size > largest || this.#count === mostFiles) return false;
        const title = new TextEncoder().encode(name);
        const about = fields(
            [2, namesAreUTF8], [2, 0], [2, timeOf(this.#modified)], [2, dateOf(this.#modified)],
            [4, checksum(new Uint8Array(await content.arrayBuffer()))], [4, content.size], [4, content.size],
            [2, title.length], [2, 0]);
        this.#parts.push(fields([4, 0x04034b50], [2, 10]), about, title, content);
        const place = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, this.#size]);
        this.#directory.push(fields([4, 0x02014b50], [2, 10], [2, 10]), about, place, title);
        this.#count += 1;
        this.#size += 30 + title.length + content.size;
        return true;
    }

    /** Returns the whole file. */
    whole() {
        const directory = new Blob(this.#directory);
        const end = fields(
            [4, 0x06054b50], [2, 0], [2, 0], [2, this.#count], [2, this.#count], [4, directory.size], [4, this.#size],
            [2, 0]);
        return new Blob([...this.#parts, directory, end]);
    }
}

/**
 * Returns numbers in little endian, each with so many bytes.
 *
 * @param {...[2 | 4, number]} numbers
 */
function fields(...numbers) {
    const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [length]) => sum + length, 0)));
    let at = 0;
    for (const [length, number] of numbers) {
        if (length === 2) view.setUint16(at, number, true);
        else view.setUint32(at, number, true);
        at += length;
    }
    return view.buffer;
}

/** Hours, minutes and pairs of seconds, as MS-DOS stored them. */
const timeOf = (/** @type {Date} */ date) =>
    (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);

const dateOf = (/** @type {Date} */ date) =>
    ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();

/** What each byte does to a CRC-32 (ISO 3309). */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
    return byte;
});

/** @param {Uint8Array} bytes */
function checksum(bytes) {
    let sum = -1;
    for (const byte of bytes) sum = (sum >>> 8) ^ remainders[(sum ^ byte) & 255];
    return ~sum >>> 0;
}
