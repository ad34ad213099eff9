"""Habits change their places and groups by dragging, and through menus; cards have a menu of their own."""

import pytest
from conftest import add_habit, axe
from device import settled
from playwright.sync_api import expect


@pytest.fixture
def listed(phone):
    """The phone of a person with two habits for the morning, two for the evening, and one for any time."""
    for name, group in [("Stretch", "Morning"), ("Meditate", "Morning"), ("Read", "Evening"), ("Plan", "Evening")]:
        add_habit(phone, name, lambda page: into(page, group))
    add_habit(phone, "Stairs")
    phone.goto("/habits")
    settled(phone)
    return phone


def into(page, group):
    page.get_by_text("Looks, group and first day").click()
    page.get_by_label("Group").fill(group)


def order(page):
    """The groups and the habits of the list, from top to bottom."""
    return page.locator(".arrange h2, .arrange .card-name").all_inner_texts()


def row(page, name):
    return page.get_by_role("listitem").filter(has_text=name)


def drag(page, name, to, fraction):
    """Drags a row by its handle to a part of the height of another one."""
    start = row(page, name).locator(".handle").bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    target = row(page, to).bounding_box()
    page.mouse.move(start["x"], target["y"] + target["height"] * fraction, steps=8)
    expect(page.locator(".dragged")).to_contain_text(name)


def test_a_dragged_habit_takes_its_new_place_in_its_new_group(listed):
    assert order(listed) == [
        "Morning", "Stretch", "Meditate", "Evening", "Read", "Plan", "Anytime", "Stairs"]
    drag(listed, "Stretch", to="Plan", fraction=0.3)
    expect(listed.locator(".arrange .card-name")).to_have_text(["Meditate", "Read", "Stretch", "Plan", "Stairs"])
    listed.mouse.up()
    expect(listed.locator("#notice")).to_contain_text("“Stretch” saved.")
    listed.reload()
    assert order(listed) == [
        "Morning", "Meditate", "Evening", "Read", "Stretch", "Plan", "Anytime", "Stairs"]
    axe(listed)


def test_a_drag_that_the_system_cancels_leaves_everything_in_its_place(listed):
    before = order(listed)
    drag(listed, "Stretch", to="Plan", fraction=0.3)
    listed.locator(".dragged .handle").dispatch_event("pointercancel")
    assert order(listed) == before
    listed.mouse.up()
    listed.reload()
    assert order(listed) == before


def test_without_a_pointer_the_menus_do_the_same(listed, app):
    page = app("phone", java_script_enabled=False, storage_state=listed.context.storage_state())
    page.goto("/habits")
    page.get_by_role("link", name="Move “Plan”").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Morning").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Change the group “Evening”").click()
    page.get_by_role("button", name="Up").click()
    page.get_by_role("link", name="Change the group “Evening”").click()
    page.get_by_label("Name of the group").fill("After work")
    page.get_by_role("button", name="Save").click()
    assert order(page) == [
        "After work", "Read", "Morning", "Stretch", "Meditate", "Plan", "Anytime", "Stairs"]


def test_a_right_click_on_a_card_opens_its_menu_and_closing_it_leads_back(listed):
    listed.goto("/today")
    listed.get_by_role("link", name="Meditate").first.click(button="right")
    expect(listed.get_by_role("heading", level=1)).to_have_text("Meditate")
    axe(listed)
    listed.get_by_role("button", name="Skip today").click()
    expect(row(listed, "Meditate")).to_contain_text("Skipped")
    listed.get_by_role("link", name="More for “Read”").click()
    listed.get_by_role("link", name="Close").click()
    expect(listed.get_by_role("heading", level=1)).to_have_text("Today")


def test_a_long_press_opens_the_menu_and_does_not_tap(listed):
    listed.goto("/today")
    card = listed.get_by_role("link", name="Meditate").first
    place = card.bounding_box()
    middle = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    touch = listed.context.new_cdp_session(listed)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(listed.get_by_role("button", name="Skip today")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(listed.get_by_role("heading", level=1)).to_have_text("Meditate")


def swipe(page, element, across, along):
    """Moves a finger from the middle of an element."""
    place = element.bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        point = {"x": x + across * step / 5, "y": y + along * step / 5}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_over_the_week_leads_to_the_day_before_or_after(listed):
    listed.goto("/today")
    heading = listed.get_by_role("heading", level=1)
    week = listed.get_by_role("navigation", name="Days of the week")
    swipe(listed, week, across=100, along=10)
    expect(heading).to_have_text("Yesterday")
    settled(listed)
    swipe(listed, heading, across=-100, along=10)
    expect(heading).to_have_text("Today")
    settled(listed)
    swipe(listed, week, across=-100, along=10)
    expect(heading).to_have_text("Tomorrow")
    settled(listed)
    # Neither a short move nor one up or down the page is a swipe.
    swipe(listed, week, across=30, along=0)
    swipe(listed, week, across=70, along=60)
    expect(heading).to_have_text("Tomorrow")
