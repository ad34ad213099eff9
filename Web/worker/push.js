// @ts-check
/// <reference lib="webworker" />
// Reminders on this device: shows what the server pushed, and carries out what is tapped, also without a network.

import { wouldLoseNothing } from "./windows.js";

/** What the buttons of a habit's notification do: the form that each sends. */
const answers = {
    /** @param {string} tag */
    done: (tag) => ["done", { entry: tag, unseen: "1" }],
    snooze15: () => ["snooze", { for: "quarter-of-an-hour" }],
    snooze60: () => ["snooze", { for: "hour" }],
    tomorrow: () => ["snooze", { for: "tomorrow" }],
};

/** The same for a dose, or for several at once: what each adds to the form. */
const doseAnswers = {
    /** @param {string} tag */
    taken: (tag) => ({ answer: "take", entry: tag }),
    later1: () => ({ answer: "snooze", hours: "1" }),
    later2: () => ({ answer: "snooze", hours: "2" }),
    later3: () => ({ answer: "snooze", hours: "3" }),
};

const callPath = /^(\/habits\/[0-9a-f]{32}\/reminders\/[0-9a-f]{32})\/call$/;
const dosePath = /^(\/medicine\/[0-9a-f]{32}\/doses)\/(\d{4}-\d\d-\d\d)\/([0-9a-f]{32}|\d\d:\d\d)$/;
const dosesPath = "/medicine/call";

/**
 * @param {ServiceWorkerGlobalScope} worker
 * @param {Record<string, string>} assets from each file's name to its address
 * @param {(path: string, form: URLSearchParams) => Promise<boolean>} send sends a form of the app; whether it was
 *     recorded
 */
export function listen(worker, assets, send) {
    worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
    worker.addEventListener("notificationclick", (event) => event.waitUntil(answer(event)));
    worker.addEventListener("pushsubscriptionchange", (event) => {
        const change = /** @type {any} */ (event);
        change.waitUntil(subscribeAnew(change.oldSubscription, change.newSubscription));
    });

    /**
     * Browsers take the permission away where a push shows nothing: whatever came, something is shown.
     *
     * @param {PushMessageData | null} data
     */
    async function show(data) {
        const { title, options } = read(data);
        await worker.registration.showNotification(title, {
            ...options, icon: assets["install/icon-192.png"], badge: assets["install/monochrome-512.png"],
        });
        await tellShown(options.tag);
    }

    /** @param {NotificationEvent} event */
    async function answer({ notification, action }) {
        notification.close();
        const address = ours(notification.data?.navigate);
        const form = formOf(address, action, notification.tag);
        const isRecorded = form && (await send(form.path, form.fields).catch(() => false));
        // What could not be recorded is shown, to be answered there.
        if (!isRecorded) await open(address);
    }

    /**
     * In the window that was used last, unless it would lose something, else in a new one.
     *
     * @param {string} address
     */
    async function open(address) {
        const [window] = await worker.clients.matchAll({ type: "window" });
        if (!window || !(await wouldLoseNothing(window))) return worker.clients.openWindow(address);
        await window.focus().catch(() => undefined);
        return window.navigate(address).catch(() => worker.clients.openWindow(address));
    }

    /**
     * The browser took the subscription away, or gave another one for it.
     *
     * @param {PushSubscription | null | undefined} old
     * @param {PushSubscription | null | undefined} given
     */
    async function subscribeAnew(old, given) {
        const manager = worker.registration.pushManager;
        const subscription = given ?? (await manager.subscribe(old?.options ?? (await options())));
        await fetch("/push", {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(subscription),
        });
    }
}

/**
 * Lets the server know that it came. It asks nothing of anybody: where there is no network, nobody learns of it.
 *
 * @param {string} tag
 */
async function tellShown(tag) {
    await fetch("/push/shown", { method: "POST", body: tag }).catch(() => null);
}

/** What every subscription asks for, with the server's own key. */
async function options() {
    const { key } = await (await fetch("/push")).json();
    return { userVisibleOnly: true, applicationServerKey: key };
}

/**
 * What to show. Anything may have come: each part that is not as it should be is left out.
 *
 * @param {PushMessageData | null} data
 */
function read(data) {
    const given = parsed(data);
    const title = text(given.title, 200);
    const actions = Array.isArray(given.actions) ? given.actions : [];
    return {
        title: title || "Hexis",
        options: {
            body: text(given.body, 1000) || (title ? "" : "It is time."),
            tag: text(given.tag, 64) || "hexis",
            lang: text(given.lang, 35) || "en",
            data: { navigate: ours(given.navigate) },
            actions: actions
                .map((action) => ({ action: text(action?.action, 32), title: text(action?.title, 60) }))
                .filter(({ action, title }) => action && title)
                .slice(0, /** @type {any} */ (Notification).maxActions ?? 2),
            renotify: false,
        },
    };
}

/**
 * @param {PushMessageData | null} data
 * @returns {Record<string, unknown>}
 */
function parsed(data) {
    try {
        const { notification } = data?.json() ?? {};
        return typeof notification === "object" && notification !== null ? notification : {};
    } catch {
        return {};
    }
}

/**
 * @param {unknown} value
 * @param {number} most
 */
function text(value, most) {
    return typeof value === "string" ? [...value.trim()].slice(0, most).join("") : "";
}

/**
 * An address of this app; Today for any other.
 *
 * @param {unknown} address
 */
function ours(address) {
    try {
        const url = new URL(typeof address === "string" ? address : "/today", location.origin);
        if (url.origin === location.origin) return url.pathname + url.search + url.hash;
    } catch {
        // Not even an address.
    }
    return "/today";
}

/**
 * The form that a button stands for; `null` where it stands for none.
 *
 * @param {string} address
 * @param {string} action
 * @param {string} tag
 */
function formOf(address, action, tag) {
    const url = new URL(address, location.origin);
    const dose = doseOf(url);
    if (dose) {
        if (!Object.hasOwn(doseAnswers, action)) return null;
        const answer = doseAnswers[/** @type {keyof typeof doseAnswers} */ (action)](tag);
        return { path: dose.path, fields: new URLSearchParams({ ...dose.fields, .../** @type {object} */ (answer) }) };
    }
    const base = callPath.exec(url.pathname)?.[1];
    const day = url.searchParams.get("day");
    if (!base || !day || !Object.hasOwn(answers, action)) return null;
    const [name, fields] = answers[/** @type {keyof typeof answers} */ (action)](tag);
    return { path: `${base}/${name}`, fields: new URLSearchParams({ day, .../** @type {object} */ (fields) }) };
}

/**
 * The form about the dose, or the doses, that an address is of; `null` where it is of none.
 *
 * @param {URL} url
 */
function doseOf(url) {
    const [, path, day, slot] = dosePath.exec(url.pathname) ?? [];
    if (path) return { path, fields: { day, slot } };
    if (url.pathname !== dosesPath) return null;
    return { path: dosesPath, fields: Object.fromEntries(url.searchParams) };
}
