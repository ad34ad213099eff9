"""Honest reminders: each page says whenever reminders cannot arrive, states the reason, and follows changes. On Today
it is a line that moves nothing."""

import pytest
from conftest import axe, join
from playwright.sync_api import expect
from test_medicine import add
from test_push import BROWSER

pytestmark = pytest.mark.whole_browser

WARNING = "Your reminders can’t reach you"
AT_HOME = "hexis.home.arpa"
"""A name for which browsers make no exception, as they do for localhost."""


def warning(page):
    """Returns the page's warning, once the page script has checked."""
    shown = page.locator("#push")
    expect(shown).to_contain_text(WARNING)
    expect(shown).to_be_visible()
    return shown


def pages(page, *more):
    """Opens every page about the reminders of a medicine, one after the other, and further ones."""
    page.goto("/medicine")
    medicine = page.locator(".rows a[href^='/medicine/']").last.get_attribute("href")
    for address in ["/medicine", medicine, f"{medicine}/reminders", *more]:
        page.goto(address)
        expect(page.get_by_text("Hexis reminds you")).to_have_count(0)
        yield page


def choose(page, setting):
    """Sets the browser's permission: `denied`, `prompt` or `granted`."""
    session = page.context.new_cdp_session(page)
    session.send("Browser.setPermission", {
        "permission": {"name": "notifications"}, "setting": setting, "origin": page.evaluate("location.origin"),
        "browserContextId": session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]})


def test_the_pages_follow_what_the_browser_allows(phone):
    # Denied before anything was asked.
    choose(phone, "denied")
    add(phone)
    for page in pages(phone):
        expect(warning(page).get_by_text("Notifications from Hexis are blocked in this browser.")).to_be_visible()
    phone.goto("/today")
    warning(phone).get_by_role("link").click()
    expect(phone.locator("#push").get_by_text("are blocked in this browser")).to_be_visible()
    phone.goto("/medicine")
    expect(warning(phone)).to_contain_text("are blocked in this browser")
    axe(phone)
    # Granted later, in the settings: the open page follows, and asks for the last tap.
    choose(phone, "granted")
    expect(warning(phone).get_by_role("button", name="Remind me on this device")).to_be_visible()
    # Chromium in this environment has no push service.
    warning(phone).get_by_role("button", name="Remind me on this device").click()
    expect(warning(phone).get_by_text("can’t reach its push service")).to_be_visible()
    axe(phone)
    # With a push service, all warnings disappear.
    phone.add_init_script(f"({BROWSER})()")
    on = []
    phone.route("**/push", lambda route: (
        on.append(route.request.post_data) or route.fulfill(status=204) if route.request.method == "POST"
        else route.fulfill(json={"key": "BKey", "isOn": bool(on), "isElsewhere": False, "hasMail": False})))
    phone.goto("/medicine")
    warning(phone).get_by_role("button", name="Remind me on this device").click()
    expect(phone.locator("#push")).to_be_hidden()
    expect(phone.get_by_role("status")).to_contain_text("From now on this device reminds you.")
    # Revoked: the page follows at once, without a reload.
    choose(phone, "denied")
    expect(warning(phone).get_by_text("are blocked in this browser")).to_be_visible()


def test_the_line_on_today_moves_nothing_when_it_appears(phone):
    add(phone)
    held, is_held = [], True
    phone.route("**/push", lambda route: held.append(route) if is_held else route.continue_())
    with phone.expect_request("**/push"):
        phone.goto("/today")
    card = phone.locator(".card").first
    before = card.bounding_box()
    phone.evaluate("""() => {
        window.moved = 0;
        new PerformanceObserver(list => list.getEntries().forEach(entry => { moved += entry.value }))
            .observe({ type: "layout-shift" });
    }""")
    # The page may check twice, for example when its window comes to the front, and shows its last result.
    is_held = False
    for route in held:
        route.continue_()
    line = warning(phone)
    expect(line).to_be_visible()
    assert card.bounding_box() == before
    # The browser reports a layout shift with the next frame.
    assert phone.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(moved))))") == 0
    box = line.bounding_box()
    assert box["height"] < 60 and box["y"] + box["height"] < 844
    axe(phone)


def test_the_warning_on_today_can_be_waved_away_and_elsewhere_stays(phone):
    add(phone)
    expect(warning(phone)).to_be_visible()
    phone.goto("/today")
    warning(phone).get_by_role("button", name="Not now").click()
    expect(phone.locator("#push")).to_be_hidden()
    expect(phone.locator("#main")).to_be_focused()
    with phone.expect_response("**/push"):
        phone.goto("/today")
    expect(phone.get_by_role("button", name="Take: Bisoprolol, 08:00")).to_be_visible()
    expect(phone.locator("#push")).to_be_hidden()
    # A different cause is shown again.
    choose(phone, "denied")
    warning(phone).get_by_role("button", name="Not now").click()
    expect(phone.locator("#push")).to_be_hidden()
    phone.goto("/medicine")
    warning(phone)
    # Another channel that reaches the person removes all warnings; mail is not offered by a server that sends none.
    phone.goto("/settings/reminders")
    expect(phone.get_by_role("link", name="Add e-mail")).to_be_hidden()
    phone.get_by_role("link", name="Add the ntfy app").click()
    phone.get_by_role("button", name="Add", exact=True).click()
    expect(phone.get_by_text("On your phone")).to_be_visible()
    for page in pages(phone, "/today"):
        with page.expect_response("**/push"):
            page.reload()
        expect(page.locator("#push")).to_be_hidden()


def test_over_plain_http_that_is_the_reason(launch, tmp_path, server):
    port = server.address.rsplit(":", 1)[1]
    with launch(f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1") as browser:
        page = browser.new_page(base_url=f"http://{AT_HOME}:{port}")
        join(page, is_kept=False)
        add(page)
        expect(warning(page).get_by_text("This page came over plain HTTP")).to_be_visible()
        page.goto("/settings/reminders")
        expect(page.get_by_text("This page came over plain HTTP")).to_be_visible()


def test_without_scripts_nothing_is_claimed(device):
    page = device(java_script_enabled=False)
    join(page, is_kept=False)
    add(page)
    for page in pages(page, "/today"):
        expect(page.get_by_text(WARNING)).to_be_hidden()
