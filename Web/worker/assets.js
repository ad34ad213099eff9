// @ts-check
// The files of one version of the app: all of them are here, or the version is not installed.

/** What browsers ask for when the app is installed on a home screen, or for themselves. */
const isForOthers = /^(install|worker)\/|^(service-worker\.js|app\.webmanifest)$/;
/** The map is large, and most people never open it: it is kept from when it was opened first. */
const isForSome = /^leaflet\//;

export class Assets {
    #addresses;
    #cache;

    /**
     * @param {string} version
     * @param {Record<string, string>} addresses from each file's name to its address
     */
    constructor(version, addresses) {
        this.#addresses = addresses;
        this.#cache = `hexis-${version}`;
    }

    /** What did not change comes from the version before, what a page has loaded from the browser's own cache. */
    async install() {
        const cache = await caches.open(this.#cache);
        const needed = [];
        for (const [name, address] of Object.entries(this.#addresses)) {
            if (isForOthers.test(name)) continue;
            const kept = await caches.match(address);
            if (kept) await cache.put(address, kept);
            else if (!isForSome.test(name)) needed.push(address);
        }
        await cache.addAll(needed);
    }

    /** The version before stays for pages that are still open. */
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
            // A full device shows it all the same.
            await cache.put(pathname, response.clone()).catch(() => undefined);
        }
        return response;
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
