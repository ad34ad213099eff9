// @ts-check
// Reminders on this device: shows which of the states on the page holds here, and asks the browser for its
// permission, only when somebody taps for it. Beside times that were saved the panel is a warning, and on Today a line:
// they are shown only where the server says that nothing else reaches the person, and this device does not either.

import { isShared, say, swapped } from "../app.js";

/** Milliseconds within which the service worker is there, or will not be. */
const patience = 10_000;

/** @typedef {"unsupported" | "plain-http" | "home-screen" | "denied" | "no-service" | "off" | "on" | "signed-out" | "unreachable"} State */

/** Where the state is kept in which the line on Today was waved away: in another one it is news again. */
const waved = "hexis-push-waved";

/** @type {State | undefined} What the last look found. */
let found;

/** Whether this browser has just found no push service. */
let hasNoService = false;

/** How often it was looked; only the last look is shown. */
let looks = 0;

for (const event of ["online", "focus"]) addEventListener(event, () => void look());
swapped.addEventListener("swap", () => void look());
document.addEventListener("click", act);
// The permission may change in the browser's settings while the page is open.
void navigator.permissions?.query({ name: "notifications" })
    .then((permission) => permission.addEventListener("change", () => void look()), () => undefined);
void look();

async function look() {
    const warning = panel()?.getAttribute("data-push-warning");
    if (warning === undefined) return;
    // There is a script: this one.
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
    // Once something reaches the person, its end would be news.
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
 * @param {number | undefined} status what the server answered with; `undefined` where it did not
 * @param {boolean} isOn whether the server is to remind this device
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

/** The service worker's registration, where this browser can show what is pushed; else `null`. */
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
    // The button may be hidden now: whoever goes by keyboard goes on with what stands there instead.
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
 * @returns {Promise<string>} the name of what came of it
 */
async function carriedOut(action) {
    if (action === "on") return allow();
    if (action === "off") return stop();
    if (action === "test") return test();
    if (action === "wave") wave(found);
    return "";
}

async function allow() {
    // First of all: some browsers ask only in the very moment of a tap.
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return "not-allowed";
    const response = await ask("/push", "GET");
    const registration = await registered();
    if (!response?.ok || !registration) return "unreachable";
    const { key } = await response.json();
    // One that an earlier key of the server belongs to would be in the way.
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

/** Without a network the device forgets it alone; the server learns of it when it next sends something. */
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
        // Then it is back on the next visit.
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
