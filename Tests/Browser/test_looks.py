"""What has to hold of every page in every state, on any screen and for anybody's eyes and fingers."""

import pytest
from conftest import axe


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_no_page_has_a_barrier(window, storybook, colours):
    page = window("phone", color_scheme=colours)
    for address in storybook:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        axe(page)


@pytest.mark.parametrize("width, text", [(320, 100), (390, 200), (1280, 200)])
def test_no_page_is_cut_off_or_scrolled_sideways(window, storybook, width, text):
    page = window("desktop", viewport={"width": width, "height": 800})
    for address in storybook:
        page.goto(address)
        page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", text)
        wide = page.evaluate(
            """() => document.documentElement.scrollWidth <= innerWidth ? [] :
                [...document.querySelectorAll("body *")]
                    .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
                    .map(element => element.outerHTML.slice(0, 120))""")
        assert wide == [], page.title()
        # A note of many words is shortened on a card, and stands in full on its day; a map ends somewhere.
        cut = page.evaluate(
            """() => [...document.querySelectorAll("main *")]
                .filter(element => !element.matches("svg, svg *, input, textarea, .card-note"))
                .filter(element => getComputedStyle(element).clipPath !== "inset(50%)")
                .filter(element => !element.closest(".map-ground"))
                .filter(element => element.checkVisibility() && getComputedStyle(element).overflow !== "visible")
                .filter(element => element.scrollHeight > element.clientHeight + 1 ||
                    element.scrollWidth > element.clientWidth + 1)
                .map(element => element.outerHTML.slice(0, 120))""")
        assert cut == [], page.title()


def test_what_is_tapped_is_as_large_as_a_fingertip(window, storybook):
    page = window("phone")
    for address in storybook:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, select, textarea, summary, nav a, a.button, a.round, " +
                "input:not([type=hidden])")]
                .map(element => element.closest("label") ?? element)
                .filter(element => element.checkVisibility() && !element.closest("[inert]"))
                .map(element => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
                .filter(([box]) => box.width < 43.9 || box.height < 43.9)
                .map(([box, text]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${text}`)""")
        assert small == [], page.title()
