// @ts-check
// Today as it last was on this device: a worker that starts shows it until its engine is ready, which then says whether
// anything on it has changed.

/**
 * @typedef {object} KeptToday
 * @property {string} version of the app
 * @property {string} random what the identifiers on the pages derive from
 * @property {KeptPage[]} pages of this day and of the next one
 */

/**
 * @typedef {object} KeptPage
 * @property {number} at from when it is shown, in milliseconds since the epoch
 * @property {number} until when it is no longer shown
 * @property {Uint8Array} page
 */

/** What the engine answers: the page, and when its day ends. */
/** @typedef {{ page: Uint8Array, dayEnds: number }} Rendered */

/** How far ahead a page is rendered again, in minutes: it is shown until the last of these at which it is the same. */
const steps = [10, 60, 240, 480];
const minute = 60_000;

const decoder = new TextDecoder();

/**
 * Renders Today for now, and for when the next day begins.
 *
 * @param {string} version
 * @param {number} at
 * @param {string} random
 * @param {(at: number) => Rendered | null} render `null` if this device does not answer for Today
 * @returns {KeptToday | null}
 */
export function kept(version, at, random, render) {
    const now = render(at);
    const next = now && render(now.dayEnds);
    if (!now || !next) return null;
    return { version, random, pages: [lasting(at, now, render), lasting(now.dayEnds, next, render)] };
}

/**
 * Finds out how long a page stays as it is: a new day, or a dose that is due, ends that.
 *
 * @param {number} at
 * @param {Rendered} rendered
 * @param {(at: number) => Rendered | null} render
 * @returns {KeptPage}
 */
function lasting(at, { page }, render) {
    const different = steps.findIndex((step) => !isSame(page, render(at + step * minute)));
    const last = steps[(different < 0 ? steps.length : different) - 1] ?? 0;
    return { at, until: at + last * minute, page };
}

/**
 * Returns whether two pages are the same but for when they were rendered.
 *
 * @param {Uint8Array} page
 * @param {Rendered | null} other
 */
export function isSame(page, other) {
    return other !== null && timeless(page) === timeless(other.page);
}

/** @param {Uint8Array} page */
function timeless(page) {
    return decoder.decode(page).replace(/data-since="\d+"/, "");
}
