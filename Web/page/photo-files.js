// @ts-check
// The pictures waiting on this device to be uploaded, and a cache of uploaded ones for offline use. The pages store
// them; the service worker uploads them or, without one, a page.

/**
 * @typedef {object} Waiting
 * @property {Blob} file the picture as it was taken or picked
 * @property {string=} refusal why the server rejected it
 */

/** A separate database, so that the journal's schema stays compatible with older versions. */
const databaseName = "hexis-photos";
const cacheName = "photos";
/** The maximum number of cached pictures; older ones are fetched again. */
const mostKept = 600;
const address = /^\/photos\/files\/([0-9a-f]{32})\/(small|large)$/;
/** The types that may be displayed before the server has processed them. */
const shown = /^image\/(jpeg|png|webp|gif|heic|heif|avif)$/;
/** The statuses with which the server rejects a picture for good. */
const isFinal = (/** @type {number} */ status) => [413, 415, 422].includes(status);

/**
 * Stores a picture for upload. Throws if the browser has no space.
 *
 * @param {string} photo
 * @param {Blob} file
 */
export async function keep(photo, file) {
    await transact("readwrite", (store) => store.put({ file }, photo));
}

/** @param {string} photo */
export async function forget(photo) {
    await transact("readwrite", (store) => store.delete(photo));
    const cache = await cacheIfAny();
    for (const size of ["small", "large"]) await cache?.delete(`/photos/files/${photo}/${size}`);
}

/**
 * @param {string} photo
 * @returns {Promise<Waiting | undefined>}
 */
export async function waiting(photo) {
    return transact("readonly", (store) => store.get(photo));
}

/**
 * Returns the photos waiting to be uploaded.
 *
 * @returns {Promise<string[]>}
 */
export async function unsent() {
    const photos = [];
    for (const photo of await transact("readonly", (store) => store.getAllKeys())) {
        if (!(await waiting(String(photo)))?.refusal) photos.push(String(photo));
    }
    return photos;
}

/** Returns the photos with cached pictures. */
export async function kept() {
    const keys = (await (await cacheIfAny())?.keys()) ?? [];
    return [...new Set(keys.map((key) => address.exec(new URL(key.url).pathname)?.[1] ?? ""))];
}

/**
 * Returns the best picture of a photo that this device has: the original while it waits, then that of the server.
 *
 * @param {string} photo
 * @returns {Promise<{ content: Blob, isSmall: boolean } | null>}
 */
export async function best(photo) {
    const original = (await waiting(photo))?.file;
    if (original) return { content: original, isSmall: false };
    const cache = await cacheIfAny();
    for (const size of ["large", "small"]) {
        const kept = await cache?.match(`/photos/files/${photo}/${size}`);
        if (kept) return { content: await kept.blob(), isSmall: size === "small" };
    }
    return null;
}

/** Removes all pictures from this device. */
export async function wipe() {
    await transact("readwrite", (store) => store.clear());
    await self.caches?.delete(cacheName);
}

/**
 * Uploads the waiting pictures. Those that fail keep waiting; those that the server rejects for good keep the reason.
 * Returns whether anything changed.
 */
export async function send() {
    let isChanged = false;
    for (const photo of await unsent()) {
        const file = (await waiting(photo))?.file;
        const response = file && (await fetch(`/photos/files/${photo}`, { method: "POST", body: file }).catch(() => null));
        if (!file || !response) return isChanged;
        if (response.ok) {
            // Caches the picture before deleting the file, so that it stays visible throughout.
            await Promise.all(["small", "large"].map((size) => fetched(`/photos/files/${photo}/${size}`).catch(() => null)));
            await transact("readwrite", (store) => store.delete(photo));
        } else if (response.status === 410) await forget(photo);
        else if (isFinal(response.status)) {
            const { code } = await response.json().catch(() => ({ code: "too-large" }));
            await transact("readwrite", (store) => store.put({ file, refusal: code }, photo));
        } else if (response.status === 507) return isChanged;
        else continue;
        isChanged = true;
    }
    return isChanged;
}

/**
 * Returns a picture from wherever it is; `null` if the address is not that of a picture.
 *
 * @param {Request} request
 */
export async function answer(request) {
    const { pathname } = new URL(request.url);
    const photo = address.exec(pathname)?.[1];
    if (!photo || request.method !== "GET") return null;
    const kept = await (await cacheIfAny())?.match(pathname);
    if (kept) return kept;
    const file = (await waiting(photo))?.file;
    if (!file) return fetched(pathname).catch(() => Response.error());
    return new Response(file, {
        headers: {
            "Content-Type": shown.test(file.type) ? file.type : "application/octet-stream",
            "Content-Security-Policy": "default-src 'none'; sandbox", "X-Content-Type-Options": "nosniff",
        },
    });
}

/** Looking a cache up does not create it. */
async function cacheIfAny() {
    return (await self.caches?.has(cacheName)) ? caches.open(cacheName) : null;
}

/**
 * Fetches a picture and caches it in this one place, so that a deleted picture is gone everywhere; it is cached only if
 * a service worker answers from there.
 *
 * @param {string} path
 */
async function fetched(path) {
    if ("document" in self) return fetch(path);
    const response = await fetch(path, { cache: "no-store" });
    if (!response.ok) return response;
    const cache = await caches.open(cacheName);
    // On a full device, the picture is shown but not cached.
    await cache.put(path, response.clone()).catch(() => undefined);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - mostKept))) await cache.delete(key);
    return response;
}

/**
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<Result>} body
 * @returns {Promise<Result>}
 */
async function transact(mode, body) {
    const database = await opened();
    try {
        return await new Promise((resolve, reject) => {
            const transaction = database.transaction("files", mode, { durability: "strict" });
            const request = body(transaction.objectStore("files"));
            transaction.oncomplete = () => resolve(request.result);
            transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
        });
    } finally {
        database.close();
    }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(databaseName, 1);
        request.onupgradeneeded = () => request.result.createObjectStore("files");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
