// @ts-check
// The files of one version of the app: all of them are here, or the version is not installed.

/** What browsers ask for when the app is installed on a home screen, or for themselves. */
const isForOthers = /^(install|worker)\/|^service-worker\.js$/;

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

    async install() {
        const cache = await caches.open(this.#cache);
        const names = Object.keys(this.#addresses).filter((name) => !isForOthers.test(name));
        await cache.addAll(names.map((name) => this.#addresses[name]));
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
        // Scripts import each other by their plain names.
        const address = this.#addresses[decodeURI(pathname).replace("/assets/", "")] ?? pathname;
        return (await caches.match(address)) ?? fetch(request);
    }

    /** @param {string} name */
    async file(name) {
        const address = this.#addresses[name];
        const response = (await caches.match(address)) ?? (await fetch(address));
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        return response;
    }
}
