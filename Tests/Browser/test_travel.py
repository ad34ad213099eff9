"""Days and reminders when a device travels: asked about once a journey, and never wrong by itself."""

import pytest
from conftest import SIZES, axe, join
from playwright.sync_api import expect


@pytest.fixture(params=SIZES)
def person(request, app):
    """Somebody at home in Vienna, on a device that can be moved."""
    page = app(request.param, timezone_id=None)
    page.hexis_clock = page.context.new_cdp_session(page)
    move(page, "Europe/Vienna")
    join(page)
    return page


def move(page, zone):
    page.hexis_clock.send("Emulation.setTimezoneOverride", {"timezoneId": zone})


def travel(page, zone):
    move(page, zone)
    page.goto("/today")


def question(page):
    return page.get_by_role("complementary", name="Are you travelling?")


def test_home_time_is_kept_for_a_journey(person):
    expect(question(person)).to_be_hidden()
    # Other names of the same clocks are no journey.
    travel(person, "Europe/Zurich")
    expect(question(person)).to_be_hidden()
    travel(person, "America/New_York")
    expect(question(person)).to_contain_text("New York, America")
    axe(person)
    person.get_by_role("button", name="Keep home time").click()
    expect(question(person)).to_be_hidden()
    person.reload()
    expect(question(person)).to_be_hidden()
    # At home nothing is asked; the next journey is another one.
    travel(person, "Europe/Vienna")
    expect(question(person)).to_be_hidden()
    travel(person, "America/New_York")
    expect(question(person)).to_be_visible()


def test_days_follow_somebody_who_wants_it(person):
    travel(person, "Asia/Kolkata")
    person.get_by_role("button", name="Follow me").click()
    expect(question(person)).to_be_hidden()
    expect(person.get_by_role("heading", name="Today", level=1)).to_be_visible()
    person.goto("/settings")
    zone = person.get_by_label("Time zone").input_value()
    assert zone in ("Asia/Kolkata", "Asia/Calcutta")
