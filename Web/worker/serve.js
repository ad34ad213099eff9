// @ts-check
/// <reference lib="webworker" />
// The service worker: answers every page and form of the app from this device, and meets the server afterwards.

import * as photos from "../page/photo-files.js";
import { Assets } from "./assets.js";
import { Device } from "./device.js";
import { listen } from "./push.js";
import { Sync } from "./sync.js";
import { catchUp, isOurs, mayTakeOver, tell, tellOthers } from "./windows.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** What the server answers itself: the way in, the account, what it alone knows. Everything else is the app's. */
const isServers = /^\/(join|sign-in|demo|(account|settings\/(calendar|arrivals|import|data|programs|reminders\/(delivery|test)))(\/.*)?|routes\/(read|gpx|[0-9a-f]{32}\/route\.gpx))$/;
/** What is for programs, and never answered from here. */
const isForPrograms = /^\/(sync|live|health|clock-changes|service-worker\.js|(api|push|calendar|arrivals|signals)(\/.*)?)$/;
/** What is to be seen on photos; it is no page. */
const isPicture = /^\/photos\/files\//;
/** What the server draws of a route; it is no page either. */
const isCode = /^\/routes\/[0-9a-f]{32}\/code\.svg$/;
/** What the server makes of a route, which it has to know first. */
const isOfRoute = /^\/routes\/[0-9a-f]{32}\/(code\.svg|route\.gpx)$/;
const deletedPhoto = /^\/photos\/([0-9a-f]{32})\/delete$/;
/** The pages with a map, whose streets come from elsewhere. */
const isMap = /^\/(settings\/places|routes)(\/|$)/;
/** After these the browser may belong to somebody else. */
const isEntrance = /^\/(join|sign-in|demo)$/;
/** After these the server knows something new of the person. */
const isBrought = /^\/routes\/gpx$/;
/** After these nothing of the person may be left here. */
const isFarewell = /^\/account\/(erase|sign-out-everywhere)$/;

/**
 * @param {{ version: string, assets: Record<string, string>, headers: Record<string, string>, mapPolicy: string }}
 *     configuration
 */
