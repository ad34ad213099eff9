"""A browser that keeps the journal itself, and the failures it has to survive."""

import time

import conftest
from hexis import PATIENCE
from playwright.sync_api import Error, expect

KEPT = """async () => {
    if (!navigator.serviceWorker?.controller) return false;
    const settings = await (await fetch("/settings")).text();
    return settings.includes("works on this device without a connection");
}"""

ALL_SENT = """async () => {
    const meeting = await fetch("/device/sync", { method: "POST", body: new URLSearchParams({ now: "1" }) });
    return (await meeting.text()).includes("Everything is on the server as well");
}"""

STORED = """async () => {
    if (!(await indexedDB.databases()).some((database) => database.name === "hexis")) return 0;
    const database = await new Promise((resolve) => {
        const request = indexedDB.open("hexis");
        request.onsuccess = () => resolve(request.result);
    });
    const stores = database.transaction(["runs", "unsent"]);
    const counts = await Promise.all(["runs", "unsent"].map((name) => new Promise((resolve) => {
        const request = stores.objectStore(name).count();
        request.onsuccess = () => resolve(request.result);
    })));
    database.close();
    return counts[0] + counts[1];
}"""

IN_STORAGE = """
    const stored = async (mode, body) => {
        const database = await new Promise((resolve) => {
            const request = indexedDB.open("hexis");
            request.onsuccess = () => resolve(request.result);
        });
        const transaction = database.transaction(["runs", "state"], mode);
        const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
        const ended = new Promise((resolve) => (transaction.oncomplete = resolve));
        const result = await body(transaction.objectStore("runs"), transaction.objectStore("state"), done);
        await ended;
        database.close();
        return result;
    };
    const found = (name) => stored("readonly", (_, state, done) => done(state.get(name)));
"""
"""How scripts look into what the device stores."""

WITHOUT_ENTRIES = f"""() => {{
    {IN_STORAGE}
    return stored("readwrite", async (runs, _, done) => {{
        for (const key of await done(runs.getAllKeys())) runs.put(new Uint8Array(), key);
    }});
}}"""
"""Empties the server's entries, so that only what the device keeps beside them knows anything."""

SETTLED = """() => document.readyState === "complete" && !document.querySelector("form[aria-busy]")
    && !document.getAnimations().some((one) => one.playState === "running")"""


def comes(page, condition, patience=PATIENCE):
    """Polls `condition` until it holds, and returns whether it did; the browser continues in the meantime.

    This is the only place in which these tests wait for time to pass, since a page does not announce what they wait
    for."""
    deadline = time.monotonic() + patience
    while not (holds := condition()) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return bool(holds)


def eventually(page, condition, patience=PATIENCE):
    """Polls the page, also while it reloads in between."""
    def holds():
        try:
            return page.evaluate(condition)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise

    assert comes(page, holds, patience), f"it never happened: {condition}"


def wait_until_kept(page):
    """Waits until the whole journal is on the device, and the device responds."""
    eventually(page, KEPT)


def wait_until_sent(page):
    """Waits until the device has synced, and the server has all its entries."""
    eventually(page, ALL_SENT)


def settled(page):
    """Waits until the page and its scripts have loaded, no form is being sent, and nothing moves."""
    eventually(page, SETTLED)


def happens(page, condition):
    """Polls a condition that does not depend on the page's own state."""
    assert comes(page, condition), "it never happened"


def open_until(page, condition):
    """Reopens the page until the condition holds: one opened just during a change is of the previous version."""
    def is_so():
        page.goto("/today")
        try:
            eventually(page, condition, patience=5)
            return True
        except AssertionError:
            return False

    happens(page, is_so)


def sign_in(page, user):
    page.goto("/sign-in")
    page.get_by_label("User name").fill(user)
    page.get_by_label("Password").fill(conftest.PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Today", level=1).wait_for()


def tick(page, name):
    page.get_by_role("button", name=f"Mark “{name}” as done").click()
    expect_ticked(page, name)


def expect_ticked(page, name):
    expect(page.get_by_role("button", name=f"Done. Undo “{name}”")).to_be_visible()


def kill_worker(page):
    """Stops the service worker, as the browser may at any time."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.detach()


def clear_storage(page, what):
    """Clears storage, as the browser does when it needs the space."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": what})
    session.detach()


def limit_storage(page, origin, size):
    """Limits the origin's storage to this many bytes, for the lifetime of the returned session."""
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": size})
    return session


def fill_storage(page):
    """Uses up all available storage, to the last byte."""
    page.evaluate("""async () => {
        const database = await new Promise((resolve, reject) => {
            const request = indexedDB.open("something else", 1);
            request.onupgradeneeded = () => request.result.createObjectStore("bytes", { autoIncrement: true });
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        });
        const isRoomFor = (size) => new Promise((resolve) => {
            const transaction = database.transaction("bytes", "readwrite");
            transaction.objectStore("bytes").add(crypto.getRandomValues(new Uint8Array(Math.min(size, 65536))));
            for (let more = 65536; more < size; more += 65536)
                transaction.objectStore("bytes").add(crypto.getRandomValues(new Uint8Array(65536)));
            transaction.oncomplete = () => resolve(true);
            transaction.onabort = () => resolve(false);
        });
        for (let size = 1 << 20; size >= 1; size >>= 1) while (await isRoomFor(size));
        database.close();
    }""")


def stored(page):
    """Returns the number of stored records with a person's data."""
    return page.evaluate(STORED)
