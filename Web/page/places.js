// @ts-check
// “Where I am now”: on a tap, fills the device's position into the form of a place, and shows its accuracy. Nothing is
// sent until the form is saved.

import { swapped } from "../app.js";

/** The accuracy, in metres, up to which a position needs no check by the person. */
const precise = 100;

swapped.addEventListener("swap", offer);
document.addEventListener("click", take);
// The message about a position does not apply to a different one.
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
 * @param {string} outcome an outcome for which the page has a text
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
