// @ts-check
// A server's reply to a device in the compact form, true or not.

import { Dice } from "./dice.mjs";

/**
 * @param {Dice} dice
 * @param {Uint8Array[]} sent what the device sent
 * @param {Uint8Array[]} news what the server has for it
 * @returns {Uint8Array}
 */
export function reply(dice, sent, news) {
    const outcomes = sent.map(() => dice.number(0, 3));
    const stored = sent.filter((_, place) => outcomes[place] === 1);
    return Uint8Array.from([
        1, ...dice.bytes(16), ...run(new TextEncoder().encode("maria")), ...dice.bytes(16), ...dice.bytes(16),
        ...number(dice.one([0, 2 * 1_795_248_000_000, 2 ** 60])), ...run(outcomes), ...runs(stored), ...runs(news),
        ...number(dice.one([0, 2 * news.length, 2 ** 45])), dice.number(0, 1),
    ]);
}

/** @param {Uint8Array[]} all */
function runs(all) {
    return [...number(all.length), ...all.flatMap((one) => run(one))];
}

/** @param {Uint8Array | number[]} bytes */
function run(bytes) {
    return [...number(bytes.length), ...bytes];
}

/**
 * Encodes seven bits per byte, the lowest first.
 *
 * @param {number} value
 * @returns {number[]}
 */
function number(value) {
    return value < 128 ? [value] : [value % 128 + 128, ...number(Math.floor(value / 128))];
}
