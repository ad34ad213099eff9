// @ts-check
/// <reference lib="webworker" />
// The open windows of this origin: checks which requests come from them, and notifies them of changes.

/**
 * Returns whether a change was requested by one of our own pages. No cookie rule protects a service worker: forms of
 * other sites reach it.
 *
 * @param {Request} request
 */
export function isOurs(request) {
    const source = request.headers.get("Origin") ?? request.referrer;
    return source === location.origin || source.startsWith(`${location.origin}/`);
}

/** When something last changed, in milliseconds since the epoch. */
let lastChange = -Infinity;

/**
 * Notifies all windows that what they show may be out of date.
 *
 * @param {ServiceWorkerGlobalScope} worker
 * @param {string[]} except
 */
export async function tell(worker, except = []) {
    lastChange = performance.timeOrigin + performance.now();
    for (const client of await worker.clients.matchAll({ type: "window" })) {
        if (!except.includes(client.id)) client.postMessage("changed");
    }
}

/**
 * Notifies all windows except the one whose request is being answered.
 *
 * @param {ServiceWorkerGlobalScope} worker
 * @param {FetchEvent} event
 */
export function tellOthers(worker, event) {
    return tell(worker, [event.clientId, event.resultingClientId]);
}

/**
 * Notifies a newly opened window if something changed after its page was requested, because it could not be notified
 * before it existed.
 *
 * @param {MessagePort | Client | ServiceWorker | null} client
 * @param {number} opened milliseconds since the epoch
 */
export function catchUp(client, opened) {
    if (lastChange >= opened) client?.postMessage("changed");
}

/**
 * Returns whether no open window would lose anything by changing to a new version.
 *
 * @param {ServiceWorkerGlobalScope} worker
 */
export async function mayTakeOver(worker) {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const answers = await Promise.all(windows.map(wouldLoseNothing));
    return answers.every(Boolean);
}

/**
 * Returns whether the window has no unsaved input.
 *
 * @param {Client} client
 * @returns {Promise<boolean>}
 */
export function wouldLoseNothing(client) {
    return new Promise((resolve) => {
        const channel = new MessageChannel();
        // A window that does not answer is suspended, and may have unsaved input.
        const limit = setTimeout(() => resolve(false), 2000);
        channel.port1.onmessage = (event) => {
            clearTimeout(limit);
            resolve(event.data === true);
        };
        client.postMessage("may the new version take over?", [channel.port2]);
    });
}
