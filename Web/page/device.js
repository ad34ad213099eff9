// @ts-check
// Lets the browser keep the app, follows what other windows and devices do, and changes to new versions when
// nothing would be lost.

import { hasUnsaved } from "./forms.js";
import { isShared } from "./shared.js";
import { parsed, refresh, swapped } from "./swap.js";

const container = navigator.serviceWorker;
const script = document.querySelector("meta[name=hexis-service-worker]")?.getAttribute("content");
/** Whether this is a page of the app, for somebody who is signed in. */
const isApp = document.querySelector("nav.places") !== null;

/** Whether this browser is to keep the app; then its service worker sends what waits. */
export const isKeeping = Boolean(script && container) && !isShared;

/** Milliseconds until the server is tried again, from the first time to later ones. */
const shortestPause = 1000;
const longestPause = 60_000;

let isBehind = false;

if (isApp) {
    explain();
    swapped.addEventListener("swap", explain);
    void (script && isKeeping ? keep(script) : keepNothing());
    follow();
}

/** @param {string} script */
async function keep(script) {
    const hadController = container.controller !== null;
    container.addEventListener("message", (event) => {
        if (event.data === "changed") void update();
        if (event.data === "may the new version take over?") event.ports[0]?.postMessage(!hasUnsaved());
    });
    container.addEventListener("controllerchange", () => {
        if (hadController && !hasUnsaved()) location.reload();
        // What was sent to the server while the worker was not there yet.
        if (!hadController) navigator.serviceWorker.controller?.postMessage("sync");
    });
    addEventListener("online", () => container.controller?.postMessage("sync"));
    // What the worker's script imports has an address of its own in every version: only the script is asked for anew.
    const options = /** @type {RegistrationOptions} */ ({ type: "module", updateViaCache: "imports" });
    // A browser that cannot, in some private windows say, goes on with the server.
    const registration = await container.register(script, options).catch(() => null);
    if (!registration) return;
    container.controller?.postMessage({ opened: performance.timeOrigin });
    container.controller?.postMessage("sync");
    // Where the browser can, it sends what is left when the connection is back, also with all windows closed.
    const later = /** @type {any} */ (registration).sync;
    later?.register("entries").catch(() => undefined);
    const watch = () => registration.installing?.addEventListener("statechange", () => offer(registration));
    registration.addEventListener("updatefound", watch);
    // One may have been found before somebody listened.
    watch();
    offer(registration);
}

/**
 * Asks a new version that waits to take over; it does once no window would lose anything.
 *
 * @param {ServiceWorkerRegistration} registration
 */
function offer(registration) {
    registration.waiting?.postMessage("take over?");
}

/** What an earlier visit left is taken away where nothing is to be kept any more. */
async function keepNothing() {
    const registration = await container?.getRegistration();
    if (!isShared) {
        await registration?.update().catch(() => undefined);
        return;
    }
    await registration?.unregister();
    for (const name of ["hexis", "hexis-photos"]) indexedDB.deleteDatabase(name);
    for (const name of await self.caches?.keys() ?? []) await caches.delete(name);
}

/** Settings say why the browser does not keep the journal, where it does not. */
function explain() {
    const reason = isShared ? "shared" : !isSecureContext ? "insecure" : !container ? "unsupported"
        : script ? "preparing" : "off";
    document.querySelector(`[data-offline=${reason}]`)?.removeAttribute("hidden");
}

/** Listens for changes elsewhere, while somebody looks. */
function follow() {
    /** @type {EventSource | null} */
    let events = null;
    let pause = shortestPause;
    let timer = 0;
    const ask = () => {
        if (container?.controller) container.controller.postMessage("sync");
        else void update();
    };
    const listen = async () => {
        clearTimeout(timer);
        if (document.hidden || events) return;
        const isAllowed = await allowed();
        if (document.hidden || events) return;
        if (isAllowed === "later") return again();
        if (isAllowed === "no") return;
        events = new EventSource("/live");
        events.onopen = () => {
            pause = shortestPause;
            // Nobody heard of what changed since the page was made, or while the connection was gone.
            ask();
        };
        events.onmessage = ask;
        events.onerror = () => {
            stop();
            again();
        };
    };
    const again = () => {
        pause = Math.min(pause * 2, longestPause);
        timer = setTimeout(() => {
            container?.controller?.postMessage("sync");
            void listen();
        }, pause);
    };
    const stop = () => {
        clearTimeout(timer);
        events?.close();
        events = null;
    };
    document.addEventListener("visibilitychange", () => {
        if (document.hidden) return stop();
        container?.controller?.postMessage("sync");
        if (isBehind) void update();
        void listen();
    });
    container?.addEventListener("message", (event) => {
        if (event.data !== "changed") return;
        // It may be that sync was turned off, or that the server is there again.
        stop();
        void listen();
    });
    addEventListener("pagehide", stop);
    void listen();
}

/**
 * Whether the server may be asked: not where sync is off on this device, and later where it cannot be reached.
 *
 * @returns {Promise<"yes" | "no" | "later">}
 */
async function allowed() {
    const worker = container?.controller;
    if (!worker) return "yes";
    return new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = (event) => resolve(event.data);
        worker.postMessage("may listen?", [channel.port2]);
    });
}

/** Shows this page as it is now, unless that would take away what somebody is typing. */
async function update() {
    isBehind = hasUnsaved() || document.hidden;
    if (isBehind) return;
    const address = location.href;
    const response = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!response?.ok || new URL(response.url).pathname !== location.pathname) return;
    const page = parsed(await response.text());
    if (address === location.href && !hasUnsaved()) refresh(page);
}

document.addEventListener("focusout", () => {
    if (isBehind) setTimeout(update);
});
