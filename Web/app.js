// @ts-check
// The page script: what only a browser can do. Without it every page works the same, a load at a time. What only some
// pages need lies in parts that are loaded there; they take from this script what it exports.

import { isKeeping } from "./page/device.js";
import "./page/forms.js";
import "./page/install.js";
import "./page/theme.js";
import "./page/zone.js";
import { cleaned, swapped } from "./page/swap.js";

export { isShared } from "./page/shared.js";
export { parsed, say, sayAs, show, swapped } from "./page/swap.js";

/** @type {[needed: () => unknown, load: () => Promise<unknown>][]} */
const parts = [
    [() => found("#arrivals") || isRemembered("hexis-notice-arrivals"), () => import("./page/arrivals.js")],
    [() => found("#clocks-differ"), () => import("./page/clock-changes.js")],
    [() => found("textarea[data-typed]"), () => import("./page/loop.js")],
    [() => found("[data-map]"), () => import("./page/map.js")],
    // Where no service worker will come, photos that wait are sent by any page of the app.
    [() => found("[data-photo], form[data-photo-add]") || (found("nav.places") && !isKeeping),
        () => import("./page/photos.js")],
    [() => found("[data-here]"), () => import("./page/places.js")],
    [() => found("#push"), () => import("./page/push.js")],
    [() => found("form[data-scan]"), () => import("./page/scan.js")],
    [() => found("[data-copy], [data-print], [data-share-picture], [data-share-text]"),
        () => import("./page/share.js")],
    [() => found("[data-timer-started]"), () => import("./page/timer.js")],
];

swapped.addEventListener("swap", load);
load();

/** A part that is there already is loaded again for nothing. One that cannot come is tried again on the next page. */
function load() {
    for (const [isNeeded, part] of parts) if (isNeeded()) part().catch(() => undefined);
}

/** @param {string} selector */
function found(selector) {
    return document.querySelector(selector) !== null;
}

/** @param {string} name */
function isRemembered(name) {
    try {
        return localStorage.getItem(name) !== null;
    } catch {
        return false;
    }
}

// The zone that the device lives in, for whoever joins on it.
const zone = document.querySelector("select[data-device-zone]");
if (zone instanceof HTMLSelectElement) {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if ([...zone.options].some((option) => option.value === name)) zone.value = name;
}

// A page that comes back from the browser's memory may be of yesterday.
addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
});

if (location.search) history.replaceState(null, "", cleaned(new URL(location.href)) + location.hash);

const address = () => location.pathname + location.search;
let shown = address();
swapped.addEventListener("swap", () => (shown = address()));

// Back and ahead among swapped pages: the browser knows the addresses, the host their pages. A link to a place on the
// page leaves what was typed there.
addEventListener("popstate", () => {
    if (address() !== shown) location.reload();
});
