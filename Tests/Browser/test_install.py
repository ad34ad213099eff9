"""Hexis on the home screen: the files that systems need, and an invitation that accepts a "no"."""

import json
import re

import pytest
from conftest import CHROMIUM, add_habit, axe, join
from hexis import PATIENCE
from playwright.sync_api import expect

OFFER = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.timesAsked = (window.timesAsked ?? 0) + 1; };
    dispatchEvent(event);
    return event.defaultPrevented;
}"""
PICTURE = """async address => {
    const answer = await fetch(address);
    const bytes = (await answer.clone().arrayBuffer()).byteLength;
    const image = new Image();
    image.src = address;
    await image.decode();
    const size = `${image.naturalWidth}x${image.naturalHeight}`;
    return [answer.status, answer.headers.get("Content-Type"), size, bytes];
}"""
TITLE = "Keep Hexis at hand"
IPHONE = {
    "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                  "Version/26.0 Mobile/15E148 Safari/604.1",
}


@pytest.fixture
def regular(browser, storybook, window):
    """Opens windows on a page with an invitation, which is still hidden, as a returning person gets it."""
    with browser.new_page() as page:
        page.goto(storybook[0].rsplit("/", 1)[0])
        address = page.get_by_role("link", name="invitation to install, not yet shown").get_attribute("href")

    def look(size, is_standalone=None, **more):
        page = window(size, base_url=storybook[0].rsplit("/", 1)[0], **more)
        if is_standalone is not None:
            page.add_init_script(
                f"Object.defineProperty(navigator, 'standalone', {{ value: {json.dumps(is_standalone)} }})")
        page.goto(address)
        return page
    return look


def invitation(page):
    return page.get_by_role("complementary", name=TITLE)


def test_a_browser_finds_everything_it_needs_to_install(browser, server, tmp_path):
    # Test windows are private ones, in which nothing can be installed: hence a profile.
    with browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=CHROMIUM, args=["--no-sandbox"],
            base_url=server.address, timeout=PATIENCE * 1000) as context:
        context.set_default_timeout(PATIENCE * 1000)
        find_all(context.new_page(), server)


def find_all(page, server):
    page.goto("/")
    browser_side = page.context.new_cdp_session(page)
    assert browser_side.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = browser_side.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].startswith(f"{server.address}/assets/app.")
    manifest = json.loads(manifest["data"])
    pictures = manifest["icons"] + manifest["screenshots"] + sum((it["icons"] for it in manifest["shortcuts"]), [])
    found = [page.evaluate(PICTURE, picture["src"]) for picture in pictures]
    for picture, (status, kind, size, _) in zip(pictures, found):
        assert (status, kind) == (200, picture["type"]), picture
        assert picture["sizes"] in (size, "any"), picture
    assert sum(bytes for *_, bytes in found) < 300_000
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable", "monochrome"}
    join(page)
    for address in [manifest["start_url"]] + [shortcut["url"] for shortcut in manifest["shortcuts"]]:
        assert page.goto(address).status == 200
        assert re.search(address, page.url)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_what_is_drawn_around_a_page_has_the_colour_of_its_paper(app, colours):
    # It does not matter here whether the server or the service worker responds.
    page = app("phone", color_scheme=colours, service_workers="block")
    join(page, is_kept=False)
    page.wait_for_load_state()

    def same():
        around = page.evaluate(
            """() => {
                const meta = [...document.querySelectorAll("meta[name=theme-color]")]
                    .find(meta => !meta.media || matchMedia(meta.media).matches);
                const probe = document.createElement("p");
                probe.style.color = meta.content;
                document.body.append(probe);
                return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
            }""")
        assert around[0] == around[1]
        return around[0]

    before = same()
    page.goto("/settings/theme")
    page.get_by_role("button", name="Light" if colours == "dark" else "Dark").click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "device")
    after = same()
    assert after != before
    page.reload()
    assert same() == after


def test_who_comes_back_is_invited_and_installs_with_one_tap(regular):
    page = regular("phone")
    expect(invitation(page)).to_be_hidden()
    assert page.evaluate(OFFER) is True
    expect(invitation(page)).to_be_visible()
    expect(invitation(page).get_by_role("list")).to_be_hidden()
    axe(page)
    # Pressed again, it still asks only once.
    page.evaluate(OFFER)
    invitation(page).get_by_role("button", name="Install").click()
    expect(invitation(page)).to_be_hidden()
    assert page.evaluate("timesAsked") == 1
    page.reload()
    assert page.evaluate(OFFER) is True
    expect(invitation(page)).to_be_hidden()


def test_after_a_no_nobody_is_asked_again(regular):
    page = regular("desktop")
    page.evaluate(OFFER)
    invitation(page).get_by_role("button", name="Not now").press("Enter")
    expect(invitation(page)).to_be_hidden()
    expect(page.locator("main")).to_be_focused()
    assert page.evaluate("window.timesAsked") is None
    page.reload()
    # The browser's own invitation stays hidden as well.
    assert page.evaluate(OFFER) is True
    expect(invitation(page)).to_be_hidden()


def test_an_iphone_shows_the_steps_until_the_app_is_on_the_home_screen(regular):
    page = regular("phone", is_standalone=False, **IPHONE)
    expect(invitation(page).get_by_role("listitem")).to_have_count(3)
    expect(invitation(page)).to_contain_text("Tap “Add to Home Screen”")
    expect(invitation(page).get_by_role("button", name="Install")).to_be_hidden()
    axe(page)
    expect(invitation(regular("phone", is_standalone=True, **IPHONE))).to_be_hidden()
    invitation(page).get_by_role("button", name="Not now").click()
    page.reload()
    expect(page.locator("#install")).to_be_hidden()


def test_who_has_just_begun_is_left_alone(app):
    page = app("phone")
    join(page)
    page.evaluate(OFFER)
    add_habit(page, "Read two pages")
    page.get_by_role("button", name="Mark “Read two pages” as done").click()
    expect(page.get_by_role("status")).to_contain_text("is done")
    page.evaluate(OFFER)
    expect(page.locator("#install")).to_have_count(0)
