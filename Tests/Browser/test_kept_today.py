"""A worker that starts shows Today as it last was, and what has changed once its engine is ready."""

import re

import pytest
from conftest import add_habit, join
from device import IN_STORAGE, WITHOUT_ENTRIES, eventually, kill_worker, tick, wait_until_sent
from playwright.sync_api import expect

KEPT = f"""async () => {{
    {IN_STORAGE}
    const [now] = (await found("today"))?.pages ?? [];
    return now && now.until > now.at;
}}"""


def changed(change):
    return f"""async () => {{
        {IN_STORAGE}
        const today = await found("today");
        const [now, next] = today.pages;
        {change};
        await stored("readwrite", (_, state) => state.put(today, "today"));
    }}"""


@pytest.fixture
def phone(device, server):
    """A phone with a habit, without a connection, which has just kept Today."""
    page = device()
    page.user = join(page)
    add_habit(page, "Stretch")
    wait_until_sent(page)
    server.kill()
    page.goto("/today")
    eventually(page, KEPT)
    return page


def start(page):
    """Visits Today with a new worker, and returns the page that it answers with."""
    kill_worker(page)
    return page.goto("/today").text()


def test_it_is_shown_at_once_and_what_changed_once_the_engine_is_ready(phone):
    phone.evaluate(WITHOUT_ENTRIES)
    assert "Mark “Stretch” as done" in start(phone)
    # The engine finds nothing else in what is stored, and the window is refreshed.
    expect(phone.get_by_role("heading", name="Your day will appear here")).to_be_visible()


@pytest.mark.parametrize("change", ["now.until = 0", "now.at = Number.MAX_SAFE_INTEGER", "today.version = 'another'"])
def test_it_is_not_shown_at_another_time_nor_by_another_version(phone, change):
    phone.evaluate(changed(change))
    phone.evaluate(WITHOUT_ENTRIES)
    assert "Stretch" not in start(phone)


def test_the_next_day_begins_with_a_page_of_its_own(phone):
    tick(phone, "Stretch")
    eventually(phone, KEPT)
    phone.evaluate(changed("now.until = 0; next.at = 0"))
    tomorrow = start(phone)
    assert "Mark “Stretch” as done" in tomorrow and "Done. Undo" not in tomorrow
    # It is still the day before, as the engine knows.
    expect(phone.get_by_role("button", name="Done. Undo “Stretch”")).to_be_visible()


def test_a_tap_just_before_the_worker_ended_is_on_the_next_page(phone):
    tick(phone, "Stretch")
    assert "Done. Undo “Stretch”" in start(phone)
    eventually(phone, KEPT)
    # Kept again, its form is a new one: a second tap is not taken for the first.
    assert "Done. Undo “Stretch”" in start(phone)
    phone.get_by_role("button", name="Done. Undo “Stretch”").click()
    tick(phone, "Stretch")
    assert "Done. Undo “Stretch”" in start(phone)


def test_two_windows_that_show_the_same_page_count_two_taps(phone, device):
    other = phone.context.new_page()
    start(phone)
    kill_worker(phone)
    other.goto("/today")
    tick(phone, "Stretch")
    expect(other.get_by_role("button", name="Done. Undo “Stretch”")).to_be_visible()
    other.get_by_role("button", name="Done. Undo “Stretch”").click()
    expect(phone.get_by_role("button", name="Mark “Stretch” as done")).to_be_visible()


def test_after_signing_out_it_is_gone(phone, server):
    server.again()
    phone.goto("/account")
    phone.locator("form[action='/sign-out'] button").click()
    expect(phone).to_have_url(re.compile("/sign-in"))
    assert "Stretch" not in start(phone)
