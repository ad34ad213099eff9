"""With system colours, marked elements still differ from unmarked ones, and every element keeps its edge."""

import re

import pytest
from device import settled

STATES = [
    ("today, medicines", ".done .tick", ".card:not(.done) .tick"),
    ("today, medicines", ".weekday[aria-current=date]", ".weekday:not([aria-current])"),
    ("today, medicines", ".ring .arc", ".ring .track"),
    ("today, medicines", ".strip .segment", ".strip .track"),
    ("one medicine", ".cell[data-progress='10']", ".cell[data-progress='5']"),
    ("one medicine", ".cell[data-progress='5']", ".cell.outside"),
    ("one medicine", ".bars .bar", ".bars .track"),
    ("badges", ".earned .badge-drawing", "li:not(.earned) > .badge-drawing"),
    ("medicine, many", ".places [aria-current]", ".places a:not([aria-current])"),
    ("medicine, many", ".subsections [aria-current]", ".subsections a:not([aria-current])"),
    ("loop, urge, with chips", ".weekday-choice input:checked + span", ".weekday-choice input:not(:checked) + span"),
    ("loop, compilation, many", ".dial .ray", ".dial .track"),
    ("loop, compilation, many", ".cell.relevant", ".cell.outside"),
    ("loop, theories, some", ".theory.chosen", ".theory.open"),
    ("loop, theories, some", ".theory.failed", ".theory.open"),
]
"""A sample page, a marked element on it, and an unmarked one of the same kind."""

LOOK = """element => {
    const style = getComputedStyle(element);
    return ["borderTopStyle", "borderTopWidth", "stroke", "strokeDasharray", "fill", "textDecorationLine",
            "backgroundColor"].map(name => style[name]);
}"""

GROUND = """() => {
    const ground = document.createElement("div");
    ground.style.cssText = "background-color: Canvas";
    document.body.append(ground);
    const { backgroundColor } = getComputedStyle(ground);
    ground.remove();
    return backgroundColor;
}"""

DRAWN = [".ring .arc", ".bars .bar", ".dial .ray", ".strip .segment"]
"""Drawings keep their own colours, which have to contrast with the background (WCAG 1.4.11)."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_marked_is_seen_without_our_colours(window, storybook, scheme):
    page = window("phone", forced_colors="active", color_scheme=scheme)
    for name in dict.fromkeys(name for name, _, _ in STATES):
        page.goto(storybook[0].rsplit("/", 1)[0])
        page.get_by_role("link", name=name, exact=True).click()
        page.locator("main h1").wait_for()
        settled(page)
        if name == "loop, urge, with chips":
            page.get_by_role("checkbox").first.check()
        for marked, other in [states[1:] for states in STATES if states[0] == name]:
            assert look(page, marked) != look(page, other), f"{name}: {marked} looks like {other}"
        edgeless = page.evaluate("""() => [...document.querySelectorAll("main :is(.panel, .card, .row, .button)")]
            .filter(element => getComputedStyle(element).borderTopStyle === "none")
            .map(element => element.outerHTML.slice(0, 120))""")
        assert edgeless == [], name
        for drawn in [drawn for drawn in DRAWN if page.locator(drawn).count()]:
            assert contrast(page, drawn) >= 3, f"{name}: {drawn} on the ground of {scheme} colours"


def look(page, selector):
    """Returns what distinguishes an element apart from its shape; its background counts if it differs from the
    page's."""
    *lines, background = page.locator(selector).first.evaluate(LOOK)
    return [*lines, None if parts(background) == parts(page.evaluate(GROUND)) else background]


def contrast(page, drawn):
    """Returns the contrast of a drawing with the system's background, as defined by WCAG 2."""
    colour = page.locator(drawn).first.evaluate(
        "element => (style => style.stroke === 'none' ? style.fill : style.stroke)(getComputedStyle(element))")
    darker, lighter = sorted(luminance(each) for each in [colour, page.evaluate(GROUND)])
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour):
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (number / 255 for number in parts(colour))]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def parts(colour):
    return [int(part) for part in re.findall(r"\d+", colour)[:3]]
