// @ts-check
// Keeps the colour of the browser's own bars in step with the page's background, also when the theme changes without a
// page load.

import { swapped } from "./swap.js";

swapped.addEventListener("swap", follow);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);

function follow() {
    const paper = getComputedStyle(document.body).backgroundColor;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}
