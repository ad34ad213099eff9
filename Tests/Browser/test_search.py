"""The search, on a device without a connection."""

from conftest import add_habit, axe
from playwright.sync_api import expect


def test_from_any_page_a_few_keys_lead_to_what_was_sought(phone, server):
    add_habit(phone, "Read two pages")
    add_habit(phone, "Stretch")
    server.kill()
    phone.goto("/progress")
    phone.keyboard.press("Control+k")
    expect(phone.get_by_role("heading", name="Search", level=1)).to_be_visible()
    field = phone.get_by_role("searchbox")
    field.fill("PAGES two")
    field.press("Enter")
    expect(phone.locator("main .card-name")).to_have_text(["Read two pages"])
    axe(phone)
    phone.get_by_role("link", name="Read two pages").click()
    expect(phone.get_by_role("heading", name="Read two pages", level=1)).to_be_visible()

    phone.goto("/settings")
    phone.get_by_role("link", name="Search").click()
    phone.get_by_role("searchbox").fill("text size")
    phone.get_by_role("button", name="Search").click()
    phone.get_by_role("link", name="Text size").click()
    phone.get_by_role("button", name="Large", exact=True).click()
    expect(phone.locator("html")).to_have_attribute("data-text", "large")
    phone.goto("/search?text=elephant")
    expect(phone.get_by_text("Nothing found.")).to_be_visible()
