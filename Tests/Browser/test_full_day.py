"""A Today with many rows: what is not needed now is folded away, and nothing moves under the finger."""

import pytest
from conftest import add_habit, axe
from device import expect_ticked, settled, tick
from playwright.sync_api import expect
from test_large_text import resize

SCREEN = 844
"""The height of a phone's window."""


@pytest.fixture
def full(phone):
    """The phone of a person with eight habits and one for the evening."""
    for number in range(8):
        add_habit(phone, f"Habit {number}")
    add_habit(phone, "Read", in_the_evening)
    return phone


def in_the_evening(page):
    page.get_by_text("Looks, group and first day").click()
    page.get_by_label("Group").fill("Evening")


def part(page, name):
    return page.locator("details.part").filter(has=page.get_by_role("heading", name=name, exact=True))


def heading(page, name):
    return part(page, name).locator("summary").first


def test_what_is_marked_stays_where_it_is_until_the_next_visit(full):
    row = full.get_by_role("listitem").filter(has_text="Habit 3")
    before = row.bounding_box()
    tick(full, "Habit 3")
    settled(full)
    assert row.bounding_box() == before
    expect(heading(full, "Anytime")).to_contain_text("1 of 8 done")
    tick(full, "Habit 5")
    expect_ticked(full, "Habit 3")
    expect(part(full, "Done")).to_be_hidden()

    full.get_by_role("link", name="Today", exact=True).first.click()
    expect(heading(full, "Done")).to_contain_text("2 habits")
    expect(row).to_be_hidden()
    # What is undone stays, too.
    heading(full, "Done").click()
    before = row.bounding_box()
    full.get_by_role("button", name="Done. Undo “Habit 3”").click()
    full.get_by_role("button", name="Mark “Habit 3” as done").wait_for()
    assert row.bounding_box() == before
    full.get_by_role("link", name="Today", exact=True).first.click()
    expect(heading(full, "Done")).to_contain_text("1 habit")
    expect(heading(full, "Anytime")).to_contain_text("1 of 8 done")


def test_without_scripts_too_every_part_opens_and_every_row_can_be_marked(full, app):
    state = full.context.storage_state()
    page = app("phone", java_script_enabled=False, storage_state=state)
    page.goto("/today")
    heading(page, "Evening").click()
    page.get_by_role("button", name="Mark “Read” as done").click()
    # The address leads to the row, which opens its part.
    expect_ticked(page, "Read")
    expect(heading(page, "Done")).to_contain_text("1 habit")


def test_the_day_remembers_what_was_folded_and_opened(full):
    heading(full, "Evening").press("Enter")
    expect(full.get_by_role("button", name="Mark “Read” as done")).to_be_visible()
    heading(full, "Anytime").click()
    expect(full.get_by_role("button", name="Mark “Habit 0” as done")).to_be_hidden()
    tick(full, "Read")
    for again in [lambda: None, full.reload]:
        again()
        expect(full.get_by_role("button", name="Mark “Habit 0” as done")).to_be_hidden()
    expect(heading(full, "Done")).to_contain_text("1 habit")
    heading(full, "Anytime").click()
    axe(full)
    full.clock.set_fixed_time("2031-01-01T12:00:00Z")
    full.reload()
    expect(full.get_by_role("button", name="Mark “Habit 0” as done")).to_be_visible()


def test_nine_doses_fifteen_habits_and_four_goals_fit_on_little_more_than_a_screen(sample):
    page = sample("today, a full day")
    resize(page, 390, SCREEN)
    settled(page)
    box = page.get_by_role("region", name="Goals").bounding_box()
    assert box["y"] + box["height"] <= 1.3 * SCREEN
