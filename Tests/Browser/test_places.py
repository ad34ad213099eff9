"""Places: the current position, a map, and arrivals that are noticed while Hexis is open."""

import re
from urllib.parse import urlsplit

import pytest
from conftest import axe
from device import eventually
from playwright.sync_api import expect

GYM = {"latitude": 48.2082, "longitude": 16.3738, "accuracy": 12}
ELSEWHERE = {"latitude": 48.25, "longitude": 16.3738, "accuracy": 20}
STREETS = "https://tile.openstreetmap.org/"


@pytest.fixture
def located(person):
    """A person whose device may report its position: at the gym."""
    person.context.grant_permissions(["geolocation"])
    person.context.set_geolocation(GYM)
    return person


@pytest.fixture
def streets(person):
    """The requested map pictures, each with its referrer; the responses are empty."""
    asked = []

    def answer(route):
        asked.append((route.request.url, route.request.headers.get("referer")))
        route.fulfill(body="<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'/>",
                      content_type="image/svg+xml")

    person.context.route(f"{STREETS}**", answer)
    return asked


def add_gym(page):
    page.goto("/settings/places/new")
    page.get_by_label("What do you call it?").fill("Gym")
    page.get_by_label("Where is it?").fill("48.2082, 16.3738")
    # The map moves the button below it.
    expect(page.get_by_role("application")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Your places").wait_for()


def test_a_place_is_where_i_am_now(located, streets):
    page = located
    page.goto("/settings/places")
    axe(page)
    page.get_by_role("link", name="Add a place").click()
    page.get_by_label("What do you call it?").fill("Gym")
    expect(page.get_by_role("application")).to_be_hidden()
    page.get_by_role("button", name="Use where I am now").click()
    expect(page.get_by_text("Found, to within 12 m.")).to_be_visible()
    expect(page.get_by_label("Where is it?")).to_have_value("48.208200, 16.373800")
    expect(page.get_by_role("application")).to_be_visible()
    axe(page)

    page.get_by_role("application").click()
    expect(page.get_by_label("Where is it?")).to_have_value(re.compile(r"48\.208\d{3}, 16\.373\d{3}"))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")
    expect(page.locator(".map-name")).to_have_text("Gym")
    axe(page)
    assert streets == []


def test_streets_come_by_choice_alone_and_are_told_who_asks(person, streets):
    page = person
    add_gym(page)
    expect(page.locator(".map-name")).to_have_text("Gym")
    assert streets == []
    page.get_by_label("Show streets").check()
    expect(page.get_by_text("© OpenStreetMap contributors")).to_be_visible()
    expect(page.locator(".leaflet-tile-loaded").first).to_be_visible()
    origin = urlsplit(page.url)._replace(path="/", query="", fragment="").geturl()
    assert {who for _, who in streets} == {origin}
    page.reload()
    expect(page.get_by_label("Show streets")).to_be_checked()
    expect(page.get_by_text("© OpenStreetMap contributors")).to_be_visible()
    page.get_by_label("Show streets").uncheck()
    expect(page.get_by_text("© OpenStreetMap contributors")).to_be_hidden()


def test_an_arrival_is_noticed_while_hexis_is_open(located):
    page = located
    add_gym(page)
    page.get_by_role("button", name="Notice when I arrive").click()
    expect(page.get_by_role("button", name="Stop noticing")).to_be_focused()
    # A device that was there from the start did not arrive.
    eventually(page, "sessionStorage['hexis-places-known']?.includes('inside')")
    expect(page.get_by_text("Last there")).to_have_count(0)

    page.context.set_geolocation(ELSEWHERE)
    eventually(page, "sessionStorage['hexis-places-known']?.includes('outside')")
    page.goto("/today")
    page.context.set_geolocation(GYM)
    expect(page.get_by_role("status")).to_have_text("You are at Gym.")
    page.goto("/settings/places")
    expect(page.get_by_text("Last there today")).to_have_count(1)
    axe(page)

    page.get_by_role("button", name="Stop noticing").click()
    expect(page.get_by_role("button", name="Notice when I arrive")).to_be_visible()
    assert page.evaluate("localStorage['hexis-notice-arrivals'] ?? sessionStorage['hexis-places-known']") is None


def test_a_device_that_may_not_say_where_it_is_is_told_how_else(person):
    page = person
    add_gym(page)
    page.get_by_role("button", name="Notice when I arrive").click()
    expect(page.locator("[data-arrivals=denied]")).to_be_visible()
    page.get_by_role("button", name="I am here: Gym").click()
    expect(page.get_by_role("status")).to_have_text("You are at Gym.")
    page.get_by_role("button", name="Use where I am now").click()
    expect(page.locator("[data-here-said]")).to_contain_text("or type the position.")
