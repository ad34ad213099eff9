// @ts-check
// The page script: everything that only a browser can do. Without it, every page still works, with a full load per
// step. Code that only some pages need is in separate parts, which are loaded there and import from this script.

import { isKeeping } from "./page/device.js";
import "./page/back.js";
import "./page/badge.js";
import "./page/card-menu.js";
import "./page/folds.js";
import "./page/forms.js";
import "./page/install.js";
import "./page/keys.js";
import "./page/swipe.js";
import "./page/theme.js";
import "./page/zone.js";
import { cleaned, swapped } from "./page/swap.js";

export { isShared } from "./page/shared.js";
export { parsed, say, sayAs, show, swapped } from "./page/swap.js";

/** @type {[needed: () => unknown, load: () => Promise<unknown>][]} */
const parts = [
    [() => found("#arrivals") || isRemembered("hexis-notice-arrivals"), () => import("./page/arrivals.js")],
    [() => found("#drop"), () => import("./page/arrange.js")],
    [() => found("[data-means]"), () => import("./page/charts.js")],
    [() => found("#clocks-differ"), () => import("./page/clock-changes.js")],
    [() => found("textarea[data-typed]"), () => import("./page/loop.js")],
    [() => found("[data-map]"), () => import("./page/map.js")],
    // Without a service worker, any page of the app uploads the waiting photos.
    [() => found("[data-photo], form[data-photo-add]") || (found("nav.places") && !isKeeping),
        () => import("./page/photos.js")],
    [() => found("[data-here]"), () => import("./page/places.js")],
    [() => found("[data-passkey]"), () => import("./page/passkeys.js")],
    [() => found("#push"), () => import("./page/push.js")],
    [() => found("form[data-scan]"), () => import("./page/scan.js")],
    [() => found("[data-copy], [data-print], [data-share-picture], [data-share-text]"),
        () => import("./page/share.js")],
    [() => found("[data-timer-started]"), () => import("./page/timer.js")],
];

swapped.addEventListener("swap", load);
load();

/** Loads the parts that this page needs. Loading one again does nothing; one that fails is retried on the next page. */
function load() {
    for (const [isNeeded, part] of parts) if (isNeeded()) part().catch(() => undefined);
    showCurrentLink();
}

/** Scrolls the strip of links to the current one. Browsers that know `scroll-initial-target` did so already. */
function showCurrentLink() {
    const current = document.querySelector(".subsections [aria-current]");
    // The width of the window makes the browser lay out the page at once.
    const beyond = current ? current.getBoundingClientRect().right + 16 - innerWidth : 0;
    if (beyond > 0) current?.parentElement?.scrollBy(beyond, 0);
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

// The device’s time zone, for a person who joins on it. The page states the chosen one, also while the
// list of zones is folded away.
const stated = document.getElementById("zone-stated");
const zone = document.getElementById("zone");
if (stated && zone instanceof HTMLSelectElement) {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const isOpen = zone.matches("[data-device-zone]");
    if (isOpen && [...zone.options].some((option) => option.value === name)) zone.value = name;
    const state = () => (stated.textContent = zone.value);
    zone.addEventListener("change", state);
    state();
}

// Times are shown as the device shows them: `h11` and `h12` have twelve hours.
const clock = document.getElementById("device-clock");
if (clock instanceof HTMLInputElement) {
    const { hourCycle } = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
    clock.value = hourCycle?.startsWith("h1") ? "on" : "off";
}

// A page restored from the back/forward cache may be from yesterday.
addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
});

if (location.search) history.replaceState(null, "", cleaned(new URL(location.href)) + location.hash);

const address = () => location.pathname + location.search;
let shown = address();
swapped.addEventListener("swap", () => (shown = address()));

// Back and forward between swapped pages: the browser knows only their addresses, so the page is loaded again. A
// link to an anchor on the page keeps what was typed there.
addEventListener("popstate", () => {
    if (address() !== shown) location.reload();
});
