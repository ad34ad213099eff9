// @ts-check
// On a keyboard, one key leads to a page, unless the person turned that off. Settings lists the keys.

import { hasUnsaved } from "./forms.js";

/** @type {Record<string, string>} */
const pages = {
    t: "/today", h: "/habits", p: "/progress", r: "/rewards", s: "/settings", n: "/add", "/": "/search",
    "?": "/settings/keys",
};

/**
 * What is on only some pages, and comes before the pages of the same keys.
 *
 * @type {Record<string, string>}
 */
const links = {
    n: ".add-button", ArrowLeft: ".day-header a:has(.back)", ArrowRight: ".day-header a:has(.ahead)",
};

document.addEventListener("keydown", (event) => {
    if (document.querySelector("nav.places") === null) return;
    const isMeant = isPlain(event) && !hasUnsaved();
    const address = isSearch(event) ? "/search" : isMeant ? leadingTo(event.key) : undefined;
    if (!address) return;
    event.preventDefault();
    // As if the person had tapped the link, which may need no transition.
    const link = document.querySelector(`.places a[href="${address}"]`);
    if (link instanceof HTMLAnchorElement) link.click();
    else location.assign(address);
});

/**
 * Ctrl+K or ⌘K, which nobody types.
 *
 * @param {KeyboardEvent} event
 */
function isSearch({ key, ctrlKey, metaKey }) {
    return key === "k" && (ctrlKey || metaKey);
}

/** @param {KeyboardEvent} event */
function isPlain({ altKey, ctrlKey, key, metaKey, repeat, shiftKey, target }) {
    return !(altKey || ctrlKey || metaKey || repeat || (shiftKey && key.startsWith("Arrow")))
        && document.documentElement.matches("[data-on~=keys]")
        && !(target instanceof Element && target.closest("input, select, textarea, dialog"));
}

/** @param {string} key */
function leadingTo(key) {
    const link = links[key] && document.querySelector(links[key]);
    return link instanceof HTMLAnchorElement ? link.href : pages[key];
}
