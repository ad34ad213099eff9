// @ts-check
// Today as it last was on this device: a worker that starts shows it until its engine is ready, which then says whether
// anything on it has changed.

/**
 * @typedef {object} KeptToday
 * @property {string} version of the app
 * @property {number} at when it was rendered, in milliseconds since the epoch
 * @property {number} until when it is no longer shown
 * @property {string} random what the identifiers on it derive from
 * @property {Uint8Array} page
 */

/** How far ahead the page is rendered, in minutes: it is shown until the first time at which it would be another one. */
const steps = [10, 60, 240];
const minute = 60_000;

const decoder = new TextDecoder();

/**
 * Renders Today, and finds out how long it stays as it is: a new day, or a dose that is due, ends that.
 *
 * @param {string} version
 * @param {number} at
 * @param {string} random
 * @param {(at: number) => Uint8Array | null} render
 * @returns {KeptToday | null} `null` if this device does not answer for Today
 */
export function kept(version, at, random, render) {
    const page = render(at);
    if (!page) return null;
    const different = steps.findIndex((step) => !isSame(page, render(at + step * minute)));
    const last = steps[(different < 0 ? steps.length : different) - 1] ?? 0;
    return { version, at, until: at + last * minute, random, page };
}

/**
 * Returns whether two pages are the same but for when they were rendered.
 *
 * @param {Uint8Array} one
 * @param {Uint8Array | null} other
 */
export function isSame(one, other) {
    return other !== null && timeless(one) === timeless(other);
}

/** @param {Uint8Array} page */
function timeless(page) {
    return decoder.decode(page).replace(/data-since="\d+"/, "");
}
