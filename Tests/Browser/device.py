"""A browser that keeps the journal itself, and what can happen to it."""

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

SETTLED = """() => document.readyState === "complete" && !document.querySelector("form[aria-busy]")
    && !document.getAnimations().some((one) => one.playState === "running")"""


def comes(page, condition, patience=PATIENCE):
    """Asks `condition` again and again until it holds, and whether it ever did; the browser goes on meanwhile.

    The only place in which these tests wait for time to pass: a page tells nobody what somebody waits for."""
    deadline = time.monotonic() + patience
    while not (holds := condition()) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return bool(holds)


def eventually(page, condition, patience=PATIENCE):
    """Asks the page again and again, also while it loads anew in between."""
    def holds():
        try:
            return page.evaluate(condition)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise

    assert comes(page, holds, patience), f"it never happened: {condition}"


def wait_until_kept(page):
    """The whole journal is on the device, and the device answers."""
    eventually(page, KEPT)


def wait_until_sent(page):
    """Device and server have met, and the server has everything that the device has."""
    eventually(page, ALL_SENT)


def settled(page):
    """The page and its scripts have loaded, no form is on its way, and nothing moves."""
    eventually(page, SETTLED)


def happens(page, condition):
    """Asks again and again whether something is so that the page is not asked about."""
    assert comes(page, condition), "it never happened"


def open_until(page, condition):
    """A page that is opened in the very moment of a change is of the version before; one of the next is not."""
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
    """The browser ends the service worker, as it does whenever it likes."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.detach()


def clear_storage(page, what):
    """The browser needs the room for something else."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": what})
    session.detach()


def limit_storage(page, origin, size):
    """The device has so many bytes of room for the origin, for as long as the session lives that comes back."""
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": size})
    return session


def fill_storage(page):
    """Uses up all the room there is, to the last bytes."""
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
    """How many records the browser keeps of anything that belongs to a person."""
    return page.evaluate("""async () => {
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
    }""")
