// @ts-check
// What the system draws around the page keeps the colour of its paper, also when the theme changes without a load.

import { swapped } from "./swap.js";

swapped.addEventListener("swap", follow);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);

function follow() {
    const paper = getComputedStyle(document.body).backgroundColor;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}
