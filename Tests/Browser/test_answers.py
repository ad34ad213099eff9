"""Every save is confirmed: with a message, with the new content in view and the focus on it, and with an undo."""

from conftest import add_habit, axe, habit_link
from playwright.sync_api import expect


def said(page, text):
    status = page.get_by_role("status")
    expect(status).to_contain_text(text)
    return status


def undo(page, text):
    said(page, text).get_by_role("button", name="Undo").click()


def test_a_save_is_answered_and_can_be_undone(phone):
    add_habit(phone, "Read")
    phone.goto("/habits")
    habit_link(phone, "Read").click()
    phone.get_by_role("link", name="Make or change plans").click()
    phone.get_by_label("After I…").fill("pour my coffee")
    phone.get_by_label("I will…").fill("read one page")
    phone.get_by_role("button", name="Add plan").press("Enter")
    said(phone, "The plan is added.")
    expect(phone.get_by_role("listitem").filter(has_text="After I pour my coffee")).to_be_focused()

    # The list grows above its form, and beyond the window.
    phone.get_by_role("link", name="Remind me").click()
    for time in ["07:00", "08:00", "09:00", "10:00", "11:00"]:
        phone.get_by_label("Time").fill(time)
        phone.get_by_role("button", name="Add reminder").click()
        said(phone, "The reminder is set.")
        row = phone.get_by_role("listitem").filter(has_text=time)
        expect(row).to_be_focused()
        expect(row).to_be_in_viewport(ratio=1)
    axe(phone)
    undo(phone, "The reminder is set.")
    said(phone, "Removed.")
    expect(phone.get_by_role("listitem").filter(has_text="11:00")).to_have_count(0)

    phone.goto("/today")
    habit_link(phone, "Read").click()
    phone.get_by_role("button", name="Skip").click()
    undo(phone, "“Read” saved.")
    expect(phone.get_by_role("button", name="Mark “Read” as done")).to_be_visible()
    # The message appears once: reopening the address shows none.
    assert "said" not in phone.url

    phone.goto("/habits")
    habit_link(phone, "Read").click()
    phone.get_by_role("button", name="Archive").click()
    undo(phone, "“Read” is archived.")
    said(phone, "“Read” is on your list.")
    phone.goto("/today")
    expect(phone.get_by_role("button", name="Mark “Read” as done")).to_be_visible()
