"""What a person can turn on and off: single keys, vibration, and the number on the app's icon."""

import re

import pytest
from conftest import add_habit, join
from playwright.sync_api import expect

# Notes what the page asks of the device.
WITNESS = """
window.asked = [];
navigator.vibrate = (pattern) => { window.asked.push(`vibrate ${pattern}`); return true; };
navigator.setAppBadge = async (number) => { window.asked.push(`badge ${number}`); };
"""


@pytest.fixture
def page(app):
    page = app("desktop")
    page.add_init_script(WITNESS)
    join(page)
    return page


def turn(page, setting, state):
    page.goto(f"/settings/{setting}")
    page.get_by_role("button", name=state, exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")


def path(page):
    return re.sub(r"^https?://[^/]*", "", page.url)


@pytest.mark.parametrize(("key", "address"), [
    ("t", "/today"), ("h", "/habits"), ("p", "/progress"), ("r", "/rewards"), ("s", "/settings"), ("/", "/search"),
    ("?", "/settings/keys"), ("n", "/add?from=habits"),
])
def test_a_key_leads_to_its_page(page, key, address):
    page.goto("/habits")
    page.keyboard.press(key)
    page.wait_for_url(f"**{address}")


def test_arrows_lead_to_other_days(page):
    add_habit(page, "Read two pages")
    page.goto("/today")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_have_count(0)


def test_no_key_does_anything_while_somebody_types_or_with_a_modifier(page):
    page.goto("/habits/new")
    name = page.get_by_label("What would you like to do?")
    name.press_sequentially("path/s?")
    expect(name).to_have_value("path/s?")
    # What was typed is not lost to a key, either.
    page.keyboard.press("Tab")
    page.keyboard.press("h")
    page.goto("/habits")
    page.keyboard.press("Alt+t")
    page.keyboard.press("Control+t")
    page.keyboard.press("s")
    page.wait_for_url("**/settings")


def test_keys_that_are_turned_off_lead_nowhere(page):
    turn(page, "keys", "Off")
    page.goto("/habits")
    page.keyboard.press("t")
    # The next key would come second: search by Ctrl+K works with keys turned off, and from the same page.
    page.keyboard.press("Control+k")
    page.wait_for_url("**/search")
    page.go_back()
    assert path(page) == "/habits"


def test_marking_vibrates_only_for_whoever_wants_it(page):
    add_habit(page, "Read two pages")
    page.goto("/today")
    tick = page.get_by_role("button", name="Mark “Read two pages” as done")
    undo = page.get_by_role("button", name="Done. Undo “Read two pages”")
    tick.click()
    undo.wait_for()
    assert "vibrate 10" not in page.evaluate("asked")
    turn(page, "vibration", "On")
    page.goto("/today")
    undo.click()
    tick.wait_for()
    assert "vibrate 10" in page.evaluate("asked")


def test_the_icon_shows_the_doses_that_are_due(page):
    page.goto("/medicine/new")
    page.get_by_label("Name", exact=True).fill("Ramipril")
    page.get_by_label("Every day, at set times").check()
    page.get_by_label("Time 1").fill("06:00")
    page.get_by_role("button", name="Add a medicine").click()
    expect(page.get_by_role("heading", name="Medicine", level=1, exact=True)).to_be_visible()
    page.goto("/today")
    assert page.evaluate("asked") == ["badge 0"]
    turn(page, "dose-badge", "On")
    page.goto("/today")
    assert page.evaluate("asked") == ["badge 1"]
    page.get_by_role("button", name=re.compile("^Take: Ramipril")).click()
    expect(page.locator("html")).to_have_attribute("data-badge", "0")
    assert page.evaluate("asked") == ["badge 1", "badge 0"]
