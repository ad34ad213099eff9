"""The app on a phone: everything works while the server is down, and is sent when it is back."""

import http.server
import subprocess
import threading
from datetime import timedelta

import pytest
from conftest import CHROMIUM, PASSWORD, SIZES, add_habit, axe, habit_link, join, unfold_goal
from device import (clear_storage, eventually, expect_ticked, fill_storage, happens, kill_worker, limit_storage, open_until,
                    sign_in, stored, tick, wait_until_kept, wait_until_sent)
from hexis import PATIENCE, PROGRAM, ROOT, web_with_style
from midday import today
from playwright.sync_api import expect


@pytest.fixture
def phone(device):
    """A person's phone, with the whole journal on it."""
    page = device()
    page.user = join(page)
    return page


def elsewhere(device, user):
    """A window without local storage: it shows what the server has."""
    page = device("desktop", service_workers="block")
    sign_in(page, user)
    return page


def since_last_week(page):
    page.get_by_text("Looks, group and first day").click()
    page.get_by_label("First day").fill(str(today() - timedelta(days=7)))


def test_everything_works_without_the_server_and_arrives_once(device, phone, server):
    server.kill()
    add_habit(phone, "Read two pages", since_last_week)
    tick(phone, "Read two pages")
    expect(phone.get_by_text("No connection. ")).to_be_visible()
    axe(phone)
    phone.get_by_role("link", name="The day before").click()
    tick(phone, "Read two pages")
    phone.get_by_role("button", name="Done. Undo “Read two pages”").click()
    tick(phone, "Read two pages")

    phone.goto("/habits")
    habit_link(phone, "Read two pages").click()
    phone.get_by_role("link", name="Edit").click()
    phone.get_by_label("What would you like to do?").fill("Read three pages")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("heading", name="Read three pages", level=1)).to_be_visible()
    phone.goto("/settings")
    phone.get_by_role("link", name="Name Not set").click()
    phone.get_by_label("What should Hexis call you?").fill("Maria")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("status")).to_contain_text("Saved.")
    expect(phone.get_by_text("changes are only on this device so far")).to_be_visible()
    axe(phone)
    for address in ["/pauses", "/progress", "/rewards", "/habits/new"]:
        phone.goto(address)
        expect(phone.locator("h1")).to_be_visible()
    phone.goto("/account")
    expect(phone.get_by_role("heading", name="This needs a connection")).to_be_visible()
    axe(phone)
    phone.reload()
    phone.goto("/today")
    expect_ticked(phone, "Read three pages")

    server.again()
    wait_until_sent(phone)
    desktop = elsewhere(device, phone.user)
    expect_ticked(desktop, "Read three pages")
    expect(desktop.get_by_text("Read three pages")).to_have_count(1)
    desktop.get_by_role("link", name="The day before").click()
    expect_ticked(desktop, "Read three pages")
    expect(desktop.get_by_role("heading", name="Read three pages")).to_have_count(
        phone.get_by_role("heading", name="Read three pages").count())
    desktop.goto("/settings/name")
    expect(desktop.get_by_label("What should Hexis call you?")).to_have_value("Maria")


def test_closed_and_opened_again_without_the_server(browser, tmp_path, server):
    def opened():
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=CHROMIUM, args=["--no-sandbox"],
            base_url=server.address, timeout=PATIENCE * 1000, **SIZES["phone"])
        context.set_default_timeout(PATIENCE * 1000)
        return context

    context = opened()
    page = context.new_page()
    join(page)
    add_habit(page, "Water the plants")
    server.kill()
    tick(page, "Water the plants")
    context.close()

    context = opened()
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Today", level=1)).to_be_visible()
    expect_ticked(page, "Water the plants")
    add_habit(page, "Stretch")
    tick(page, "Stretch")
    context.close()

    server.again()
    context = opened()
    page = context.new_page()
    page.goto("/today")
    wait_until_sent(page)
    expect_ticked(page, "Stretch")
    expect(page.get_by_role("button", name="Done. Undo")).to_have_count(2)
    context.close()


