"""What moves when a page changes, and what does not."""

import re

import pytest
from conftest import add_habit, join
from playwright.sync_api import expect


@pytest.fixture
def today(device):
    """Today of a person with two habits, whose pages note whether a transition begins."""
    page = device()
    page.add_init_script("""
        window.begun = 0;
        const begin = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
            window.begun += 1;
            return begin(update);
        };
        addEventListener("pageswap", ({ viewTransition }) => sessionStorage.setItem("moved", viewTransition !== null));
    """)
    join(page)
    for name in ["Stretch", "Walk"]:
        add_habit(page, name)
    return page


def moved(page):
    """Whether the last navigation was a transition."""
    return page.evaluate("sessionStorage.getItem('moved')") == "true"


def test_a_tap_that_moves_nothing_begins_no_transition(today):
    def tick(name):
        card = today.locator("li.card", has_text=name)
        card.locator(".tick").click()
        expect(card).to_have_class(re.compile(r"\bdone\b"))
        return today.evaluate("begun")

    assert tick("Stretch") == 0
    # The words that all is done come below the cards.
    assert tick("Walk") == 1


def test_what_a_tap_does_not_change_stays_in_its_place(today):
    today.evaluate("""() => {
        window.kept = document.querySelector("main h1");
        window.other = [...document.querySelectorAll("main li.card")].find((card) => card.textContent.includes("Walk"));
        window.entry = other.querySelector("input[name=entry]").value;
    }""")
    tick = today.locator("li.card", has_text="Stretch").locator(".tick")
    tick.focus()
    tick.press("Enter")
    expect(today.locator("li.card", has_text="Stretch")).to_have_class(re.compile(r"\bdone\b"))
    assert today.evaluate("kept.isConnected && other.isConnected")
    # Each page has other identifiers for the entries to come.
    assert today.evaluate("other.querySelector('input[name=entry]').value !== entry")
    expect(tick).to_be_focused()
    other = today.locator("li.card", has_text="Walk")
    other.locator(".tick").click()
    expect(other).to_have_class(re.compile(r"\bdone\b"))


def test_a_sheet_slides_and_places_change_at_once(today):
    for name, heading, is_moving in [
            ("Habits", "Habits", False), ("Add…", "Add", True), ("Close", "Habits", True), ("Today", "Today", False)]:
        today.get_by_role("link", name=name, exact=True).click()
        expect(today.get_by_role("heading", name=heading, level=1)).to_be_visible()
        assert moved(today) == is_moving, name


def test_a_key_leads_to_a_place_as_its_link_does(today):
    for key, heading in [("h", "Habits"), ("t", "Today")]:
        today.keyboard.press(key)
        expect(today.get_by_role("heading", name=heading, level=1)).to_be_visible()
        assert not moved(today), key
