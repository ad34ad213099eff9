"""Requirements for every page in every state, on any screen and for everyone."""

import os

import pytest
from conftest import AXE, barriers

PARTS = 8
"""The number of tests that share the pages and run in parallel."""

EVERY = [(320, 100), (390, 200), (1280, 200)]
"""Window widths, and text sizes in percent."""
LOOKED_AT = EVERY if os.environ.get("LOOKS") == "every" else [(390, 200)]
"""Only the hardest combination, unless `make looks` asks for all of them."""


@pytest.fixture(params=range(PARTS))
def addresses(request, storybook):
    return storybook[request.param::PARTS]


def test_no_page_has_a_barrier_or_anything_too_small_or_cut_off(window, addresses):
    # Without motion, colours change at once. A window that is not a phone's does not grow with what is too wide for it.
    page = window("phone", reduced_motion="reduce", is_mobile=False)
    page.context.add_init_script(AXE)
    faults = []
    for address in addresses:
        page.emulate_media(color_scheme="light")
        page.goto(address)
        faults += [f"{address}, {fault}" for fault in spilled(page)]
        page.set_viewport_size({"width": 390, "height": 844})
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        faults += [f"{address}: {fault}" for fault in [*too_small(page), *misnamed(page)]]
        # The window is as tall as the page, so that nothing is hidden behind the bar at its bottom.
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": 390, "height": min(height, 12_000)})
        faults += [f"{address}: {fault}" for fault in barriers(page)]
        # In dark mode only the colours differ.
        page.emulate_media(color_scheme="dark")
        faults += [f"{address}, dark: {fault}" for fault in barriers(page, only="color-contrast")]
    assert faults == []


def spilled(page):
    """Returns what is too wide or cut off in a window of any width, with text of any size."""
    faults = []
    for width, text in LOOKED_AT:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", text)
        place = f"{width} wide, text of {text} %"
        faults += [f"{place}: wide: {element}" for element in too_wide(page)]
        faults += [f"{place}: cut off: {element}" for element in [*cut_off(page), *shortened(page)]]
    page.evaluate("document.documentElement.style.fontSize = ''")
    return faults


def test_what_belongs_together_keeps_its_distance(window, storybook):
    """Fields behind “Looks, group and first day” are spaced like all others."""
    page = window("phone")
    index = storybook[0].rsplit("/", 1)[0]
    page.goto(index)
    page.get_by_role("link", name="new habit", exact=True).click()
    page.locator("details.more summary").click()
    gaps = page.evaluate(
        """() => [...document.querySelectorAll("details.more > :is(.swatches, .field)")]
            .map(element => element.getBoundingClientRect())
            .map((box, place, all) => place === 0 ? 16 : box.top - all[place - 1].bottom)""")
    assert len(gaps) == 4 and min(gaps) >= 16
    page.goto(index)
    page.get_by_role("link", name="today, a habit and a goal", exact=True).click()
    above = page.locator("p.add").bounding_box()
    below = page.get_by_role("region", name="Goals").bounding_box()
    assert below["y"] - (above["y"] + above["height"]) >= 24


def too_small(page):
    """Returns controls that are smaller than a fingertip; a link within a text may be as tall as its line (WCAG
    2.5.8)."""
    return page.evaluate(
        """() => [...document.querySelectorAll("a[href], button, select, textarea, summary, input:not([type=hidden])")]
            .map(element => element.closest("label") ?? element)
            .filter(element => element.checkVisibility() && !element.closest("[inert], .leaflet-control-attribution"))
            .filter(element => getComputedStyle(element).clipPath !== "inset(50%)")
            .filter(element => !element.matches("a") ||
                ![...element.parentElement.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
            .map(element => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width < 43.9 || box.height < 43.9)
            .map(([box, text]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${text}`)""")


def misnamed(page):
    """Returns controls whose name lacks their visible text, which people use with speech input (WCAG 2.5.3)."""
    return page.evaluate(
        """() => [...document.querySelectorAll(":is(a, button)[aria-label]")]
            .map(element => {
                const seen = element.cloneNode(true);
                seen.querySelectorAll("[aria-hidden=true], svg, .visually-hidden").forEach(part => part.remove());
                return [seen.textContent.trim().replace(/\\s+/g, " "), element.getAttribute("aria-label")];
            })
            .filter(([text, label]) => /\\p{L}{2}/u.test(text) && !label.includes(text))
            .map(([text, label]) => `${text}: ${label}`)""")


def too_wide(page):
    return page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll("body *")]
                .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
                .map(element => element.outerHTML.slice(0, 120))""")


def cut_off(page):
    """Returns elements whose content is cut off.

    A long note is shortened on a card and shown in full on its day; a map ends somewhere; a missing picture shows as
    much of its name as fits; the strip of links on top of a section scrolls sideways."""
    return page.evaluate(
        """() => [...document.querySelectorAll("main *")]
            .filter(element => !element.matches("svg, svg *, img, input, textarea, .card-note, .subsections"))
            .filter(element => getComputedStyle(element).clipPath !== "inset(50%)")
            .filter(element => !element.closest(".map-ground"))
            .filter(element => element.checkVisibility() && getComputedStyle(element).overflow !== "visible")
            .filter(element => element.scrollHeight > element.clientHeight + 1 ||
                element.scrollWidth > element.clientWidth + 1)
            .map(element => element.outerHTML.slice(0, 120))""")


def shortened(page):
    """Returns lists whose choice is longer than the one line that shows it. They do not scroll, so it is measured."""
    return page.evaluate(
        """() => {
            const canvas = document.createElement("canvas").getContext("2d")
            const isShortened = (select) => {
                const style = getComputedStyle(select)
                const inside = (size, ...paddings) =>
                    size - paddings.reduce((sum, padding) => sum + parseFloat(padding), 0)
                const width = inside(select.clientWidth, style.paddingLeft, style.paddingRight)
                const height = inside(select.clientHeight, style.paddingTop, style.paddingBottom)
                canvas.font = style.font
                const needed = canvas.measureText(select.selectedOptions[0]?.text ?? "").width
                return needed > width + 1 && height < 2 * parseFloat(style.fontSize)
            }
            return [...document.querySelectorAll("select")]
                .filter(select => select.checkVisibility() && select.clientWidth > 0 && isShortened(select))
                .map(select => `${select.name}: ${select.selectedOptions[0].text}`)
        }""")