export function serve({ version, assets: addresses, headers, mapPolicy }) {
    const assets = new Assets(version, addresses);
    /** @type {Promise<WebAssembly.Module> | undefined} */
    let module;
    const device = new Device(
        () => (module ??= compiled(assets)),
        async () => ({ ...await (await assets.file("zones.json")).json(), assets: addresses }));
    const sync = new Sync(device, () => tell(worker));

    worker.addEventListener("install", (event) => event.waitUntil(assets.install()));
    worker.addEventListener("activate", (event) => event.waitUntil(activate()));
    worker.addEventListener("sync", (/** @type {any} */ event) => event.waitUntil(sync.run()));
    worker.addEventListener("message", (event) => {
        if (event.data === "sync") event.waitUntil(sync.run());
        if (typeof event.data?.opened === "number") catchUp(event.source, event.data.opened);
        if (event.data === "take over?") event.waitUntil(takeOver());
        if (event.data === "may listen?") event.waitUntil(mayListen(event.ports[0]));
    });
    worker.addEventListener("fetch", (event) => {
        const url = new URL(event.request.url);
        if (url.origin !== location.origin || isForPrograms.test(url.pathname)) return;
        event.respondWith(url.pathname.startsWith("/assets/") ? assets.answer(event.request) : answer(event, url));
    });

    listen(worker, addresses, answerCall);

    async function activate() {
        await assets.dropOlder();
        await worker.clients.claim();
        await sync.run();
    }

    /** @param {MessagePort | undefined} port */
    async function mayListen(port) {
        const { isSyncOn, isSignedIn, isSignedOut, isReached } = await device.started();
        port?.postMessage(!isSyncOn || !isSignedIn || isSignedOut ? "no" : isReached ? "yes" : "later");
    }

    async function takeOver() {
        if (await mayTakeOver(worker)) await worker.skipWaiting();
    }

    /**
     * @param {FetchEvent} event
     * @param {URL} url
     */
    async function answer(event, url) {
        try {
            return await route(event, url);
        } catch {
            // The app could not be started at all. The server can answer; else nothing is lost.
            return fetch(event.request.clone()).catch(() => assets.file("unavailable.html"));
        }
    }

    /**
     * @param {FetchEvent} event
     * @param {URL} url
     */
    async function route(event, url) {
        const { request } = event;
        const isPost = request.method === "POST";
        if (isPost && !isOurs(request)) return page("foreignOrigin", "/today");
        let state = await device.started();
        if (state.isSignedOut && !(await finishSignOut()) && !isPost) return page("signedOut", here(url));
        if (isPost && url.pathname === "/sign-out") return signOut(request, url);
        if (isPost && url.pathname === "/device/forget") return forget();
        if (isPost && isFarewell.test(url.pathname) && (await hasUnsent())) return page("askToSignOut", "/settings");
        if (isPicture.test(url.pathname)) return (await photos.answer(request)) ?? fetch(request);
        if (isOfRoute.test(url.pathname) && device.unsent.length > 0) await sync.run();
        if (isCode.test(url.pathname)) return fetch(request);
        if (isServers.test(url.pathname)) return fromServer(request, url);
        if (!state.isMet) await sync.run();
        state = device.state;
        if (state.isOther) return page("otherPerson", here(url));
        if (!state.isComplete) return beforeComplete(event, url);
        if (isPost && url.pathname === "/device/sync") return setSync(event);
        return fromHere(event, url);
    }

    /**
     * @param {FetchEvent} event
     * @param {URL} url
     */
    async function fromHere(event, url) {
        const { method } = event.request;
        const reply = await replied(event, url, method, await event.request.clone().text());
        if (!reply && method === "POST") return page("notSaved", here(url));
        if (!reply) throw new Error("no answer");
        return reply.location ? lead(event, reply.location) : html(reply, url.pathname);
    }

    /**
     * What the app says, with all that follows from it; `null` where it cannot.
     *
     * @param {FetchEvent} event
     * @param {URL} url
     * @param {string} method
     * @param {string} body
     */
    async function replied(event, url, method, body) {
        const message = { method, path: url.pathname, query: url.search.slice(1), body };
        // Once more, with a new engine: what made it fail may have been the moment.
        const reply = await device.respond(message).catch(() => device.respond(message)).catch(() => null);
        if (reply?.isChange) {
            event.waitUntil(tellOthers(worker, event).then(() => sync.run()));
            const deleted = deletedPhoto.exec(url.pathname)?.[1];
            if (deleted) event.waitUntil(photos.forget(deleted));
        }
        return reply;
    }

    /**
     * Where a form leads: a script may prefer the page itself to being sent there (RFC 7240), since Firefox complains of
     * every redirect by which a worker answers a script.
     *
     * @param {FetchEvent} event
     * @param {string} address
     */
    async function lead(event, address) {
        const url = new URL(address, location.origin);
        const isPreferred = event.request.headers.get("Prefer") === "return=representation";
        const reply = isPreferred && !isServers.test(url.pathname) ? await replied(event, url, "GET", "") : null;
        if (!reply || reply.location) return Response.redirect(address, 303);
        const response = html(reply, url.pathname);
        response.headers.set("Content-Location", address);
        return response;
    }

    /**
     * Answers a notification: here, where the journal is, else through the server. Whether it was recorded.
     *
     * @param {string} path
     * @param {URLSearchParams} form
     */
    async function answerCall(path, form) {
        const { isMet, isOther, isComplete, isSignedOut } = await device.started();
        if (isSignedOut || isOther) return false;
        if (!isMet || !isComplete) {
            const response = await fetch(path, { method: "POST", body: form });
            return response.ok;
        }
        const message = { method: "POST", path, query: "", body: String(form) };
        const reply = await device.respond(message).catch(() => device.respond(message));
        if (!reply.location) return false;
        if (reply.isChange) await tell(worker);
        await sync.run();
        return true;
    }

    /**
     * The journal is not here, or not all of it: the server answers meanwhile.
     *
     * @param {FetchEvent} event
     * @param {URL} url
     */
    async function beforeComplete(event, url) {
        const response = await fetch(event.request).catch(() => null);
        if (!response) return page("fetching", here(url));
        event.waitUntil(sync.run());
        return response;
    }

    /**
     * @param {Request} request
     * @param {URL} url
     */
    async function fromServer(request, url) {
        const response = await fetch(request).catch(() => null);
        if (!response) return page("unreachable", request.method === "GET" ? here(url) : origin(url));
        const isDone = response.type === "opaqueredirect" || response.redirected;
        if (request.method === "POST" && isDone) {
            if (isEntrance.test(url.pathname)) await device.remember({ isMet: false });
            if (isFarewell.test(url.pathname)) await device.wipe();
            // The page that comes next shows what the server recorded.
            if (isBrought.test(url.pathname)) await sync.run();
        }
        return response;
    }

    /**
     * @param {Request} request
     * @param {URL} url
     */
    async function signOut(request, url) {
        if (url.searchParams.has("keep")) return fromServer(request, url);
        if (!url.searchParams.has("anyway") && (await hasUnsent())) return page("askToSignOut", "/settings");
        await device.wipe({ isSignedOut: true });
        await tell(worker);
        const response = await fetch(request).catch(() => null);
        if (!response) return page("signedOut", "/sign-in");
        await device.wipe();
        return response;
    }

    /** Whether signing out would lose something, even after one more attempt to send it. */
    async function hasUnsent() {
        const isLeft = async () => device.unsent.length > 0 || (await device.waitingPhotos()) > 0;
        if (await isLeft()) await sync.run();
        return isLeft();
    }

    /** Tells the server of a sign-out that happened without a connection. Whether it knows now. */
    async function finishSignOut() {
        const response = await fetch("/sign-out", { method: "POST", redirect: "manual" }).catch(() => null);
        if (!response || response.status >= 500) return false;
        await device.wipe();
        return true;
    }

    async function forget() {
        await device.wipe();
        await sync.run();
        return Response.redirect("/today", 303);
    }

    /** @param {FetchEvent} event */
    async function setSync(event) {
        const form = new URLSearchParams(await event.request.text());
        const on = form.get("on");
        if (on !== null) await device.remember({ isSyncOn: on === "1" });
        if (form.has("now")) await sync.run();
        else event.waitUntil(sync.run());
        return lead(event, "/settings");
    }

    /**
     * @param {string} name
     * @param {string} next
     */
    async function page(name, next) {
        return html(await device.page(name, next));
    }

    /**
     * @param {{ status: number, page: Uint8Array }} reply
     * @param {string=} path
     */
    function html({ status, page }, path = "") {
        const policy = isMap.test(path) ? mapPolicy : headers["content-security-policy"];
        return new Response(/** @type {BodyInit} */ (page), {
            status, headers: { ...headers, "content-security-policy": policy },
        });
    }
}

/**
 * The page that a form of the server's own stands on.
 *
 * @param {URL} url
 */
function origin(url) {
    return url.pathname.startsWith("/routes/") ? "/routes/new" : "/account";
}

/** @param {URL} url */
function here(url) {
    return url.pathname + url.search;
}

/** @param {Assets} assets */
async function compiled(assets) {
    return WebAssembly.compile(await (await assets.file("hexis.wasm")).arrayBuffer());
}