def test_two_devices_without_the_server_for_three_days_agree_afterwards(device, phone, server):
    add_habit(phone, "Drink water", lambda page: (two_glasses(page), since_last_week(page)))
    wait_until_sent(phone)
    desktop = device("desktop")
    sign_in(desktop, phone.user)
    wait_until_kept(desktop)
    server.kill()
    for page, habit in [(phone, "Stretch"), (desktop, "Call a friend")]:
        add_habit(page, habit, since_last_week)
        for days in range(3):
            page.goto(f"/today?day={today() - timedelta(days=days)}")
            page.get_by_role("button", name="Add 1 to “Drink water”").click()
            expect(page.get_by_text("1 of 2 glasses")).to_be_visible()
            tick(page, habit)
    server.again()
    # The first device to sync learns of the other one's entries only after that one has synced.
    for page in [phone, desktop, phone]:
        wait_until_sent(page)
    for days in range(3):
        for page in [phone, desktop]:
            page.goto(f"/today?day={today() - timedelta(days=days)}")
            expect(page.get_by_text("2 of 2 glasses")).to_be_visible()
            expect_ticked(page, "Stretch")
            expect_ticked(page, "Call a friend")


def two_glasses(page):
    unfold_goal(page)
    page.get_by_label("Reach an amount").check()
    page.get_by_label("How much a day?").fill("2")
    page.get_by_label("Of what?").fill("glasses")


