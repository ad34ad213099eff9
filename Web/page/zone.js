// @ts-check
// Notices that the device is where clocks differ from those of the settings, and asks once a journey what shall hold.

import { swapped } from "./swap.js";

const kept = "hexis-home-time-kept";

swapped.addEventListener("swap", ask);
addEventListener("focus", ask);
document.addEventListener("click", keep);
ask();

function ask() {
    const question = document.getElementById("zone-question");
    const home = question?.dataset.zone;
    if (!question || !home) return;
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!here || haveSameClocks(home, here)) {
        // Home again: the next journey is another one.
        remember(null);
        question.hidden = true;
        return;
    }
    const name = question.querySelector("[data-zone-found]");
    const field = question.querySelector("input[name=zone]");
    if (!name || !(field instanceof HTMLInputElement)) return;
    name.textContent = here.split("/").reverse().join(", ").replaceAll("_", " ");
    field.value = here;
    question.hidden = isKept(here);
}

/** @param {MouseEvent} event */
function keep({ target }) {
    if (!(target instanceof Element) || !target.closest("button[data-zone-keep]")) return;
    remember(Intl.DateTimeFormat().resolvedOptions().timeZone);
    document.getElementById("zone-question")?.setAttribute("hidden", "");
    document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Whether two zones show the same time now and in half a year: many names stand for the same clocks.
 *
 * @param {string} home
 * @param {string} here
 */
function haveSameClocks(home, here) {
    const now = Date.now();
    return [now, now + 182 * 86_400_000].every((time) => clock(home, time) === clock(here, time));
}

/**
 * @param {string} zone
 * @param {number} time
 */
function clock(zone, time) {
    try {
        return new Date(time).toLocaleString("en", { timeZone: zone });
    } catch {
        // A zone that this browser does not know: nothing can be said of it.
        return "";
    }
}

/** @param {string} zone */
function isKept(zone) {
    try {
        return localStorage.getItem(kept) === zone;
    } catch {
        // Where nothing can be remembered, it would be asked every day: then nobody is asked.
        return true;
    }
}

/** @param {string | null} zone */
function remember(zone) {
    try {
        if (zone) localStorage.setItem(kept, zone);
        else localStorage.removeItem(kept);
    } catch {
        // Then nobody is asked in the first place.
    }
}
