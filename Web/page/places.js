// @ts-check
// Where I am now: puts where the device is into the form of a place, when somebody taps for it, and says how exact that
// is. Nothing leaves the form before it is saved.

import { swapped } from "../app.js";

/** Metres up to which a position is good enough to be taken unseen. */
const precise = 100;

swapped.addEventListener("swap", offer);
document.addEventListener("click", take);
// What was said of a position holds no longer for another one.
document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "position") write("");
});
offer();

function offer() {
    const isAble = isSecureContext && "geolocation" in navigator;
    document.querySelector("[data-here]")?.toggleAttribute("hidden", !isAble);
}

/** @param {MouseEvent} event */
function take({ target }) {
    if (!(target instanceof Element) || !target.closest("[data-here-now]")) return;
    say("asking");
    navigator.geolocation.getCurrentPosition(found, failed, {
        enableHighAccuracy: true, timeout: 20_000, maximumAge: 10_000,
    });
}

/** @param {GeolocationPosition} position */
function found({ coords: { latitude, longitude, accuracy } }) {
    const field = document.querySelector("[data-here]")?.closest("form")?.elements.namedItem("position");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    say(accuracy <= precise ? "precise" : "coarse", Math.ceil(accuracy));
}

/** @param {GeolocationPositionError} error */
function failed({ code }) {
    say(code === GeolocationPositionError.PERMISSION_DENIED ? "denied" : "unavailable");
}

/**
 * @param {string} outcome one that the page has words for
 * @param {number=} metres
 */
function say(outcome, metres) {
    const words = document.querySelector(`[data-here-say=${outcome}]`)?.textContent ?? "";
    write(words.replace("#", String(metres)));
}

/** @param {string} text */
function write(text) {
    const said = document.querySelector("[data-here-said]");
    if (said) said.textContent = text;
}
