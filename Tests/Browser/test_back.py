"""The link back leads to where a person came from, and names it."""

import re

from conftest import add_habit, axe, habit_link, join
from playwright.sync_api import expect
from test_shared_computer import join as join_sharing

HABIT = "Read two pages"


def back(page):
    return page.locator(".page-header > .back-link")


def titled(page, name):
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_from_a_search_a_page_leads_back_to_what_was_found(phone):
    add_habit(phone, HABIT)
    phone.goto("/search?text=pages")
    phone.get_by_role("link", name=HABIT).click()
    titled(phone, HABIT)
    expect(back(phone)).to_have_text("Search")
    axe(phone)

    # What lies below the page does not become where one came from.
    phone.get_by_role("link", name="Edit", exact=True).click()
    titled(phone, "Edit")
    expect(back(phone)).to_have_text(HABIT)
    back(phone).click()
    titled(phone, HABIT)
    expect(back(phone)).to_have_text("Search")

    # Neither does a page that it led to.
    phone.get_by_role("link", name="See its long view").click()
    expect(back(phone)).to_have_text(HABIT)
    back(phone).click()
    titled(phone, HABIT)
    back(phone).click()
    titled(phone, "Search")
    expect(phone.get_by_role("searchbox")).to_have_value("pages")


def test_the_latest_way_to_a_page_is_the_way_back(phone):
    add_habit(phone, HABIT)
    phone.goto("/search?text=pages")
    phone.get_by_role("link", name=HABIT).click()
    expect(back(phone)).to_have_text("Search")
    phone.goto("/habits")
    habit_link(phone, HABIT).click()
    expect(back(phone)).to_have_text("Habits")
    # An address that says where it leads back is right in itself.
    phone.goto("/search?text=pages")
    phone.get_by_role("link", name=HABIT).click()
    phone.get_by_role("link", name="See its long view").click()
    phone.get_by_role("link", name="Open habit").click()
    titled(phone, HABIT)
    expect(back(phone)).to_have_text("Progress")


def test_from_a_sheet_a_page_leads_back_to_the_page_below_it(phone):
    add_habit(phone, HABIT)
    phone.goto("/today")
    phone.get_by_role("link", name="Add…").click()
    phone.get_by_role("link", name=re.compile("^New habit")).click()
    titled(phone, "New habit")
    expect(back(phone)).to_have_text("Today")
    # From Habits, the same sheet leads back there.
    phone.goto("/habits")
    phone.get_by_role("link", name="Add…").click()
    phone.get_by_role("link", name=re.compile("^New habit")).click()
    titled(phone, "New habit")
    expect(back(phone)).to_have_text("Habits")
    # The menu of a card also opens by a right click.
    phone.goto("/today")
    phone.locator(".card", has_text=HABIT).click(button="right", position={"x": 40, "y": 20})
    phone.get_by_role("link", name="Edit", exact=True).click()
    titled(phone, "Edit")
    expect(back(phone)).to_have_text("Today")
    back(phone).click()
    phone.wait_for_url("**/today")


def test_a_shared_computer_remembers_no_way(app):
    page = app("phone")
    join_sharing(page, is_shared=True)
    add_habit(page, HABIT)
    page.goto("/search?text=pages")
    page.get_by_role("link", name=HABIT).click()
    titled(page, HABIT)
    expect(back(page)).to_have_text("Habits")
    assert "Search" not in page.evaluate("JSON.stringify(sessionStorage)")


def test_whoever_signs_out_leaves_no_way_behind(app):
    page = app("phone")
    join(page)
    add_habit(page, HABIT)
    page.goto("/search?text=pages")
    page.get_by_role("link", name=HABIT).click()
    expect(back(page)).to_have_text("Search")
    page.goto("/settings")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("heading", level=1).wait_for()
    assert HABIT not in page.evaluate("JSON.stringify(sessionStorage)")
