"""Changing an old habit, from the first urge to the plan that replaces it: on a phone, without a network."""

import pytest
from conftest import axe, join
from device import wait_until_kept
from playwright.sync_api import expect
from test_forming import later


@pytest.fixture
def phone(device, server):
    """Somebody's phone, with the app on it. The server is gone."""
    page = device()
    join(page)
    wait_until_kept(page)
    server.kill()
    return page


def test_from_an_urge_to_a_plan_of_ones_own(phone):
    begin(phone)
    for day in range(7):
        note_urge(phone, is_first=day == 0)
        later(phone, 1)
    choose_cue(phone)
    experiment(phone)
    finalize(phone)
    phone.goto("/habits")
    expect(phone.get_by_role("link", name="Open Instagram in bed")).to_contain_text("When I am in bed")
    axe(phone)


def begin(page):
    page.goto("/habits")
    page.get_by_role("link", name="Begin").click()
    axe(page)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("Please name the routine").first).to_be_visible()
    page.get_by_label("Which routine would you like to change?").fill("Open Instagram in bed")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Open Instagram in bed", level=1)).to_be_visible()
    axe(page)


def note_urge(page, is_first):
    """From Today: one screen, which is typed the first time and tapped from then on."""
    page.goto("/today")
    page.get_by_role("link", name="Open Instagram in bed").click()
    expect(page.get_by_label("What time is it?")).not_to_have_value("")
    for question, answer in {"Where are you?": "in bed", "How do you feel?": "bored"}.items():
        if is_first:
            page.get_by_role("textbox", name=question).fill(answer)
        else:
            page.get_by_role("checkbox", name=answer).check()
    if is_first:
        axe(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Noted.")


def choose_cue(page):
    page.goto("/habits")
    page.get_by_role("link", name="Open Instagram in bed").click()
    page.get_by_role("link", name="Look at all answers").first.click()
    expect(page.get_by_text("7 of 7 times").first).to_be_visible()
    axe(page)
    page.get_by_role("checkbox", name="in bed").check()
    page.get_by_role("checkbox", name="bored").check()
    page.get_by_role("button", name="Choose the cue").click()
    expect(page.get_by_label("What sets the urge off?")).to_have_value("I am in bed, I feel bored")
    axe(page)
    page.get_by_role("button", name="Save").click()


def experiment(page):
    """Three theories; what cannot be tried yet is not offered to be marked."""
    page.goto("/habits")
    page.get_by_role("link", name="Open Instagram in bed").click()
    page.get_by_role("link", name="Cravings and what fulfils them").first.click()
    for craving, fulfilment in [("I want company", ""), ("I want to sleep", "Put the light out"),
                                ("I want a break", "Read a page")]:
        page.get_by_label("What do you really want?").fill(craving)
        page.get_by_label("What else might give it? (now or later)").fill(fulfilment)
        page.get_by_role("button", name="Add theory").click()
        expect(page.get_by_role("heading", name=craving)).to_be_visible()
    expect(page.get_by_role("button", name="It worked: I want company")).to_have_count(0)
    page.get_by_role("button", name="It did not: I want to sleep").click()
    expect(page.get_by_text("Tried once; it was something else.")).to_be_visible()
    for _ in range(2):
        later(page, 1)
        page.get_by_role("button", name="It worked: I want a break").click()
    expect(page.get_by_text("Worked 2 of 2 times.")).to_be_visible()
    page.get_by_role("button", name="Choose this: I want a break").click()
    expect(page.get_by_role("link", name="Make the plan").first).to_be_visible()
    axe(page)


def finalize(page):
    page.goto("/habits")
    page.get_by_role("link", name="Open Instagram in bed").click()
    page.get_by_role("link", name="Make the plan").first.click()
    meant = page.locator("#meant").inner_text()
    field = page.get_by_label("Now type it, and mean it")
    field.focus()
    refused = field.evaluate(
        """(field, text) => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            return !field.dispatchEvent(new ClipboardEvent("paste", {
                clipboardData: data, bubbles: true, cancelable: true,
            }));
        }""", meant)
    assert refused
    expect(page.locator(".typed-note")).not_to_be_empty()
    field.press_sequentially("When I am in bed, I drink tea")
    page.get_by_role("button", name="Make it my habit").click()
    expect(page.get_by_text("Nearly. The marked words differ").first).to_be_visible()
    axe(page)
    field.fill("")
    # Slips, capitals and commas are forgiven.
    field.press_sequentially(meant.replace(",", "").lower().replace("break", "breka"))
    page.get_by_role("button", name="Make it my habit").click()
    page.goto("/today")
    expect(page.get_by_text(meant)).to_be_visible()
    expect(page.get_by_role("button", name="Mark “Read a page” as done")).to_be_visible()
    axe(page)
