// @ts-check
// The parts of a full Today that can be folded away: remembers for the rest of the day which of them the person opened
// or folded. On a shared computer, nothing is remembered.

import { isShared } from "./shared.js";
import { swapped } from "./swap.js";

const name = "hexis-folds";

/** When the visit to a full Today began, as the page states it; it is arranged for that moment. */
export function visitBegan() {
    return document.querySelector("[data-since]")?.getAttribute("data-since") ?? null;
}

document.addEventListener("click", ({ target }) => {
    const part = target instanceof Element ? target.closest("summary")?.closest("details[data-fold]") : null;
    if (!(part instanceof HTMLDetailsElement) || isShared) return;
    // The browser opens or folds it right after this.
    remember({ ...remembered(), [part.dataset.fold ?? ""]: !part.open });
});
swapped.addEventListener("swap", restore);
restore();

function restore() {
    const folds = remembered();
    for (const part of document.querySelectorAll("details[data-fold]")) {
        const isOpen = folds[part.getAttribute("data-fold") ?? ""];
        if (isOpen !== undefined) part.toggleAttribute("open", isOpen);
    }
}

/** @returns {Record<string, boolean>} */
function remembered() {
    try {
        const { day, folds } = JSON.parse(localStorage.getItem(name) ?? "{}");
        return day === new Date().toDateString() ? folds : {};
    } catch {
        return {};
    }
}

/** @param {Record<string, boolean>} folds */
function remember(folds) {
    try {
        localStorage.setItem(name, JSON.stringify({ day: new Date().toDateString(), folds }));
    } catch {
        // Without storage, they are as they come.
    }
}
