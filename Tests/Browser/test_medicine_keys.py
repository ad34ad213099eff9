"""Medicine by keyboard alone: set up step by step, taken, undone, skipped for a reason, shown to someone."""

import re

import pytest
from keyboard import Keyboard
from playwright.sync_api import expect
from test_forming import later

HEART, PRESSURE = "Bisoprolol", "Ramipril"


@pytest.mark.parametrize("size", ["Standard", "Largest"])
def test_from_the_first_question_to_what_is_shown_to_somebody(phone, server, size):
    keys = Keyboard(phone)
    phone.goto("/settings")
    server.kill()
    choose_text_size(keys, phone, size)
    phone.goto("/medicine")
    set_up(keys, phone)
    add_another(keys, phone)
    keys.follow("Today")
    take_and_take_back(keys, phone)
    later(phone, 1)
    take_all_of_yesterday_morning(keys, phone)
    skip_for_a_reason(keys, phone)
    keys.push(f"Take: {HEART}, 08:00", "Space")
    expect(phone.get_by_role("button", name=f"Taken. Undo {HEART}, 08:00")).to_be_focused()
    show(keys, phone)


def choose_text_size(keys, page, size):
    """Chooses a text size. The largest is nearly twice the normal one: on a phone, little else fits beside the
    focus."""
    keys.follow("Text size Standard", "Text size")
    keys.push(size)
    expect(page.locator("#text-size .card-line")).to_have_text(size)


def set_up(keys, page):
    keys.push("Set it up step by step")
    keys.arrive("What do you take?")
    keys.write("Name", HEART)
    keys.write("How much each time (optional)", "1 tablet")
    go_on(keys, "What do you take?")
    answer(keys, "When do you take it?", "Every day, at set times")
    keys.arrive("At what times?")
    keys.set_time("Time 1", "08:00")
    go_on(keys, "At what times?")
    answer(keys, "May Hexis remind you of each dose?", "Yes")
    answer(
        keys, "Are you setting this up together with somebody?",
        "With my doctor, nurse or pharmacist Nothing is sent to them: you look at this screen together.")
    go_on(keys, "What goal did you agree on?")
    answer(keys, "Should Hexis look at your resting heart rate, too?", "Yes")
    boundary = "Above which heart rate should Hexis ask?"
    keys.arrive(boundary)
    keys.write(boundary, "201")
    keys.press("Enter")
    expect(page.get_by_role("alert")).to_be_focused()
    # Each error links to its field, and no input is lost on the way.
    keys.to("link", "Enter a number from 0 to 200.")
    keys.press("Enter")
    expect(page.get_by_role("textbox", name=boundary)).to_be_focused()
    expect(page.get_by_role("textbox", name=boundary)).to_have_value("201")
    keys.write(boundary, "70")
    go_on(keys, boundary)
    keys.arrive("That is all")
    keys.push("Done")
    keys.arrive("Medicine")


def answer(keys, question, choice):
    keys.arrive(question)
    keys.choose(choice)
    keys.push("Next")


def go_on(keys, heading):
    keys.arrive(heading)
    keys.push("Next")


def add_another(keys, page):
    keys.follow("Add a medicine", "A new medicine")
    keys.write("Name", PRESSURE)
    keys.choose("Every day, at set times")
    keys.set_time("Time 1", "08:00")
    keys.push("Add a medicine")
    keys.arrive("Medicine")


def take_and_take_back(keys, page):
    keys.push(f"Take: {HEART}, 08:00", "Space")
    expect(page.get_by_role("button", name=f"Taken. Undo {HEART}, 08:00")).to_be_focused()
    expect(page.get_by_text("1 of 2 done")).to_be_visible()
    keys.press("Space")
    expect(page.get_by_role("button", name=f"Take: {HEART}, 08:00")).to_be_focused()
    expect(page.get_by_text("0 of 2 done")).to_be_visible()


def take_all_of_yesterday_morning(keys, page):
    """The button's name on a day that is over, at any hour."""
    keys.follow("Today")
    keys.follow("The day before", "Yesterday")
    keys.push("Mark all morning doses as taken")
    for name in [HEART, PRESSURE]:
        expect(page.get_by_role("button", name=f"Taken. Undo {name}, 08:00")).to_be_visible()
    keys.follow("Back to today", "Today")


def skip_for_a_reason(keys, page):
    keys.follow(f"{PRESSURE} 08:00", f"{PRESSURE}, 08:00")
    keys.write("Reason (optional)", "fasting for a test")
    keys.push("Skip this dose")
    keys.arrive("Today")
    expect(page.get_by_role("status")).to_contain_text("Skipped: fasting for a test")


def show(keys, page):
    keys.follow("Medicine")
    keys.follow("Show somebody Your week or your streak, as you like to send it", "Show somebody")
    expect(page.get_by_label("Your week")).to_have_value(re.compile(" 2 days in a row$"))
    keys.to("button", "Copy")
    keys.to("textbox", "Your week", back=True)
    keys.follow("Say that it is about medicine", "Show somebody")
    expect(page.get_by_label("Your week")).to_have_value(re.compile(" 2 days in a row with my medicine$"))
    keys.follow("Do not mention medicine", "Show somebody")