def test_the_worker_may_be_killed_between_any_two_requests(phone, server):
    server.kill()
    kill_worker(phone)
    add_habit(phone, "Stretch")
    for _ in range(3):
        kill_worker(phone)
        tick(phone, "Stretch")
        kill_worker(phone)
        phone.get_by_role("button", name="Done. Undo “Stretch”").click()
        expect(phone.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()
    kill_worker(phone)
    server.again()
    phone.goto("/today")
    wait_until_sent(phone)
    expect(phone.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()


def test_other_windows_and_devices_follow(device, phone, server):
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    second = phone.context.new_page()
    second.goto("/today")
    desktop = device("desktop")
    sign_in(desktop, phone.user)
    wait_until_kept(desktop)
    desktop.goto("/today")
    plain = elsewhere(device, phone.user)
    phone.bring_to_front()
    tick(phone, "Stretch")
    expect_ticked(desktop, "Stretch")
    expect_ticked(plain, "Stretch")
    second.bring_to_front()
    expect_ticked(second, "Stretch")

    # Text being typed stays, whatever happens on other devices.
    desktop.goto("/settings/name")
    desktop.get_by_label("What should Hexis call you?").fill("Mar")
    phone.goto("/settings/name")
    phone.get_by_label("What should Hexis call you?").fill("Anna")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("status")).to_contain_text("Saved.")
    wait_until_sent(phone)
    wait_until_sent(desktop)
    expect(desktop.get_by_label("What should Hexis call you?")).to_have_value("Mar")


def test_what_changes_before_a_window_listens_is_shown_once_it_does(device, phone):
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    plain = device("desktop", service_workers="block")
    held = []
    plain.route("**/live", lambda route: held.append(route))
    sign_in(plain, phone.user)
    expect(plain.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()
    happens(plain, lambda: len(held) == 1)
    tick(phone, "Stretch")
    wait_until_sent(phone)
    held.pop().continue_()
    expect_ticked(plain, "Stretch")


NOT_THERE_YET = """
    const held = [];
    let isThere = false;
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (...message) {
        if (isThere) post.apply(this, message);
        else held.push([this, message]);
    };
    navigator.serviceWorker.addEventListener("message", (event) => {
        if (!isThere) event.stopImmediatePropagation();
    });
    window.appear = () => {
        isThere = true;
        for (const [worker, message] of held) post.apply(worker, message);
    };
"""


def test_what_changes_while_a_window_is_being_opened_is_shown_once_it_is(device, phone):
    """The page is already rendered, and the browser does not pass messages on to it yet."""
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    first = device("desktop")
    sign_in(first, phone.user)
    wait_until_kept(first)
    second = first.context.new_page()
    second.add_init_script(NOT_THERE_YET)
    second.goto("/today")
    expect(second.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()
    tick(phone, "Stretch")
    expect_ticked(first, "Stretch")
    expect(second.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()
    second.evaluate("appear()")
    expect_ticked(second, "Stretch")


def test_a_journal_that_the_browser_dropped_is_fetched_again(phone, server):
    add_habit(phone, "Stretch")
    tick(phone, "Stretch")
    wait_until_sent(phone)
    clear_storage(phone, "indexeddb")
    kill_worker(phone)
    server.kill()
    phone.goto("/today")
    expect(phone.get_by_role("heading", name="Fetching your journal")).to_be_visible()
    axe(phone)
    server.again()
    phone.get_by_role("link", name="Try again").click()
    expect_ticked(phone, "Stretch")
    wait_until_kept(phone)
    server.kill()
    phone.reload()
    expect_ticked(phone, "Stretch")


def test_the_database_may_be_deleted_under_the_worker(phone, server):
    add_habit(phone, "Read")
    wait_until_sent(phone)
    server.kill()
    add_habit(phone, "Stretch")
    tick(phone, "Stretch")
    phone.evaluate("""() => new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase("hexis");
        [request.onsuccess, request.onerror] = [resolve, reject];
    })""")
    server.again()
    # Entries that were not on the server yet are still in the worker's memory.
    wait_until_sent(phone)
    phone.goto("/today")
    expect_ticked(phone, "Stretch")
    # The next worker finds that it has to fetch the lost entries.
    kill_worker(phone)
    phone.goto("/today")
    expect_ticked(phone, "Stretch")
    expect(phone.get_by_role("button", name="Mark “Read” as done")).to_be_visible()


def test_a_full_device_says_so_and_saves_once_there_is_room(browser, server):
    # Otherwise this browser assumes ten gigabytes, regardless of the limit.
    browser = browser.browser_type.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-features=StaticStorageQuota"])
    page = browser.new_page(base_url=server.address, **SIZES["phone"])
    page.set_default_timeout(PATIENCE * 1000)
    limit = limit_storage(page, server.address, 4_000_000)
    join(page)
    add_habit(page, "Stretch")
    fill_storage(page)
    page.get_by_role("button", name="Mark “Stretch” as done").click()
    expect(page.get_by_role("status")).to_contain_text("Not saved: this device is full")
    expect(page.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()
    limit.detach()
    expect(page.get_by_role("button", name="Done. Undo “Stretch”")).to_be_visible()
    wait_until_sent(page)
    browser.close()


def test_a_new_version_waits_for_what_is_typed_and_can_be_taken_back(phone, server, tmp_path):
    newer_web = web_with_style(tmp_path / "web", "\n:root { --newer-version: 1; }\n")
    server.kill()
    add_habit(phone, "Stretch")
    phone.goto("/settings/name")
    phone.get_by_label("What should Hexis call you?").fill("Mar")

    server.again("--web", newer_web)
    newer = "getComputedStyle(document.documentElement).getPropertyValue('--newer-version') === '1'"
    phone.evaluate("void navigator.serviceWorker.getRegistration().then((one) => one.update())")
    eventually(phone, "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    wait_until_sent(phone)
    assert not phone.evaluate(newer)
    expect(phone.get_by_label("What should Hexis call you?")).to_have_value("Mar")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("status")).to_contain_text("Saved.")
    open_until(phone, newer)
    server.kill()
    tick(phone, "Stretch")

    server.again()
    open_until(phone, f"!({newer})")
    expect_ticked(phone, "Stretch")
    wait_until_sent(phone)


def test_a_server_that_went_back_in_time_gets_what_it_lacks(phone, server, tmp_path, device):
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    run("backup", "--data", tmp_path / "data", tmp_path / "backup")
    tick(phone, "Stretch")
    add_habit(phone, "Read")
    wait_until_sent(phone)
    server.kill()
    run("restore", "--data", tmp_path / "data", "--replace", tmp_path / "backup")
    server.again()
    phone.goto("/today")
    wait_until_sent(phone)
    desktop = elsewhere(device, phone.user)
    expect_ticked(desktop, "Stretch")
    expect(desktop.get_by_role("button", name="Mark “Read” as done")).to_be_visible()


def run(*arguments):
    subprocess.run([ROOT / PROGRAM, *arguments], check=True, capture_output=True, cwd=ROOT)


def test_signing_out_takes_everything_off_the_device_also_without_the_server(phone, server):
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    server.kill()
    tick(phone, "Stretch")
    phone.goto("/settings")
    phone.locator("#device").get_by_role("button", name="Sign out").click()
    expect(phone.get_by_role("heading", name="1 change has not reached the server")).to_be_visible()
    axe(phone)
    phone.get_by_role("link", name="Stay signed in").click()
    phone.locator("#device").get_by_role("button", name="Sign out").click()
    phone.get_by_role("button", name="Sign out and lose them").click()
    expect(phone.get_by_role("heading", name="You are signed out")).to_be_visible()
    axe(phone)
    assert stored(phone) == 0
    phone.goto("/today")
    expect(phone.get_by_role("heading", name="You are signed out")).to_be_visible()
    server.again()
    phone.goto("/today")
    expect(phone.get_by_role("button", name="Sign in")).to_be_visible()


def test_somebody_else_on_the_same_device_sees_nothing_of_it(phone, device, server):
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    other = join(device())
    # The session is ended from another device, so that this one does not notice.
    desktop = elsewhere(device, phone.user)
    desktop.goto("/account")
    desktop.get_by_role("button", name="Sign out everywhere").click()
    sign_in(phone, other)
    expect(phone.get_by_role("heading", name="Your day will appear here")).to_be_visible()
    wait_until_kept(phone)
    expect(phone.get_by_text("Stretch")).to_have_count(0)


def test_unsent_entries_of_one_person_never_become_anothers(phone, device, server):
    other = join(device())
    server.kill()
    add_habit(phone, "Stretch")
    # Nothing of the app runs while the server is back.
    session = phone.context.new_cdp_session(phone)
    phone.goto("about:blank")
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    server.again()
    desktop = elsewhere(device, phone.user)
    desktop.goto("/account")
    desktop.get_by_role("button", name="Sign out everywhere").click()
    phone.goto("/sign-in")
    phone.get_by_label("User name").fill(other)
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("heading", name="This device holds changes of somebody else")).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="Sign in as them, and send it").click()
    sign_in(phone, phone.user)
    wait_until_sent(phone)
    expect(phone.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()


def test_a_shared_computer_keeps_nothing(device, phone):
    add_habit(phone, "Stretch")
    wait_until_sent(phone)
    shared = device("desktop")
    shared.goto("/sign-in")
    shared.get_by_label("User name").fill(phone.user)
    shared.get_by_label("Password").fill(PASSWORD)
    shared.get_by_label("This is a shared computer").check()
    axe(shared)
    shared.get_by_role("button", name="Sign in").click()
    tick(shared, "Stretch")
    shared.goto("/settings")
    expect(shared.get_by_text("This is a shared computer: nothing is kept on it.")).to_be_visible()
    assert shared.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    assert shared.evaluate("indexedDB.databases().then((all) => all.length)") == 0
    assert all(cookie["expires"] == -1 for cookie in shared.context.cookies())


def test_with_sync_off_nothing_leaves_the_device(device, phone):
    phone.goto("/settings")
    phone.get_by_role("button", name="Turn sync off").click()
    expect(phone.get_by_role("button", name="Turn sync on")).to_be_visible()
    add_habit(phone, "Stretch")
    phone.reload()
    desktop = elsewhere(device, phone.user)
    expect(desktop.get_by_role("heading", name="Your day will appear here")).to_be_visible()
    phone.goto("/settings")
    phone.get_by_role("button", name="Turn sync on").click()
    expect(phone.get_by_role("button", name="Turn sync off")).to_be_visible()
    wait_until_sent(phone)
    desktop.goto("/today")
    expect(desktop.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()


def test_it_can_be_turned_off_for_everybody_and_on_again(phone, server):
    server.kill()
    add_habit(phone, "Stretch")
    server.again("--offline", "false")
    phone.evaluate("void navigator.serviceWorker.getRegistration().then((one) => one.update())")
    eventually(phone, "navigator.serviceWorker.getRegistration().then((one) => one === undefined)")
    phone.goto("/settings")
    expect(phone.get_by_text("has turned off working without a connection")).to_be_visible()
    assert phone.evaluate("caches.keys().then((names) => names.length)") == 0
    server.kill()
    server.again()
    phone.goto("/settings")
    wait_until_kept(phone)
    wait_until_sent(phone)
    phone.goto("/today")
    expect(phone.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()


def test_a_form_of_another_site_changes_nothing(phone, server, tmp_path):
    add_habit(phone, "Stretch")
    (tmp_path / "index.html").write_text(f"""<!doctype html><title>Elsewhere</title>
        <form method="post" action="{server.address}/settings"><input name="name" value="Mallory">
        <button>Win a prize</button></form>""")
    handler = lambda *more: http.server.SimpleHTTPRequestHandler(*more, directory=tmp_path)  # noqa: E731
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as elsewhere:
        threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
        phone.goto(f"http://127.0.0.1:{elsewhere.server_port}/")
        phone.get_by_role("button", name="Win a prize").click()
        expect(phone.get_by_role("heading", name="This change came from another site")).to_be_visible()
        elsewhere.shutdown()
    phone.goto("/settings/name")
    expect(phone.get_by_label("What should Hexis call you?")).to_have_value("")


def test_over_plain_http_elsewhere_the_page_says_what_is_missing(browser, server):
    # A name that is neither localhost nor secure resolves to the same server.
    there = browser.browser_type.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--host-resolver-rules=MAP home.test 127.0.0.1"])
    page = there.new_page(base_url=server.address.replace("127.0.0.1", "home.test"))
    page.set_default_timeout(PATIENCE * 1000)
    join(page, is_kept=False)
    page.goto("/settings")
    expect(page.get_by_text("Hexis has to be reached by an address that begins with https://")).to_be_visible()
    add_habit(page, "Stretch")
    tick(page, "Stretch")
    there.close()


def test_what_the_server_takes_no_more_of_stays_on_the_device_which_says_so(phone, server):
    add_habit(phone, "Stretch", since_last_week)
    wait_until_sent(phone)
    phone.get_by_role("link", name="Stretch").first.click()
    phone.get_by_label("Note", exact=True).wait_for()
    day = phone.url.split("?")[0]
    server.kill()
    server.again("--journal-limit", "1")
    # A megabyte of notes, sent by a program with the cookie.
    for number in range(140):
        answer = phone.context.request.post(
            day, form={"note": f"{number}" + 3990 * "ö", "total": ""},
            headers={"Origin": server.address}, max_redirects=0)
        if answer.status != 303:
            break
    assert answer.status == 507
    phone.goto("/today")
    tick(phone, "Stretch")
    open_until(phone, """() => document.body.innerText.includes("1 change is kept here.")""")
    axe(phone)
    server.kill()
    server.again("--journal-limit", "2")
    wait_until_sent(phone)
    phone.goto("/today")
    expect_ticked(phone, "Stretch")
    expect(phone.get_by_text("kept here")).to_have_count(0)


def test_a_server_whose_disk_is_full_is_not_taken_for_none(device, phone, server, tmp_path):
    """The device keeps its entries, says why they were not sent, and gets other devices' earlier entries."""
    room = tmp_path / "room"
    room.write_bytes(bytes(8))
    library = tmp_path / "full-disk.so"
    subprocess.run(
        ["clang", "-O1", "-shared", "-fPIC", "-o", library, ROOT / "Tests/FullDisk/full-disk.c"], check=True)
    add_habit(phone, "Stretch", since_last_week)
    wait_until_sent(phone)
    # Without an open page nothing listens for other devices' entries.
    phone.goto("about:blank")
    add_habit(elsewhere(device, phone.user), "Read", since_last_week)
    server.kill()
    phone.goto("/today")
    tick(phone, "Stretch")
    expect(phone.get_by_role("link", name="Read")).to_have_count(0)
    server.again(environment={
        "LD_PRELOAD": str(library), "FULL_DISK": str(room), "FULL_DISK_FOLDER": str(tmp_path / "data")})
    open_until(phone, """() => document.body.innerText.includes("kept on this device and sent when there is room")""")
    expect(phone.get_by_text("No connection.")).to_have_count(0)
    expect(phone.get_by_role("link", name="Read").first).to_be_visible()
    axe(phone)
    room.write_bytes((1 << 30).to_bytes(8, "little"))
    wait_until_sent(phone)
    phone.goto("/today")
    expect_ticked(phone, "Stretch")
    expect(phone.get_by_text("kept on this device")).to_have_count(0)
