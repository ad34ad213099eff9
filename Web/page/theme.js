// @ts-check
// Keeps the colour of the browser's own bars in step with the page's background, also when the theme changes without a
// page load.

import { swapped } from "./swap.js";

/** What the background depends on, when it was read last: reading it makes the browser style the page at once. */
let seen = dependence();

swapped.addEventListener("swap", () => {
    if (dependence() !== seen) follow();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);

function dependence() {
    return `${document.documentElement.dataset.theme} ${document.querySelector(".sheet") !== null}`;
}

function follow() {
    seen = dependence();
    const paper = getComputedStyle(document.body).backgroundColor;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}
