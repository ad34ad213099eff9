// @ts-check
// Reminders on this device: shows the state that applies here, and asks the browser for permission, only on a tap.
// Beside saved times the panel is a warning, and on Today a line: both are shown only if, according to the server,
// nothing else reaches the person, and this device does not either.

import { isShared, say, swapped } from "../app.js";

/** Milliseconds to wait for the service worker. */
const patience = 10_000;

/** @typedef {"unsupported" | "plain-http" | "home-screen" | "denied" | "no-service" | "off" | "on" | "signed-out" | "unreachable"} State */

/** The storage key for the state in which the line on Today was dismissed: in a different state it is shown again. */
const waved = "hexis-push-waved";

/** @type {State | undefined} What the last look found. */
let found;

/** Whether subscribing failed because this browser has no push service. */
let hasNoService = false;

/** The number of checks so far; only the latest one is shown. */
let looks = 0;

for (const event of ["online", "focus"]) addEventListener(event, () => void look());
swapped.addEventListener("swap", () => void look());
document.addEventListener("click", act);
// The permission may change in the browser settings while the page is open.
void navigator.permissions?.query({ name: "notifications" })
    .then((permission) => permission.addEventListener("change", () => void look()), () => undefined);
void look();

async function look() {
    const warning = panel()?.getAttribute("data-push-warning");
    if (warning === undefined) return;
    // This script runs, so the note for browsers without one goes.
    panel()?.querySelector("[data-push=without-script]")?.setAttribute("hidden", "");
    looks += 1;
    const number = looks;
    const response = await ask("/push", "GET");
    const known = response?.ok ? await response.json() : null;
    const holds = await state(response?.status, known?.isOn);
    if (number !== looks) return;
    found = holds;
    show(holds);
    const isReached = holds === "on" || known?.isElsewhere;
    if (warning !== null) {
        panel()?.toggleAttribute("hidden", !known || isReached || (warning === "today" && isWaved(holds)));
    }
    // Once something reaches the person, losing it has to be shown again.
    if (isReached) wave(undefined);
    document.querySelector("#channels a[href$='kind=mail']")?.toggleAttribute("hidden", known?.hasMail === false);
}

function panel() {
    return document.getElementById("push");
}

/** @param {State} state */
function show(state) {
    for (const part of panel()?.querySelectorAll("[data-push]") ?? []) {
        part.toggleAttribute("hidden", part.getAttribute("data-push") !== state);
    }
}

/**
 * @param {number | undefined} status the server's response; `undefined` if there was none
 * @param {boolean} isOn whether the server sends reminders to this device
 * @returns {Promise<State>}
 */
async function state(status, isOn) {
    if (!isSecureContext) return "plain-http";
    const registration = await registered();
    if (!registration) return navigator.standalone === false ? "home-screen" : "unsupported";
    if (Notification.permission === "denied") return "denied";
    if (hasNoService) return "no-service";
    if (status === 401) return "signed-out";
    if (status !== 200) return "unreachable";
    const subscription = await registration.pushManager.getSubscription();
    return isOn && subscription && Notification.permission === "granted" ? "on" : "off";
}

/** Returns the service worker's registration if this browser supports push; else `null`. */
async function registered() {
    const isKept = document.querySelector("meta[name=hexis-service-worker]") !== null && !isShared;
    const isAble = "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;
    if (!isKept || !isAble) return null;
    const later = new Promise((resolve) => setTimeout(resolve, patience, null));
    return /** @type {Promise<ServiceWorkerRegistration | null>} */ (
        Promise.race([navigator.serviceWorker.ready, later]));
}

/** @param {MouseEvent} event */
async function act({ target }) {
    const button = target instanceof Element ? target.closest("button[data-push-do]") : null;
    if (!(button instanceof HTMLButtonElement) || button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const outcome = await carriedOut(button.dataset.pushDo).catch(() => "failed");
    button.removeAttribute("aria-busy");
    await look();
    // The button may be hidden now: keyboard focus moves to what replaced it.
    if (button.offsetParent === null) {
        const next = panel()?.querySelector("[data-push]:not([hidden]) button");
        if (next instanceof HTMLElement && next.offsetParent) next.focus();
        else document.getElementById("main")?.focus({ preventScroll: true });
    }
    const text = panel()?.querySelector(`[data-push-say="${outcome}"]`)?.textContent;
    if (text) say(text);
}

/**
 * @param {string | undefined} action
 * @returns {Promise<string>} the name of the outcome
 */
async function carriedOut(action) {
    if (action === "on") return allow();
    if (action === "off") return stop();
    if (action === "test") return test();
    if (action === "wave") wave(found);
    return "";
}

async function allow() {
    // This has to come first: some browsers prompt only directly in response to a tap.
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return "not-allowed";
    const response = await ask("/push", "GET");
    const registration = await registered();
    if (!response?.ok || !registration) return "unreachable";
    const { key } = await response.json();
    // A subscription made with an earlier key of the server would conflict.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const subscription = await registration.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey: key })
        .catch((/** @type {DOMException} */ { name }) => void (hasNoService = name === "AbortError"));
    if (!subscription) return "failed";
    hasNoService = false;
    if ((await ask("/push", "POST", subscription))?.ok) return "on";
    await subscription.unsubscribe();
    return "unreachable";
}

/** Ends the subscription. Offline, only the device drops it; the server notices with its next message. */
async function stop() {
    const registration = await registered();
    const subscription = await registration?.pushManager.getSubscription();
    const isForgotten = await subscription?.unsubscribe().catch(() => false);
    const isTold = (await ask("/push/off", "POST"))?.ok;
    return isForgotten || isTold ? "off" : "unreachable";
}

async function test() {
    const response = await ask("/push/test", "POST");
    if (!response) return "unreachable";
    return response.ok ? "sent" : response.status === 409 ? "not-set-up" : "not-sent";
}

/** @param {State | undefined} state in which the line is waved away; `undefined` where it is not any more */
function wave(state) {
    if (state) panel()?.setAttribute("hidden", "");
    try {
        if (state) localStorage.setItem(waved, state);
        else localStorage.removeItem(waved);
    } catch {
        // Without storage, the line returns on the next visit.
    }
}

/** @param {State} state */
function isWaved(state) {
    try {
        return localStorage.getItem(waved) === state;
    } catch {
        return false;
    }
}

/**
 * @param {string} address
 * @param {string} method
 * @param {object=} body
 */
async function ask(address, method, body) {
    const headers = body ? { "Content-Type": "application/json" } : undefined;
    return fetch(address, { method, headers, body: body && JSON.stringify(body) }).catch(() => null);
}
