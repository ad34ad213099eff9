// @ts-check
/// <reference lib="webworker" />
// The service worker: answers every page and form of the app from this device, and syncs with the server afterwards.

import * as photos from "../page/photo-files.js";
import { Assets } from "./assets.js";
import { Device } from "./device.js";
import { listen } from "./push.js";
import { Sync } from "./sync.js";
import { catchUp, isOurs, mayTakeOver, tell, tellOthers } from "./windows.js";

/** @typedef {import("./device.js").Answer} Answer */

/** Milliseconds after a sync before the worker does what nobody waits for. */
const pause = 1000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * @typedef {object} Configuration
 * @property {string} version
 * @property {Record<string, string>} assets maps each file's name to its address
 * @property {Record<string, string>} headers of every page
 * @property {string} mapPolicy the content security policy of pages with a map
 * @property {string[]} forPrograms path prefixes that are never answered here
 */

/** @param {Configuration} configuration */
export function serve({ version, assets: addresses, headers, mapPolicy, forPrograms }) {
    const assets = new Assets(version, addresses);
    /** @type {Promise<WebAssembly.Module> | undefined} */
    let module;
    const device = new Device({
        version, module: () => (module ??= assets.module()),
        configuration: async () => ({ ...await (await assets.file("zones.json")).json(), assets: addresses }),
    });
    const sync = new Sync(device, () => tell(worker));

    /** How often something may have changed since this worker started. */
    let changes = 0;

    /** Tasks to complete before the engine decides again. */
    const errands = { finishSignOut, countPhotos: () => device.countPhotos(), sync: () => sync.run() };
    /**
     * The steps that the engine can return instead of a page of the app.
     *
     * @type {Record<string, (event: FetchEvent, answer: Answer) => Promise<Response>>}
     */
    const steps = {
        picture: async ({ request }) => (await photos.answer(request)) ?? fetch(request),
        fetch: ({ request }) => fetch(request),
        server: fromServer, serverMeanwhile, signOut, forget, setSync, export: exported,
    };

    worker.addEventListener("install", (event) => event.waitUntil(assets.install()));
    worker.addEventListener("activate", (event) => event.waitUntil(activate()));
    worker.addEventListener("sync", (/** @type {any} */ event) => event.waitUntil(syncAndKeep()));
    worker.addEventListener("message", (event) => {
        if (event.data === "claim") event.waitUntil(worker.clients.claim());
        if (event.data === "sync") event.waitUntil(syncAndKeep());
        if (typeof event.data?.opened === "number") catchUp(event.source, event.data.opened);
        if (event.data === "take over?") event.waitUntil(takeOver());
        if (event.data === "may listen?") event.waitUntil(mayListen(event.ports[0]));
    });
    worker.addEventListener("fetch", (event) => {
        const { origin, pathname } = new URL(event.request.url);
        const isForProgram = forPrograms.some((path) => pathname === path || pathname.startsWith(`${path}/`));
        if (origin !== location.origin || isForProgram) return;
        event.respondWith(pathname.startsWith("/assets/") ? assets.answer(event.request) : answer(event));
    });

    listen(worker, addresses, sendForm, today);

    async function activate() {
        await assets.dropOlder();
        await worker.clients.claim();
        await sync.run();
    }

    /** Syncs, and stores what makes the next start faster once the person has what they asked for and changes no more. */
    async function syncAndKeep() {
        const change = (changes += 1);
        await sync.run();
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (change === changes) await device.keep();
    }

    /** @param {MessagePort | undefined} port */
    async function mayListen(port) {
        const { isSyncOn, isSignedIn, isSignedOut, isReached } = await device.started();
        port?.postMessage(!isSyncOn || !isSignedIn || isSignedOut ? "no" : isReached ? "yes" : "later");
    }

    async function takeOver() {
        if (await mayTakeOver(worker)) await worker.skipWaiting();
    }

    /** @param {FetchEvent} event */
    async function answer(event) {
        const { request } = event;
        try {
            const { pathname, search } = new URL(request.url);
            const isVisit = request.mode === "navigate" && request.method === "GET" && pathname + search === "/today";
            const today = isVisit ? await device.keptToday() : null;
            if (today) {
                // The window is refreshed if anything on it has changed.
                event.waitUntil(today.isRight().then((isRight) => (isRight ? undefined : tell(worker))));
                return html({ status: 200, page: today.page });
            }
            return await answered(event, {
                method: request.method, path: pathname, query: search.slice(1), body: await fieldsOf(request),
                isOurs: isOurs(request),
            });
        } catch {
            // The app could not start at all. The server can answer instead; if it cannot, nothing is lost.
            return fetch(request.clone()).catch(() => assets.file("unavailable.html"));
        }
    }

    /**
     * @param {FetchEvent} event
     * @param {import("./device.js").Asked} asked
     */
    async function answered(event, asked) {
        const answer = await settled(asked).catch(() => null);
        if (!answer && asked.method === "POST") return page("notSaved", asked.path);
        if (!answer) throw new Error("no answer");
        if (answer.step) return steps[answer.step](event, answer);
        follow(event, answer);
        return answer.location ? lead(event, answer.location) : html(answer);
    }

    /**
     * Returns the engine's response, after running every task that it asks for.
     *
     * @param {import("./device.js").Asked} asked
     */
    async function settled(asked) {
        for (const done = /** @type {string[]} */ ([]); ; ) {
            // Retries once with a new engine, because the failure may have been temporary.
            const answer = await device.answer(asked, done).catch(() => device.answer(asked, done));
            const { step = "" } = answer;
            if (!(step in errands)) return answer;
            await errands[/** @type {keyof typeof errands} */ (step)]();
            done.push(step);
        }
    }

    /**
     * Handles the consequences of a change: notifies windows and syncs.
     *
     * @param {FetchEvent} event
     * @param {Answer} answer
     */
    function follow(event, { isChange, deletedPhoto }) {
        if (isChange) event.waitUntil(tellOthers(worker, event).then(syncAndKeep));
        if (deletedPhoto) event.waitUntil(photos.forget(deletedPhoto));
    }

    /**
     * Follows a form's redirect. A script may ask for the page itself instead of a redirect (RFC 7240), because Firefox
     * reports an error for every redirect from a worker to a script.
     *
     * @param {FetchEvent} event
     * @param {string} address
     */
    async function lead(event, address) {
        const { pathname, search } = new URL(address, location.origin);
        const isPreferred = event.request.headers.get("Prefer") === "return=representation";
        const asked = { method: "GET", path: pathname, query: search.slice(1), body: "", isOurs: true };
        const answer = isPreferred ? await settled(asked).catch(() => null) : null;
        if (!answer || answer.step || answer.location) return Response.redirect(address, 303);
        const response = html(answer);
        response.headers.set("Content-Location", address);
        return response;
    }

    /**
     * Sends the form of a notification button: to the app here if it has the journal, else to the server. Returns
     * whether it was recorded.
     *
     * @param {string} path
     * @param {string} fields URL-encoded
     */
    async function sendForm(path, fields) {
        const { isSignedOut, isOther } = await device.started();
        if (isSignedOut || isOther) return false;
        const answer = await settled({ method: "POST", path, query: "", body: fields, isOurs: true });
        if (answer.step) return (await fetch(path, { method: "POST", body: new URLSearchParams(fields) })).ok;
        if (!answer.location) return false;
        if (answer.isChange) await tell(worker);
        await sync.run();
        return true;
    }

    /** Returns Today as it is on this device; nothing if the journal is not here. */
    async function today() {
        const { isComplete, isSignedOut, isOther } = await device.started();
        if (!isComplete || isSignedOut || isOther) return "";
        const { page } = await device.respond({ method: "GET", path: "/today", query: "", body: "" });
        return new TextDecoder().decode(page);
    }

    /**
     * The journal is missing here, or incomplete: the server answers in the meantime.
     *
     * @param {FetchEvent} event
     * @param {Answer} answer
     */
    async function serverMeanwhile(event, { next }) {
        const response = await fetch(event.request).catch(() => null);
        if (!response) return page("fetching", next ?? "/today");
        event.waitUntil(sync.run());
        return response;
    }

    /**
     * @param {FetchEvent} event
     * @param {Answer} answer
     */
    async function fromServer({ request }, { next, then }) {
        const response = await fetch(request).catch(() => null);
        if (!response) return page("unreachable", next ?? "/today");
        const isDone = response.type === "opaqueredirect" || response.redirected;
        if (isDone && then === "meet") await device.remember({ isMet: false });
        if (isDone && then === "wipe") await device.wipe();
        if (isDone && then === "sync") await sync.run();
        return response;
    }

    /** @param {FetchEvent} event */
    async function signOut({ request }) {
        await device.wipe({ isSignedOut: true });
        await tell(worker);
        const response = await fetch(request).catch(() => null);
        if (!response) return page("signedOut", "/sign-in");
        await device.wipe();
        return response;
    }

    /** Reports an offline sign-out to the server. */
    async function finishSignOut() {
        const response = await fetch("/sign-out", { method: "POST", redirect: "manual" }).catch(() => null);
        if (response && response.status < 500) await device.wipe();
    }

    async function forget() {
        await device.wipe();
        await sync.run();
        return Response.redirect("/today", 303);
    }

    /**
     * @param {FetchEvent} event
     * @param {Answer} answer
     */
    async function setSync(event, { isOn, isNow }) {
        if (isOn !== undefined) await device.remember({ isSyncOn: isOn });
        if (isNow) await sync.run();
        else event.waitUntil(sync.run());
        return lead(event, "/settings");
    }

    async function exported() {
        return new Response(await device.exported(), {
            headers: {
                "content-type": "application/zip", "content-disposition": 'attachment; filename="hexis-device.zip"',
                "cache-control": "no-store",
            },
        });
    }

    /**
     * @param {string} name
     * @param {string} next
     */
    async function page(name, next) {
        return html(await device.page(name, next));
    }

    /** @param {{ status: number, page: Uint8Array, isMap?: boolean }} answer */
    function html({ status, page, isMap }) {
        const policy = isMap ? mapPolicy : headers["content-security-policy"];
        return new Response(/** @type {BodyInit} */ (page), {
            status, headers: { ...headers, "content-security-policy": policy },
        });
    }
}

/**
 * Returns the fields of a form, URL-encoded. Files go to the server unchanged, and are not read here.
 *
 * @param {Request} request
 */
async function fieldsOf(request) {
    const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
    return request.method === "POST" && isForm ? request.clone().text() : "";
}
