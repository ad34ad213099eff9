"""The weight of visits: every byte that a browser receives, counted at the socket over plain HTTP/1.1."""

import pytest
from conftest import SIZES, join
from counting import CountingProxy
from device import STORED, eventually, open_until, wait_until_sent
from hexis import PATIENCE, web_with_style

# A little above the measured values. A change that raises them states the reason here.
TODAY = 44_500
"""A new person's first visit, from joining over the page of doors until Today works. That page is some 5,000 bytes of
it. The strips of links, the same links in the side bar and the sheet with everything to add are some 600, and as many
the style and the script of a full day. Swipes, menus and the search are some 1,000, single keys, vibration, the number
on the icon and how medicines look some 800, charts to touch and ticks that fill some 250, the way back some 350; that a
tick fills when it is tapped, and that only what moves begins a transition, some 320, that only what differs is replaced
some 320 more, and that a tap makes the browser lay out the page only once some 180; that later versions may come as
differences from the style and the script takes some 140. Once the page hears of changes, it asks for itself once
more, in case it missed one: some 5,000 for both pages, which may come late."""
OFFLINE = 528_000
"""The same, until the whole app is on the device. Today comes none to three times, at 3,000 bytes each: three leave a
thousand bytes. The questionnaires of care providers, which are answered offline, take some 7,000; companions in the
challenge of a habit, notifications of their cheers and who is ahead some 3,000; the copy of everything that a device
makes without the server some 5,000."""
OFFLINE_BUT_FOR_MODULE = 69_200
"""The same without the module, which `scripts/wasm-check` limits, and without what comes by chance: the same bytes in
every run. The page of doors is some 5,000 of them, the second look for changes of that page half as many, strips and
wide windows some 1,800, a full day some 600, assembling the module some 600, and the scripts for menus, dragging and
swipes some 2,400; those for keys and the icon's number, also when a reminder comes, some 900, for charts some 1,000.
Some 300 bytes make a browser forget what was typed on a shared computer, and tell a device that the server is full;
some 700 find out why no reminder would arrive, and whether the server expects other clock changes. Passkeys and
recovery codes take some 300, for their style and for knowing where their script is, and the zip file in which a device
copies what it has some 700. A tick that fills when it is tapped, and transitions of only what moves, take some 320;
replacing only what differs takes as many, laying out the page only once some 180, and the checkpoint from which a worker
starts and Today as it was kept some 1,100. That later versions may come as differences from four files takes some 330."""
BY_CHANCE = ("/today", "/sync", "/live")
"""What comes once or several times, depending on how soon the app is on the device: Today itself weighs on `TODAY`."""
AGAIN = 3_000
"""Another visit without any news: about 1 700, but the number of syncs varies."""


@pytest.fixture
def proxy(server):
    return CountingProxy(server.address)


@pytest.fixture
def visitor(browser, proxy):
    """Opens a window whose traffic goes through the proxy."""
    contexts = []

    def open_window(**more):
        contexts.append(browser.new_context(base_url=proxy.address, **SIZES["phone"], **more))
        contexts[-1].set_default_timeout(PATIENCE * 1000)
        return contexts[-1].new_page()

    yield open_window
    for context in contexts:
        context.close()


def test_today_works_after_few_bytes(visitor, proxy):
    page = visitor(service_workers="block")
    join(page, is_kept=False)
    page.wait_for_load_state()
    proxy.wait_for("/live")
    proxy.wait_for("/assets/icon.")
    assert proxy.received <= TODAY, str(proxy)


def test_the_whole_app_is_on_the_device_after_not_many_more_and_nothing_comes_twice(visitor, proxy):
    page = visitor()
    kept(page, proxy)
    files = [path for path in proxy.paths if path.startswith("/assets/")]
    assert len(files) == len(set(files)) > 10, files
    assert proxy.received <= OFFLINE, str(proxy)
    varies = sum(proxy.received_for(path) for path in ("/assets/hexis.", *BY_CHANCE))
    assert proxy.received - varies <= OFFLINE_BUT_FOR_MODULE, str(proxy)


def test_another_visit_costs_next_to_nothing(visitor, proxy):
    page = visitor()
    kept(page, proxy)
    wait_until_sent(page)
    proxy.forget()
    page.reload()
    wait_until_sent(page)
    proxy.wait_for("/live")
    # Browsers look for a new version some time after the page has loaded.
    proxy.wait_for("/service-worker.js")
    assert set(proxy.paths) == {"/live", "/sync", "/service-worker.js"}
    assert proxy.received <= AGAIN, str(proxy)


def test_a_new_version_costs_what_changed(visitor, proxy, server, tmp_path):
    page = visitor()
    kept(page, proxy)
    page.reload()
    server.kill()
    server.again("--web", web_with_style(tmp_path / "web", "\n:root { --newer-version: 1; }\n"))
    # The browser itself may have dropped everything in the meantime.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    proxy.forget()
    open_until(page, "getComputedStyle(document.documentElement).getPropertyValue('--newer-version') === '1'")
    files = [path for path in proxy.paths if path.startswith("/assets/")]
    assert len(files) == 2 and proxy.received_for("/assets/style.newer.") > 0, str(proxy)
    assert proxy.received_for("/assets/worker/serve.") > 0, str(proxy)


def kept(page, proxy):
    """Joins, and waits until the journal is on the device, which is asked of its database: that costs no bytes."""
    join(page, is_kept=False)
    eventually(page, f"({STORED})().then((count) => count > 0 && navigator.serviceWorker.controller !== null)")
    proxy.wait_for("/sync")
