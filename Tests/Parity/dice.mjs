// @ts-check
// Repeatable random numbers: SplitMix64 (Steele, Lea and Flood, 2014), from a seed that is printed.

const all = (1n << 64n) - 1n;

export class Dice {
    #state;

    /** @param {bigint} seed */
    constructor(seed) {
        this.#state = seed & all;
    }

    /** Returns 64 random bits. */
    #next() {
        this.#state = (this.#state + 0x9e3779b97f4a7c15n) & all;
        let bits = this.#state;
        bits = ((bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n) & all;
        bits = ((bits ^ (bits >> 27n)) * 0x94d049bb133111ebn) & all;
        return bits ^ (bits >> 31n);
    }

    /**
     * Returns a number between the two, both included.
     *
     * @param {number} from
     * @param {number} to
     */
    number(from, to) {
        return from + Number((this.#next() >> 11n) % BigInt(to - from + 1));
    }

    /** @param {number} count */
    oneIn(count) {
        return this.number(1, count) === 1;
    }

    /**
     * @template Item
     * @param {Item[]} items
     */
    one(items) {
        return items[this.number(0, items.length - 1)];
    }

    /**
     * @template Item
     * @param {Item[]} items
     */
    shuffled(items) {
        const mixed = [...items];
        for (let last = mixed.length - 1; last > 0; last--) {
            const other = this.number(0, last);
            [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
        }
        return mixed;
    }

    /** @param {number} count */
    bytes(count) {
        return Uint8Array.from({ length: count }, () => this.number(0, 255));
    }

    /** Returns an identifier: 32 hexadecimal digits. */
    identifier() {
        return [...this.bytes(16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    /** Returns a date, which mostly exists. */
    date() {
        const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
        const year = this.oneIn(10) ? this.one([1899, 1900, 1970, 2199, 2200]) : this.number(2020, 2030);
        const day = this.oneIn(10) ? this.one([0, 29, 30, 31, 32]) : this.number(1, 28);
        return `${year}-${two(this.number(1, 12))}-${two(day)}`;
    }

    /** Returns a time of day. */
    time() {
        const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
        return `${two(this.number(0, 23))}:${two(this.number(0, 59))}`;
    }
}
