// @ts-check
// Updates the digits of a stopwatch or a countdown. The page renders them once; they are computed from the start time.

import { say, swapped } from "../app.js";

/** @type {number | undefined} */
let ticking;

swapped.addEventListener("swap", begin);
document.addEventListener("visibilitychange", begin);
begin();

function begin() {
    clearInterval(ticking);
    const digits = document.querySelector("[data-timer-started]");
    if (!(digits instanceof HTMLElement) || document.hidden) return;
    show(digits);
    ticking = setInterval(show, 1000, digits);
}

/** @param {HTMLElement} digits */
function show(digits) {
    const seconds = Math.max(0, Math.floor((Date.now() - Number(digits.dataset.timerStarted)) / 1000));
    const length = digits.dataset.timerSeconds ? Number(digits.dataset.timerSeconds) : undefined;
    digits.textContent = clock(length === undefined ? seconds : Math.max(0, length - seconds));
    if (length !== undefined && seconds >= length) end();
}

function end() {
    clearInterval(ticking);
    const word = document.querySelector("[data-timer-through]");
    if (!(word instanceof HTMLElement) || !word.hidden) return;
    word.hidden = false;
    say(word.textContent ?? "");
    // Browsers let a page vibrate only after a user interaction, and log a warning otherwise.
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
}

/** @param {number} seconds */
function clock(seconds) {
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    const parts = hours ? [hours, two(minutes)] : [minutes];
    return [...parts, two(seconds % 60)].join(":");
}

/** @param {number} number */
function two(number) {
    return String(number).padStart(2, "0");
}
