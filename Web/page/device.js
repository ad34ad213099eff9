// @ts-check
// Registers the service worker, follows changes from other windows and devices, and updates to new versions when
// nothing would be lost.

import { visitBegan } from "./folds.js";
import { hasUnsaved } from "./forms.js";
import { isShared } from "./shared.js";
import { heedRefresh, parsed, refresh, swapped } from "./swap.js";

const container = navigator.serviceWorker;
const script = document.querySelector("meta[name=hexis-service-worker]")?.getAttribute("content");
/** Whether this is a page of the app, for a signed-in person. */
const isApp = document.querySelector("nav.places") !== null;

/** Whether this browser stores the app; if so, its service worker sends what is pending. */
export const isKeeping = Boolean(script && container) && !isShared;

/** Milliseconds before each retry; the last value repeats. */
const shortestPause = 1000;
const longestPause = 60_000;

let isBehind = false;

if (isApp) {
    explain();
    swapped.addEventListener("swap", explain);
    swapped.addEventListener("due", () => void update());
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
        // Forms sent directly to the server before the worker took over.
        if (!hadController) navigator.serviceWorker.controller?.postMessage("sync");
    });
    addEventListener("online", () => container.controller?.postMessage("sync"));
    // The worker's imports have a different address in every version, so only the script itself is revalidated.
    const options = /** @type {RegistrationOptions} */ ({ type: "module", updateViaCache: "imports" });
    // A browser without service workers, as in some private windows, keeps using the server.
    const registration = await container.register(script, options).catch(() => null);
    if (!registration) return;
    // A page that was still loading when the worker took over belongs to the server until the worker claims it. A worker
    // that claims its pages as it activates may not see one that is just being loaded.
    void container.ready.then(({ active }) => {
        if (!container.controller) active?.postMessage("claim");
    });
    container.controller?.postMessage({ opened: performance.timeOrigin });
    container.controller?.postMessage("sync");
    // If supported, the browser sends pending entries once the connection is back, even with all windows closed.
    const later = /** @type {any} */ (registration).sync;
    later?.register("entries").catch(() => undefined);
    const watch = () => registration.installing?.addEventListener("statechange", () => offer(registration));
    registration.addEventListener("updatefound", watch);
    // The update may have been found before the listener was added.
    watch();
    offer(registration);
}

/**
 * Asks a waiting new version to take over, which it does once no window would lose anything.
 *
 * @param {ServiceWorkerRegistration} registration
 */
function offer(registration) {
    registration.waiting?.postMessage("take over?");
}

/** Removes what an earlier visit stored, if this browser may no longer store the app. */
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

/** Shows in the settings why the browser does not store the journal. */
function explain() {
    const reason = isShared ? "shared" : !isSecureContext ? "insecure" : !container ? "unsupported"
        : script ? "preparing" : "off";
    document.querySelector(`[data-offline=${reason}]`)?.removeAttribute("hidden");
}

/** Listens for changes from other devices while the page is visible. */
function follow() {
    /** @type {EventSource | null} */
    let events = null;
    let pause = shortestPause;
    let timer = 0;
    const ask = () => {
        container?.controller?.postMessage("sync");
        if (!container?.controller || isOfOthers()) void update();
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
            // Changes since the page was rendered, or while the connection was lost, went unnoticed.
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
        // A full Today is arranged anew: what was done in the meantime is out of the way.
        if (isBehind || visitBegan()) void update(true);
        void listen();
    });
    container?.addEventListener("message", (event) => {
        if (event.data !== "changed") return;
        // Sync may have been turned off, or the server may be back.
        stop();
        void listen();
    });
    addEventListener("pagehide", stop);
    void listen();
}

/**
 * Returns whether to contact the server: "no" if sync is off on this device, "later" if it cannot be reached.
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

/** Returns whether the page shows what others share, which is not in this person's journal: only the server knows it. */
function isOfOthers() {
    return document.querySelector("[data-of-others]") !== null;
}

/**
 * Refreshes this page, unless that would discard what the person is typing.
 *
 * @param {boolean} isNewVisit whether a full Today may be arranged anew; otherwise nothing on it moves
 */
async function update(isNewVisit = false) {
    isBehind = hasUnsaved() || document.hidden;
    if (isBehind) return;
    const address = location.href;
    const source = new URL(address);
    const visit = visitBegan();
    if (visit && !isNewVisit) source.searchParams.set("since", visit);
    const response = await fetch(source, { headers: { Accept: "text/html" } }).catch(() => null);
    // What is no longer shared leaves the screen.
    if (!response?.ok && !(response?.status === 404 && isOfOthers())) return;
    if (new URL(response.url).pathname !== location.pathname) return;
    const page = parsed(await response.text());
    if (address !== location.href || hasUnsaved()) return;
    refresh(page);
    heedRefresh(response);
}

document.addEventListener("focusout", () => {
    if (isBehind) setTimeout(() => void update());
});
