"""Days and reminders when a device travels: the app asks once per journey, and its days are never wrong in the
meantime."""

import json
import shutil
import urllib.request

import pytest
from conftest import SIZES, axe, join
from device import wait_until_sent
from hexis import Hexis
from playwright.sync_api import expect


@pytest.fixture(params=SIZES)
def person(request, app):
    """A person at home in Vienna, on a device that can be moved."""
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
    """Returns the line with the question, which opens with a tap."""
    return page.get_by_role("group").filter(has_text="Are you in")


def test_home_time_is_kept_for_a_journey(person):
    expect(question(person)).to_be_hidden()
    # Another name for the same clocks is not a journey.
    travel(person, "Europe/Zurich")
    expect(question(person)).to_be_hidden()
    travel(person, "America/New_York")
    expect(question(person)).to_contain_text("New York, America")
    assert question(person).bounding_box()["height"] < 60
    question(person).get_by_text("Are you in").click()
    axe(person)
    person.get_by_role("button", name="Keep home time").click()
    expect(question(person)).to_be_hidden()
    person.reload()
    expect(question(person)).to_be_hidden()
    # At home nothing is asked; the next journey is a new one.
    travel(person, "Europe/Vienna")
    expect(question(person)).to_be_hidden()
    travel(person, "America/New_York")
    expect(question(person)).to_be_visible()


def test_days_follow_somebody_who_wants_it(person):
    travel(person, "Asia/Kolkata")
    question(person).get_by_text("Are you in").click()
    person.get_by_role("button", name="Follow me").click()
    expect(question(person)).to_be_hidden()
    expect(person.get_by_role("heading", name="Today", level=1)).to_be_visible()
    person.goto("/settings/zone")
    zone = person.get_by_label("Time zone").input_value()
    assert zone in ("Asia/Kolkata", "Asia/Calcutta")


def test_following_keeps_where_the_clocks_of_both_zones_stood(app, server):
    """The offsets decide what a journey leaves of a day (HexisCore, Journeys). Neither zone has summer time."""
    page = app("phone", timezone_id=None)
    page.hexis_clock = page.context.new_cdp_session(page)
    move(page, "Asia/Dubai")
    join(page)
    travel(page, "Pacific/Honolulu")
    question(page).get_by_text("Are you in").click()
    page.get_by_role("button", name="Follow me").click()
    expect(question(page)).to_be_hidden()
    wait_until_sent(page)
    page.goto("/settings/programs")
    page.get_by_label("What is it?").fill("Anything")
    page.get_by_role("checkbox", name="Read").check()
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token").input_value()
    request = urllib.request.Request(
        f"{server.address}/api/v1/entries", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        entries = json.load(answer)["entries"]
    journeys = [(entry["offset"], entry["zoneOffset"]) for entry in entries if "zoneOffset" in entry]
    assert journeys == [(4 * 3600, -10 * 3600)]
    # Regardless of the fraction of the second in which they were recorded.
    assert {entry["offset"] for entry in entries if "offset" in entry} == {4 * 3600}


@pytest.fixture
def zones(tmp_path):
    """A folder of time zones of which Vienna's can be replaced."""
    folder = tmp_path / "zones"
    (folder / "Europe").mkdir(parents=True)
    shutil.copy("/usr/share/zoneinfo/tzdata.zi", folder)
    shutil.copy("/usr/share/zoneinfo/Europe/Vienna", folder / "Europe")
    return folder


@pytest.fixture
def zoned_server(tmp_path, zones):
    """A server that reads these zones. Windows close before it stops."""
    with Hexis.serving(tmp_path / "data", "--zoneinfo", zones) as hexis:
        yield hexis


def test_the_settings_say_when_the_device_expects_other_clock_changes(zones, zoned_server, window):
    """For a law that has changed without the server knowing, as if Vienna stayed on winter time all year."""
    said = "This device expects the clocks in your time zone to change at other times than the server does."
    page = window("phone", base_url=zoned_server.address, timezone_id="Europe/Vienna")
    join(page)
    with page.expect_response("**/clock-changes") as same:
        page.goto("/settings")
    assert [change["offset"] for change in same.value.json()["changes"]] in ([7200, 3600], [3600, 7200])
    expect(page.get_by_text(said)).to_be_hidden()
    shutil.copy("/usr/share/zoneinfo/Africa/Algiers", zones / "Europe" / "Vienna")
    # An open page would report that the server is away.
    page.goto("about:blank")
    zoned_server.stop()
    zoned_server.again()
    with page.expect_response("**/clock-changes") as other:
        page.goto("/settings")
    assert other.value.json()["changes"] == []
    expect(page.get_by_text(said)).to_be_visible()
    axe(page)
