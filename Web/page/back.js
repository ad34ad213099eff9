// @ts-check
// The link back at the top of a page leads to the page that a link led here from, and names it. Without this script, or
// on a shared computer, it leads to the page above.

import { isShared } from "./shared.js";
import { swapped } from "./swap.js";

const store = "hexis-came-from";

document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || isShared || !isInside()) return;
    const origins = remembered();
    const { pathname: here, search } = location;
    const to = link.pathname;
    // Back from what lies below the page, or from where it led to, is not where the person came from.
    const isBack = here === to || here.startsWith(`${to}/`) || isTo(origins[here], to);
    // What is below this page leads back here anyway, and some addresses say themselves where they lead back.
    if (to.startsWith(`${here}/`) || new URLSearchParams(link.search).has("from")) delete origins[to];
    else if (!isBack) origins[to] = isSheet() ? origins[here] : { address: here + search, name: title() };
    remember(origins);
});
swapped.addEventListener("swap", lead);
lead();

function lead() {
    if (!isInside()) return forget();
    const link = document.querySelector(".page-header > .back-link");
    const origin = remembered()[location.pathname];
    if (!(link instanceof HTMLAnchorElement) || !origin?.name) return;
    link.href = origin.address;
    link.textContent = origin.name;
}

/** Whether it is a page of somebody who is signed in. */
function isInside() {
    return document.querySelector("nav.places") !== null;
}

/** Whether the page lies on another one, which is then where the person came from. */
function isSheet() {
    return document.querySelector("main.sheet") !== null;
}

function title() {
    return document.querySelector("h1")?.textContent ?? "";
}

/**
 * @param {{ address: string } | undefined} origin
 * @param {string} path
 */
function isTo(origin, path) {
    return origin?.address.split("?")[0] === path;
}

/** @returns {Record<string, { address: string, name: string }>} where the person came from, by the path of a page */
function remembered() {
    try {
        return JSON.parse(sessionStorage.getItem(store) ?? "{}");
    } catch {
        return {};
    }
}

/** @param {Record<string, { address: string, name: string }>} origins */
function remember(origins) {
    try {
        sessionStorage.setItem(store, JSON.stringify(origins));
    } catch {
        // Without storage, links lead to the page above.
    }
}

function forget() {
    try {
        sessionStorage.removeItem(store);
    } catch {
        // Without storage, nothing was kept.
    }
}
