// @ts-check
// The files of one version of the app: either all of them are stored, or the version is not installed.

import { assembled } from "./module.js";

/** The app itself. It is stored assembled, so that each start of the worker only has to compile it. */
const app = "hexis.streams";
/** Files that only browsers themselves request, for example when installing the app. */
const isForOthers = /^(install|worker)\/|^(service-worker\.js|app\.webmanifest)$/;
/** The map library is large, and passkeys need the server: what most people never use is stored when it is first used. */
const isForSome = /^leaflet\/|^page\/passkeys\.js$/;

export class Assets {
    #addresses;
    #cache;

    /**
     * @param {string} version
     * @param {Record<string, string>} addresses maps each file's name to its address
     */
    constructor(version, addresses) {
        this.#addresses = addresses;
        this.#cache = `hexis-${version}`;
    }

    /** Copies unchanged files from the previous version, and files that a page loaded from the browser's cache. */
    async install() {
        const cache = await caches.open(this.#cache);
        const needed = [];
        const tasks = [];
        for (const [name, address] of Object.entries(this.#addresses)) {
            if (isForOthers.test(name)) continue;
            const kept = await caches.match(address);
            if (kept) await cache.put(address, kept);
            else if (name === app) tasks.push(fetchedModule(address).then((module) => cache.put(address, module)));
            else if (!isForSome.test(name)) needed.push(address);
        }
        await Promise.all([cache.addAll(needed), ...tasks]);
    }

    /** Deletes old versions, except the previous one, which open pages may still use. */
    async dropOlder() {
        const ours = (await caches.keys()).filter((name) => name.startsWith("hexis-"));
        const older = ours.filter((name) => name !== this.#cache).slice(0, -1);
        await Promise.all(older.map((name) => caches.delete(name)));
    }

    /** @param {Request} request */
    async answer(request) {
        const { pathname } = new URL(request.url);
        const kept = await caches.match(pathname);
        if (kept) return kept;
        const response = await fetch(request);
        if (response.ok && this.#isForSome(pathname)) {
            const cache = await caches.open(this.#cache);
            // On a full device, the file is used but not stored.
            await cache.put(pathname, response.clone()).catch(() => undefined);
        }
        return response;
    }

    async module() {
        const address = this.#addresses[app];
        const response = (await caches.match(address)) ?? (await fetchedModule(address));
        return WebAssembly.compile(await response.arrayBuffer());
    }

    /** @param {string} name */
    async file(name) {
        const address = this.#addresses[name];
        const response = (await caches.match(address)) ?? (await fetch(address));
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        return response;
    }

    /** @param {string} address */
    #isForSome(address) {
        return Object.entries(this.#addresses).some(([name, its]) => its === address && isForSome.test(name));
    }
}

/** @param {string} address */
async function fetchedModule(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const module = assembled(new Uint8Array(await response.arrayBuffer()));
    return new Response(/** @type {BodyInit} */ (/** @type {unknown} */ (module)), {
        headers: { "content-type": "application/wasm" },
    });
}
