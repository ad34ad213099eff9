// @ts-check
/// <reference lib="webworker" />
// The open windows of this origin: what they ask for may be theirs to ask, and what changes is told to them.

/**
 * Whether a change was asked for by one of our own pages. No cookie rule guards a service worker: forms of other
 * sites reach it.
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
 * Tells all windows that what they show may be out of date.
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
 * Tells the windows other than the one that is being answered.
 *
 * @param {ServiceWorkerGlobalScope} worker
 * @param {FetchEvent} event
 */
export function tellOthers(worker, event) {
    return tell(worker, [event.clientId, event.resultingClientId]);
}

/**
 * Tells a window that has just been opened, if something changed since its page was asked for: before it was there, it
 * could not be told.
 *
 * @param {MessagePort | Client | ServiceWorker | null} client
 * @param {number} opened milliseconds since the epoch
 */
export function catchUp(client, opened) {
    if (lastChange >= opened) client?.postMessage("changed");
}

/**
 * Whether no open window would lose anything by changing to a new version.
 *
 * @param {ServiceWorkerGlobalScope} worker
 */
export async function mayTakeOver(worker) {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const answers = await Promise.all(windows.map(wouldLoseNothing));
    return answers.every(Boolean);
}

/**
 * Whether nothing that was typed there would be gone with the page.
 *
 * @param {Client} client
 * @returns {Promise<boolean>}
 */
export function wouldLoseNothing(client) {
    return new Promise((resolve) => {
        const channel = new MessageChannel();
        // A window that does not answer is one that sleeps, with whatever was typed into it.
        const limit = setTimeout(() => resolve(false), 2000);
        channel.port1.onmessage = (event) => {
            clearTimeout(limit);
            resolve(event.data === true);
        };
        client.postMessage("may the new version take over?", [channel.port2]);
    });
}
