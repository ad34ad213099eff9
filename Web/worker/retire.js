// @ts-check
/// <reference lib="webworker" />
// Removes the stored app after the operator turned offline use off. The journal stays: it may contain entries that the
// server does not have, and they are sent if offline use is turned on again.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

export function retire() {
    worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
    worker.addEventListener("activate", (event) => event.waitUntil(leave()));
}

async function leave() {
    const names = (await caches.keys()).filter((name) => /^(hexis-|photos$)/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.unregister();
}
