// @ts-check
// Adds photos that are taken or picked, shows the state of each, and pages through them by key and by swipe.

import * as files from "./photo-files.js";
import { isShared, parsed, say, show, swapped } from "../app.js";

/** The maximum size of a photo that the server accepts, in bytes. */
const longest = 50_000_000;
/** The minimum distance of a swipe, in pixels. */
const swipe = 60;
const unreached = "Not saved: there is no connection. Choose the photo once more when there is.";

/** @type {{ x: number, y: number } | null} */
let touch = null;

swapped.addEventListener("swap", offer);
document.addEventListener("change", ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.closest("form[data-photo-add]") : null;
    if (form instanceof HTMLFormElement && target instanceof HTMLInputElement) void add(form, target);
});
// With a service worker, it does this itself.
document.addEventListener("submit", ({ target }) => {
    const deleted = target instanceof HTMLFormElement && /\/photos\/([0-9a-f]{32})\/delete/.exec(target.action)?.[1];
    if (deleted && !isKept()) void files.forget(deleted).catch(() => undefined);
});
// Error events of images do not bubble, so this listener captures.
document.addEventListener("error", ({ target }) => {
    if (target instanceof HTMLImageElement) missed(target);
}, { capture: true });
document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (event.key === "ArrowLeft") turn("back");
    if (event.key === "ArrowRight") turn("ahead");
});
document.addEventListener("touchstart", ({ target, touches }) => {
    const isPhoto = target instanceof Element && target.closest("figure[data-photo]");
    touch = isPhoto && touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
}, { passive: true });
document.addEventListener("touchend", ({ changedTouches: [end] }) => {
    const across = touch ? end.clientX - touch.x : 0;
    const along = touch ? Math.abs(end.clientY - touch.y) : 0;
    touch = null;
    // While zoomed in, a swipe moves the picture instead of turning the page.
    if (Math.abs(across) < swipe || along > Math.abs(across) / 2 || (visualViewport?.scale ?? 1) > 1) return;
    turn(across > 0 ? "back" : "ahead");
});
offer();
if (document.querySelector("nav.places") && !isShared && !isKept()) void files.send().catch(() => undefined);

/** Whether a service worker is in control and uploads the waiting photos. */
function isKept() {
    return Boolean(navigator.serviceWorker?.controller);
}

function offer() {
    for (const label of document.querySelectorAll("form[data-photo-add] label")) label.removeAttribute("hidden");
    for (const image of document.querySelectorAll("[data-photo] img")) {
        if (image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 && image.currentSrc) missed(image);
    }
    void explain();
}

/** Marks the photos on the page that are not uploaded yet, and those that were rejected. */
async function explain() {
    if (isShared) return;
    for (const part of document.querySelectorAll("[data-photo]")) {
        const photo = part.getAttribute("data-photo") ?? "";
        const kept = await files.waiting(photo).catch(() => undefined);
        if (kept) mark(part, kept.refusal ?? "waiting");
    }
}

/** @param {HTMLImageElement} image */
function missed(image) {
    const part = image.closest("[data-photo]");
    if (part && !part.hasAttribute("data-photo-state")) mark(part, "missing");
}

/**
 * @param {Element} part
 * @param {string} state a state for which the page has a text
 */
function mark(part, state) {
    part.setAttribute("data-photo-state", state);
    const note = part.querySelector("[data-photo-note]");
    if (note) note.textContent = words(state);
    else if (part instanceof HTMLAnchorElement) part.title = words(state);
}

/** @param {string} state */
function words(state) {
    return document.querySelector(`[data-photo-say=${CSS.escape(state)}]`)?.textContent ?? "";
}

/**
 * Stores the picture on this device first, then records it in the journal, then uploads it.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLInputElement} input
 */
async function add(form, input) {
    const chosen = [...(input.files ?? [])];
    const fields = new FormData(form);
    const texts = Object.fromEntries(["too-large", "not-kept"].map((state) => [state, words(state)]));
    input.blur();
    form.setAttribute("aria-busy", "true");
    let trouble = "";
    /** @type {Response | null} */
    let last = null;
    for (const file of chosen) {
        const response = file.size > longest ? "too-large" : await added(file, fields);
        if (response instanceof Response) last = response;
        else trouble = texts[response] ?? response;
    }
    form.removeAttribute("aria-busy");
    form.reset();
    if (!isKept()) await files.send().catch(() => undefined);
    if (isShared) {
        // On a shared computer, nothing is stored for later.
        if ((await files.unsent().catch(() => [])).length > 0) trouble = unreached;
        await files.wipe().catch(() => undefined);
    }
    if (last) show(parsed(await last.text()), last.url);
    if (trouble) setTimeout(() => say(trouble));
}

/**
 * Returns the page to show next, or why it failed.
 *
 * @param {File} file
 * @param {FormData} fields
 */
async function added(file, fields) {
    const photo = name();
    try {
        await files.keep(photo, file);
    } catch {
        return "not-kept";
    }
    const body = new URLSearchParams({ photo, entry: name() });
    fields.forEach((value, field) => {
        if (typeof value === "string") body.append(field, value);
    });
    const response = await fetch("/photos", { method: "POST", body, headers: { Accept: "text/html" } }).catch(() => null);
    if (response?.ok) return response;
    await files.forget(photo);
    return unreached;
}

/** A unique identifier of 128 random bits. */
function name() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {"back" | "ahead"} direction */
function turn(direction) {
    const link = document.querySelector(`[data-photo-step="arrow ${direction}"]`);
    if (link instanceof HTMLAnchorElement) link.click();
}
