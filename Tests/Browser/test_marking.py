"""What a tap on a tick shows before it is answered."""

import re

import pytest
from conftest import add_habit, join
from playwright.sync_api import expect

FORMS = re.compile(r"/habits/\w+/(check-in|undo)$")


@pytest.fixture
def today(device):
    """Today of a person with two habits, in a browser that keeps nothing, so that a test can hold what it sends."""
    page = device(service_workers="block")
    join(page, is_kept=False)
    for name in ["Stretch", "Walk"]:
        add_habit(page, name)
    return page


def card(page, name):
    return page.locator("li.card", has_text=name)


def test_a_tick_fills_when_it_is_tapped_and_empties_when_it_is_undone(today):
    held = []
    today.route(FORMS, lambda route: held.append(route))
    stretch = card(today, "Stretch")
    tick, mark = stretch.locator(".tick"), stretch.locator(".tick-mark")
    expect(mark).to_have_css("opacity", "0")
    for state, is_filled in [("done", True), ("open", False)]:
        with today.expect_request(FORMS):
            tick.click()
        today.mouse.move(0, 0)
        expect(tick).to_have_css("opacity", "0.7")
        expect(mark).to_have_css("opacity", "1" if is_filled else "0")
        expect(stretch).not_to_have_class(re.compile(rf"\b{state}\b"))
        held.pop().continue_()
        expect(stretch).to_have_class(re.compile(rf"\b{state}\b"))
        expect(tick).to_have_css("opacity", "1")
        expect(mark).to_have_css("opacity", "1" if is_filled else "0")


def test_a_tick_without_a_connection_stays_pale_until_it_arrives(today):
    today.route(FORMS, lambda route: route.abort())
    stretch = card(today, "Stretch")
    stretch.locator(".tick").click()
    expect(today.get_by_role("status")).to_contain_text("Not saved: there is no connection.")
    expect(stretch.locator(".tick")).to_have_css("opacity", "0.7")
    expect(stretch).not_to_have_class(re.compile(r"\bdone\b"))
    today.unroute(FORMS)
    expect(stretch).to_have_class(re.compile(r"\bdone\b"))
    expect(stretch.locator(".tick")).to_have_css("opacity", "1")
