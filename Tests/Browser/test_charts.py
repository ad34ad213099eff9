"""Charts can be touched: a bar says what it means, by a finger, a pointer or the arrow keys."""

import re

import pytest
from conftest import add_habit, axe, habit_link, join
from playwright.sync_api import expect

CHART = "progress of a habit, workdays"


@pytest.fixture
def months(sample):
    """The chart of a habit's months."""
    page = sample(CHART)
    return page.locator("section", has=page.get_by_role("heading", name="Month by month"))


def spot(chart, place, count=12):
    """The middle of a bar, as a position within the drawing."""
    box = chart.get_by_role("slider").bounding_box()
    return {"x": box["width"] * (place + 0.5) / count, "y": box["height"] / 2}


def meaning(chart):
    return chart.locator(".chart-meaning")


def test_a_tap_on_a_bar_says_what_it_means_and_leads_there(months):
    months.get_by_role("slider").click(position=spot(months, 10))
    expect(meaning(months)).to_have_text(re.compile(r"^October 2026: \d+ of \d+, \d+%$"))
    row = months.get_by_role("row", name="October 2026", include_hidden=True)
    said = meaning(months).text_content().partition(": ")[2]
    assert said == ", ".join(row.locator("td").all_text_contents()), "the table says the same"
    axe(months.page)
    meaning(months).click()
    months.page.wait_for_url("**/habits/*month=2026-10")


def test_a_bar_with_nothing_to_show_says_nothing(months):
    months.get_by_role("slider").click(position=spot(months, 10))
    months.get_by_role("slider").click(position=spot(months, 0))
    expect(meaning(months)).to_have_count(0)


def test_a_pointer_need_not_press_and_takes_the_words_along(months):
    months.get_by_role("slider").hover(position=spot(months, 9))
    expect(meaning(months)).to_contain_text("September 2026")
    months.get_by_role("slider").hover(position=spot(months, 11))
    expect(meaning(months)).to_contain_text("November 2026")
    months.page.get_by_role("heading", level=1).hover()
    expect(meaning(months)).to_have_count(0)


def test_the_arrow_keys_walk_along_the_bars(months):
    slider = months.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^November 2026: "))
    slider.focus()
    slider.press("ArrowLeft")
    expect(meaning(months)).to_contain_text("November 2026")
    slider.press("ArrowLeft")
    expect(meaning(months)).to_contain_text("October 2026")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^October 2026: "))
    slider.press("Home")
    first = meaning(months).text_content()
    assert first == slider.get_attribute("aria-valuetext")
    slider.press("ArrowLeft")
    expect(meaning(months)).to_have_text(first)
    slider.press("End")
    slider.press("ArrowRight")
    expect(meaning(months)).to_contain_text("November 2026")
    slider.press("Escape")
    expect(meaning(months)).to_have_count(0)
    slider.press("ArrowLeft")
    slider.press("Enter")
    months.page.wait_for_url("**/habits/*month=2026-11")


def test_tab_leads_from_a_bar_to_its_page_and_on(months):
    slider = months.get_by_role("slider")
    slider.focus()
    slider.press("ArrowLeft")
    months.page.keyboard.press("Tab")
    expect(meaning(months)).to_be_focused()
    months.page.keyboard.press("Tab")
    expect(meaning(months)).to_have_count(0)


@pytest.mark.parametrize("place", [0, 5])
def test_words_stay_within_their_chart(sample, place):
    page = sample("medicine, many")
    page.set_viewport_size({"width": 320, "height": 700})
    chart = page.locator(".panel", has=page.get_by_role("slider")).first
    chart.get_by_role("slider").click(position=spot(chart, place, 7))
    words, around = meaning(chart).bounding_box(), chart.bounding_box()
    assert around["x"] <= words["x"]
    assert words["x"] + words["width"] <= around["x"] + around["width"]


def test_without_scripts_a_chart_is_a_picture_with_its_table(window, sample):
    address = sample(CHART).url
    page = window("phone", java_script_enabled=False)
    page.goto(address)
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("November 2026: "))).to_be_visible()
    expect(page.get_by_text("As a table").first).to_be_visible()


def test_news_that_change_nothing_here_leave_the_chosen_bar_alone(app):
    page = app("phone")
    join(page)
    add_habit(page, "Read two pages")
    page.get_by_role("button", name="Mark “Read two pages” as done").click()
    page.goto("/habits")
    page.goto(habit_link(page, "Read two pages").get_attribute("href").replace("/habits/", "/progress/"))
    slider = page.get_by_role("slider").first
    slider.press("ArrowLeft")
    other = page.context.new_page()
    add_habit(other, "Stretch")
    page.bring_to_front()
    with page.expect_response(page.url):
        other.get_by_role("button", name="Mark “Stretch” as done").click()
    # The page that came is compared by the time that this one is here.
    page.evaluate("() => fetch(location.href).then((response) => response.text())")
    expect(slider).to_be_focused()
    expect(page.locator(".chart-meaning")).to_have_count(1)
