"""What has to hold of every page, on any screen and for anybody's eyes and fingers."""

import pytest
from conftest import add_habit, axe, join

LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren"


def limited(page):
    page.get_by_label("Keep to a limit").check()
    page.get_by_label("How much a day?").fill("2.5")
    page.get_by_label("Of what?").fill("Polierdurchgänge")


def pages(page):
    """The addresses of the app, with a habit to show."""
    add_habit(page, LONG, limited)
    details = page.get_by_role("link", name=LONG).get_attribute("href")
    habit = details.split("/days/")[0]
    return ["/today", details, "/habits", habit, f"{habit}/edit", f"{habit}/delete", "/habits/new", "/pauses",
            "/rewards", "/settings", "/account", "/nowhere"]


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_no_page_has_a_barrier(window, colours):
    page = window("phone", color_scheme=colours)
    join(page)
    for address in pages(page):
        page.goto(address)
        axe(page)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        axe(page)


@pytest.mark.parametrize("width, text", [(320, 100), (390, 200), (1280, 200)])
def test_no_page_is_cut_off_or_scrolled_sideways(window, width, text):
    page = window("desktop", viewport={"width": width, "height": 800})
    join(page)
    for address in pages(page):
        page.goto(address)
        page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", text)
        wide = page.evaluate(
            """() => document.documentElement.scrollWidth <= innerWidth ? [] :
                [...document.querySelectorAll("body *")]
                    .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
                    .map(element => element.outerHTML.slice(0, 120))""")
        assert wide == [], address
        # A note of many words is shortened on a card, and stands in full on its day.
        cut = page.evaluate(
            """() => [...document.querySelectorAll("main *:not(svg, svg *, input, textarea, .visually-hidden, .card-note)")]
                .filter(element => element.checkVisibility() && getComputedStyle(element).overflow !== "visible")
                .filter(element => element.scrollHeight > element.clientHeight + 1 ||
                    element.scrollWidth > element.clientWidth + 1)
                .map(element => element.outerHTML.slice(0, 120))""")
        assert cut == [], address


def test_what_is_tapped_is_as_large_as_a_fingertip(window):
    page = window("phone")
    join(page)
    for address in pages(page):
        page.goto(address)
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, select, textarea, summary, nav a, a.button, a.round, " +
                "input:not([type=hidden])")]
                .map(element => element.closest("label") ?? element)
                .filter(element => element.checkVisibility())
                .map(element => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
                .filter(([box]) => box.width < 43.9 || box.height < 43.9)
                .map(([box, text]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${text}`)""")
        assert small == [], address
