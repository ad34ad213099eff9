// @ts-check
// Detects, while Hexis is open on this device and the person turned this on, that the device arrives at one of their
// places, and records it. Other positions are neither sent nor stored.

import { parsed, sayAs, swapped } from "../app.js";

/** @typedef {{ id: string, latitude: number, longitude: number, radius: number }} Place */
/** @typedef {"off" | "on" | "denied" | "unsupported"} State */

const chosen = "hexis-notice-arrivals";
/** The storage key for the last known state of each place, for the next page in this window. */
const lastKnown = "hexis-places-known";
/** Milliseconds after which the last known state of a place expires. */
const memory = 10 * 60_000;
/** The accuracy, in metres, that is sufficient for an arrival even at a small place. */
const sharp = 100;
const earth = 6_371_008.8;

/** @type {Promise<Place[]> | null} */
let places = null;
/** @type {number | null} */
let watch = null;
/** Whether the person denied the permission. */
let isDenied = false;
/** Places whose arrival is being recorded. */
const telling = new Set();

const isAble = isSecureContext && "geolocation" in navigator && isRemembering();
if (document.querySelector("nav.places")) void begin();

async function begin() {
    swapped.addEventListener("swap", () => {
        places = null;
        show();
    });
    document.addEventListener("click", act);
    const permission = isAble ? await allowed() : "denied";
    isDenied = permission === "denied";
    // Only a tap may trigger the permission prompt.
    if (isAble && localStorage.getItem(chosen) && permission === "granted") start();
    show();
}

/** @returns {Promise<PermissionState>} */
async function allowed() {
    const status = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
    return status?.state ?? "prompt";
}

function isRemembering() {
    try {
        return localStorage !== null && sessionStorage !== null;
    } catch {
        return false;
    }
}

function show() {
    const panel = document.getElementById("arrivals");
    if (!panel) return;
    /** @type {State} */
    const state = !isAble ? "unsupported" : isDenied ? "denied" : watch === null ? "off" : "on";
    panel.hidden = false;
    for (const part of panel.querySelectorAll("[data-arrivals]")) {
        part.toggleAttribute("hidden", part.getAttribute("data-arrivals") !== state);
    }
}

/** @param {MouseEvent} event */
function act({ target }) {
    const button = target instanceof Element ? target.closest("[data-arrivals-do]") : null;
    if (!button) return;
    if (button.getAttribute("data-arrivals-do") === "on") {
        localStorage.setItem(chosen, "1");
        start();
    } else {
        localStorage.removeItem(chosen);
        sessionStorage.removeItem(lastKnown);
        stop();
    }
    show();
    const other = document.querySelector("#arrivals [data-arrivals]:not([hidden]) button");
    if (other instanceof HTMLElement) other.focus();
}

function start() {
    if (watch !== null) return;
    watch = navigator.geolocation.watchPosition(
        (position) => void compare(position.coords),
        (error) => {
            if (error.code !== GeolocationPositionError.PERMISSION_DENIED) return;
            isDenied = true;
            localStorage.removeItem(chosen);
            stop();
            show();
        },
        { enableHighAccuracy: true, maximumAge: 15_000 });
}

function stop() {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    watch = null;
}

/** @param {{ latitude: number, longitude: number, accuracy: number }} here */
async function compare(here) {
    const known = recall();
    for (const place of await (places ??= listed())) {
        const away = distance(here, place);
        const isInside = away <= place.radius && here.accuracy <= Math.max(place.radius, sharp);
        const isOutside = away - here.accuracy > place.radius;
        if (isInside && known[place.id]?.is === "outside") {
            // Until the arrival is recorded, the device counts as outside.
            if (!(await tell(place))) continue;
        }
        if (isInside || isOutside) remember(place, isInside ? "inside" : "outside");
    }
}

/** Returns the person's places; none if the response is another page, such as the sign-in page. */
async function listed() {
    const response = await fetch("/settings/places", { headers: { Accept: "text/html" } }).catch(() => null);
    const page = parsed(response?.ok ? await response.text() : "");
    if (!response?.ok) places = null;
    return [...page.querySelectorAll("[data-place]")].map((row) => {
        const [latitude, longitude, radius] = ["latitude", "longitude", "radius"].map(
            (name) => Number(row.getAttribute(`data-${name}`)));
        return { id: row.getAttribute("data-place") ?? "", latitude, longitude, radius };
    });
}

/**
 * Returns the distance in metres by the haversine formula, like the app's own.
 *
 * @param {{ latitude: number, longitude: number }} one
 * @param {{ latitude: number, longitude: number }} other
 */
function distance(one, other) {
    const radians = Math.PI / 180;
    const north = Math.sin(((other.latitude - one.latitude) * radians) / 2);
    const east = Math.sin(((other.longitude - one.longitude) * radians) / 2);
    const across = Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * east * east;
    return 2 * earth * Math.asin(Math.min(1, Math.sqrt(north * north + across)));
}

/** @returns {Record<string, { is: "inside" | "outside", at: number }>} */
function recall() {
    const all = JSON.parse(sessionStorage.getItem(lastKnown) ?? "{}");
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < memory));
}

/**
 * @param {Place} place
 * @param {"inside" | "outside"} is
 */
function remember(place, is) {
    sessionStorage.setItem(lastKnown, JSON.stringify({ ...recall(), [place.id]: { is, at: Date.now() } }));
}

/**
 * Records an arrival; returns whether that succeeded.
 *
 * @param {Place} place
 */
async function tell({ id }) {
    if (telling.has(id)) return false;
    telling.add(id);
    const response = await fetch(`/settings/places/${id}/arrived`, {
        method: "POST", body: new URLSearchParams(), headers: { Accept: "text/html" },
    }).catch(() => null);
    telling.delete(id);
    if (!response?.ok) return false;
    sayAs(parsed(await response.text()));
    return true;
}
