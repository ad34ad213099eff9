// @ts-check
/// <reference lib="webworker" />
// Reminders on this device: shows push messages as notifications, and handles their buttons, also offline.

import { wouldLoseNothing } from "./windows.js";

/**
 * @param {ServiceWorkerGlobalScope} worker
 * @param {Record<string, string>} assets maps each file's name to its address
 * @param {(path: string, fields: string) => Promise<boolean>} send sends a form of the app; returns whether it was
 * recorded
 * @param {() => Promise<string>} today returns Today as a page of the app
 */
export function listen(worker, assets, send, today) {
    worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
    worker.addEventListener("notificationclick", (event) => event.waitUntil(answer(event)));
    worker.addEventListener("pushsubscriptionchange", (event) => {
        const change = /** @type {any} */ (event);
        change.waitUntil(subscribeAnew(change.oldSubscription, change.newSubscription));
    });

    /**
     * Always shows a notification, whatever the message, because browsers revoke the permission otherwise.
     *
     * @param {PushMessageData | null} data
     */
    async function show(data) {
        const { title, options } = read(data);
        await worker.registration.showNotification(title, {
            ...options, icon: assets["install/icon-192.png"], badge: assets["install/monochrome-512.png"],
        });
        await Promise.all([tellShown(options.tag), count()]);
    }

    /** @param {NotificationEvent} event */
    async function answer({ notification, action }) {
        notification.close();
        const address = ours(notification.data?.navigate);
        const form = notification.data?.forms?.[action];
        const isRecorded = form && (await send(form.path, form.fields).catch(() => false));
        // If it could not be recorded, opens the page so that the person can answer there.
        if (!isRecorded) await open(address);
        else await count();
    }

    /** Shows how many doses are due on the icon of the installed app, as Today states it. */
    async function count() {
        const [, badge] = /<html[^>]* data-badge="(\d+)"/.exec(await today().catch(() => "")) ?? [];
        // Not every browser can, and some refuse to.
        if (badge) await /** @type {any} */ (navigator).setAppBadge?.(Number(badge)).catch(() => undefined);
    }

    /**
     * Opens an address in the most recently used window, unless that would lose something, else in a new one.
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
     * The browser ended or replaced the subscription.
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
 * Reports to the server that the message arrived. Offline, the report is dropped.
 *
 * @param {string} tag
 */
async function tellShown(tag) {
    await fetch("/push/shown", { method: "POST", body: tag }).catch(() => null);
}

/** Returns the options of every subscription, with the server's own key. */
async function options() {
    const { key } = await (await fetch("/push")).json();
    return { userVisibleOnly: true, applicationServerKey: key };
}

/**
 * Returns the notification to show. The message may contain anything: invalid parts are ignored.
 *
 * @param {PushMessageData | null} data
 */
function read(data) {
    const given = parsed(data);
    const title = text(given.title, 200);
    const navigate = ours(given.navigate);
    const buttons = (Array.isArray(given.actions) ? given.actions : [])
        .map((given) => ({ ...given, action: text(given?.action, 32), title: text(given?.title, 60) }))
        .filter(({ action, title }) => action && title)
        .slice(0, /** @type {any} */ (Notification).maxActions ?? 2);
    return {
        title: title || "Hexis",
        options: {
            body: text(given.body, 1000) || (title ? "" : "It is time."),
            tag: text(given.tag, 64) || "hexis",
            lang: text(given.lang, 35) || "en",
            data: { navigate, forms: forms(buttons, new URL(navigate, location.origin).search.slice(1)) },
            actions: buttons.map(({ action, title }) => ({ action, title })),
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
 * Returns an address of this app, or Today for any other.
 *
 * @param {unknown} address
 */
function ours(address) {
    try {
        const url = new URL(typeof address === "string" ? address : "/today", location.origin);
        if (url.origin === location.origin) return url.pathname + url.search + url.hash;
    } catch {
        // It is not a valid address.
    }
    return "/today";
}

/**
 * Returns the form of each button: its own fields, after those in the query of the page that the notification opens.
 *
 * @param {{ action: string, form?: unknown, fields?: unknown }[]} buttons
 * @param {string} query
 */
function forms(buttons, query) {
    const sending = buttons.filter(({ form, fields }) => typeof form === "string" && typeof fields === "string");
    return Object.fromEntries(sending.map(({ action, form, fields }) =>
        [action, { path: ours(form), fields: [query, fields].filter(Boolean).join("&") }]));
}
