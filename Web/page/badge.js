// @ts-check
// Shows how many doses are due on the icon of the installed app, as the page states it.

import { swapped } from "./swap.js";

/** @type {string | undefined} */
let shown;

swapped.addEventListener("swap", show);
show();

function show() {
    const { badge } = document.documentElement.dataset;
    if (badge === shown) return;
    shown = badge;
    // Not every browser can, and some refuse to.
    if (badge) navigator.setAppBadge?.(Number(badge)).catch(() => undefined);
}
