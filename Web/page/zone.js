// @ts-check
// Notices that the device is in a time zone whose clocks differ from the settings, and asks once per journey which to
// use.

import { swapped } from "./swap.js";

const kept = "hexis-home-time-kept";

/** The zone of the device. */
let here = currentZone();
/** Zones whose clocks were compared, and whether they show the same time. */
let compared = { home: "", here: "", areSame: true };

swapped.addEventListener("swap", ask);
addEventListener("focus", () => {
    here = currentZone();
    ask();
});
document.addEventListener("click", keep);
ask();

function currentZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function ask() {
    const question = document.getElementById("zone-question");
    const home = question?.dataset.zone;
    if (!question || !home) return;
    if (!here || haveSameClocks(home)) {
        // Back home: the next journey is a new one.
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
    remember(here);
    document.getElementById("zone-question")?.setAttribute("hidden", "");
    document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Returns whether clocks at home and here show the same time now and in half a year, because many names denote the same
 * clocks.
 *
 * @param {string} home
 */
function haveSameClocks(home) {
    if (compared.home !== home || compared.here !== here) {
        const now = Date.now();
        const areSame = [now, now + 182 * 86_400_000].every((time) => clock(home, time) === clock(here, time));
        compared = { home, here, areSame };
    }
    return compared.areSame;
}

/**
 * @param {string} zone
 * @param {number} time
 */
function clock(zone, time) {
    try {
        return new Date(time).toLocaleString("en", { timeZone: zone });
    } catch {
        // This browser does not know the zone, so there is nothing to compare.
        return "";
    }
}

/** @param {string} zone */
function isKept(zone) {
    try {
        return localStorage.getItem(kept) === zone;
    } catch {
        // Without storage it would ask every day, so it does not ask at all.
        return true;
    }
}

/** @param {string | null} zone */
function remember(zone) {
    try {
        if (zone) localStorage.setItem(kept, zone);
        else localStorage.removeItem(kept);
    } catch {
        // Without storage, it does not ask in the first place.
    }
}
