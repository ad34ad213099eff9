"""Times are shown as the person's device shows them, until they say otherwise."""

import pytest
from conftest import axe, join
from playwright.sync_api import expect


@pytest.mark.parametrize(("locale", "evening", "morning", "other"), [
    ("en-US", "8:30\u00a0pm", "3:00\u00a0am", "20:30"), ("de-AT", "20:30", "03:00", "8:30\u00a0pm"),
])
def test_the_clock_is_the_device_s_until_it_is_chosen(app, locale, evening, morning, other):
    page = app("phone", locale=locale)
    join(page, by_form=True)
    page.goto("/settings")
    clock = page.locator("#clock")
    expect(clock).to_contain_text(evening)
    expect(page.locator("#day-start")).to_contain_text(morning)
    clock.get_by_role("link").click()
    axe(page)
    page.get_by_role("button", name=other).click()
    expect(page.locator("#clock")).to_contain_text(other)
    expect(page.locator("#day-start")).not_to_contain_text(morning)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(page.locator("#day-start")).to_contain_text(morning)
