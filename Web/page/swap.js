// @ts-check
// Replaces the page shown with another one, keeping focus and scroll position.

import { filling } from "./filling.js";
import { merge } from "./merge.js";
import { change } from "./transitions.js";

/** @type {ChildNode[]} what the live region says, also in the moment in which it is empty */
let said = [...(document.getElementById("notice")?.childNodes ?? [])];

/** Called after every swap, when elements of the page may be new. */
export const swapped = new EventTarget();

/**
 * Announces when the page shown is due for an update, if its Refresh header says so: browsers heed that only in a page
 * that they load themselves.
 *
 * @param {Response} response
 */
export function heedRefresh(response) {
    const seconds = Number(response.headers.get("Refresh"));
    if (seconds > 0) setTimeout(() => swapped.dispatchEvent(new Event("due")), seconds * 1000);
}

/**
 * Shows the page that results from a form.
 *
 * @param {Document} page
 * @param {string} address
 */
export function show(page, address) {
    const target = new URL(address);
    const isSamePage = target.pathname === location.pathname;
    const hash = isSamePage ? "" : target.hash;
    const name = decodeURIComponent(target.hash.slice(1));
    // Existing elements keep their position, because the person has just tapped beside them.
    const isNew = !isSamePage || !document.getElementById(name);
    const update = () => {
        replace(page, isSamePage);
        if (!isSamePage) scrollTo(0, 0);
        if (isNew) reach(name);
        announce();
    };
    const next = cleaned(target) + hash;
    if (!isSamePage) history.pushState(null, "", next);
    else if (next !== location.pathname + location.search + location.hash) history.replaceState(null, "", next);
    change(page, isSamePage, update);
}

/**
 * Scrolls to what a form added or changed, and moves keyboard focus there.
 *
 * @param {string} name
 */
function reach(name) {
    const row = document.getElementById(name);
    if (!row || document.getElementById("problems")) return;
    if (!row.matches("a, button")) row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
}

/**
 * Refreshes the page quietly, because the person may be in the middle of something. The last notice stays.
 *
 * @param {Document} page
 */
export function refresh(page) {
    if (seen(page) === seen(document)) return;
    replace(page, true);
    document.getElementById("notice")?.replaceChildren(...said);
}

/**
 * Returns the visible state of a page, without the identifiers of future entries, which differ on each load, and without
 * what scripts add: where the link back leads, and what somebody chose in a chart, whose labels say what it shows.
 *
 * @param {Document} page
 */
function seen(page) {
    const main = /** @type {Element | undefined} */ (page.getElementById("main")?.cloneNode(true));
    const added = "input[type=hidden], .back-link, .chart .bars, .chart-meaning";
    for (const part of main?.querySelectorAll(added) ?? []) part.remove();
    main?.querySelector("[data-chosen]")?.removeAttribute("data-chosen");
    const { theme, text } = page.documentElement.dataset;
    return [theme, text, main?.innerHTML].join("\n");
}

/**
 * @param {Document} page
 * @param {boolean} isSamePage
 */
function replace(page, isSamePage) {
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const before = unfoldable();
    document.title = page.title;
    for (const name of ["data-theme", "data-text", "data-on", "data-badge"]) {
        document.documentElement.setAttribute(name, page.documentElement.getAttribute(name) ?? "");
    }
    const fill = filling();
    if (isSamePage) {
        merge(document.body, page.body);
        fill();
        const after = unfoldable();
        for (const [place, details] of before.entries()) {
            if (details.hasAttribute("open")) same(details, place, after)?.setAttribute("open", "");
        }
    } else {
        document.body.replaceChildren(...page.body.childNodes);
    }
    const problems = document.getElementById("problems");
    const target = problems ?? (focused && counterpart(focused, isSamePage))
        ?? (isSamePage && !focused ? null : document.getElementById("main"));
    if (problems || target !== document.activeElement) target?.focus({ preventScroll: !problems });
    swapped.dispatchEvent(new Event("swap"));
}

const unfoldable = () => [...document.querySelectorAll("main details:not([data-fold])")];

/**
 * Returns the part of the new page that can be opened and has the same title or, if its title changed, the same place.
 *
 * @param {Element} old
 * @param {number} place
 * @param {Element[]} all
 */
function same(old, place, all) {
    /** @param {Element | undefined} details */
    const title = (details) => details?.querySelector("summary")?.textContent;
    const there = all[place];
    return [there, ...all].find((details) => title(details) === title(old))
        ?? (there?.className === old.className ? there : undefined);
}

/**
 * Returns the element of the new page that corresponds to one of the old page: itself if it stayed, or else the one with
 * the same id or, on the same page, with the same link target and preferably the same label.
 *
 * @param {Element} old
 * @param {boolean} isSamePage
 * @returns {HTMLElement | null}
 */
function counterpart(old, isSamePage) {
    if (old instanceof HTMLElement && old.isConnected) return old;
    if (old.id) return document.getElementById(old.id);
    const place = isSamePage ? destination(old) : undefined;
    if (place === undefined) return null;
    const all = [...document.querySelectorAll("a, button")].filter((one) => destination(one) === place);
    const first = all.find((one) => called(one) === called(old)) ?? all[0];
    return first instanceof HTMLElement ? first : null;
}

/** @param {Element} element */
function destination(element) {
    if (element instanceof HTMLAnchorElement) return element.href;
    return element instanceof HTMLButtonElement ? element.form?.action : undefined;
}

/** @param {Element} element */
function called(element) {
    return element.getAttribute("aria-label") ?? element.textContent;
}

/**
 * Returns the address without parameters for one-time messages.
 *
 * @param {URL} address
 */
export function cleaned(address) {
    const query = new URLSearchParams(address.search);
    for (const name of ["habit", "checked", "saved", "added", "brought-back", "reward", "snoozed", "arrived",
        "removed", "begun", "faded", "set-up", "timed", "refused", "said", "since"]) query.delete(name);
    return address.pathname + (query.size > 0 ? `?${query}` : "");
}

/** Screen readers announce a live region when its content changes while it is on the page. */
function announce() {
    const notice = document.getElementById("notice");
    said = [...(notice?.childNodes ?? [])];
    notice?.replaceChildren();
    requestAnimationFrame(showSaid);
}

/** Shows the notice. What has the keyboard's focus by then must not lie behind it. */
function showSaid() {
    document.getElementById("notice")?.replaceChildren(...said);
    document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
}

/** @param {string} text */
export function say(text) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    said = [paragraph];
    showSaid();
}

/**
 * Shows and announces the notice of another page.
 *
 * @param {Document} page
 */
export function sayAs(page) {
    said = [...(page.getElementById("notice")?.childNodes ?? [])];
    showSaid();
}

/** @param {string} text */
export function parsed(text) {
    return new DOMParser().parseFromString(text, "text/html");
}
