"""Every page in each of its states in the engines of Safari and Firefox, beside Chromium: for `make engines`.

The sheets are in dist/engines, or where SHEETS says. This file judges nothing; a person looks at the sheets. A caption
gives the height of the page's content in pixels, and is highlighted where the engines differ.
"""

import html
import os
from pathlib import Path

from firefox import Firefox
from hexis import ROOT
from webkit import WebKit

SHEETS = Path(os.environ.get("SHEETS", ROOT / "dist" / "engines"))

SIZE = 390, 1200
"""A tall phone, to show more at once."""

ON_A_SHEET = 8

TITLES = "() => document.title.split(' · ')[0]"
HEIGHT = "() => Math.round(document.querySelector('main').getBoundingClientRect().height)"

STILL = """async () => {
    const loaded = () => performance.getEntriesByType("resource").length;
    for (let before = -1; before !== loaded();) {
        before = loaded();
        await new Promise((later) => setTimeout(later, 100));
    }
}"""
"""Maps and the like load after the page, and nothing signals the last of their files."""

STYLE = """<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(4, auto); gap: 16px; margin: 8px; background: gray }
    figure { margin: 0; background: white; font: 14px sans-serif }
    figure div { display: flex; gap: 2px; background: gray }
    img { width: 164px }
    mark { background: orange }
</style>"""


class Chromium:
    """As much of a window as the pictures need."""

    def __init__(self, browser):
        width, height = SIZE
        self._page = browser.new_page(viewport={"width": width, "height": height})

    def load(self, address):
        self._page.goto(address)

    def evaluate(self, function):
        return self._page.evaluate(function)

    def screenshot(self, path):
        self._page.screenshot(path=path, animations="disabled")


def test_pictures_of_every_page_beside_chromiums(browser, storybook, tmp_path):
    SHEETS.mkdir(parents=True, exist_ok=True)
    for engine in [WebKit, Firefox]:
        (tmp_path / engine.__name__).mkdir()
    sheet = browser.new_page(viewport={"width": 2100, "height": 1100})
    with WebKit.window(tmp_path / "WebKit") as webkit, Firefox.window(tmp_path / "Firefox") as firefox:
        for window in [webkit, firefox]:
            window.resize(*SIZE)
        windows = [Chromium(browser), webkit, firefox]
        for first in range(0, len(storybook), ON_A_SHEET):
            pages = storybook[first:first + ON_A_SHEET]
            figures = [figure(windows, page, number, tmp_path) for number, page in enumerate(pages, first)]
            (tmp_path / "sheet.html").write_text(STYLE + "".join(figures))
            sheet.goto((tmp_path / "sheet.html").as_uri())
            sheet.screenshot(path=SHEETS / f"{first:03}.png", full_page=True)


def figure(windows, address, number, folder):
    """Returns a figure with the page in each engine, side by side."""
    pictures, heights = "", []
    for place, window in enumerate(windows):
        window.load(address)
        window.evaluate(STILL)
        window.screenshot(folder / f"{number}-{place}.png")
        pictures += f'<img src="{number}-{place}.png">'
        heights.append(window.evaluate(HEIGHT))
    differs = max(heights) - min(heights) > 0.02 * heights[0]
    said = f"{number} {html.escape(windows[0].evaluate(TITLES))}: {' '.join(map(str, heights))}"
    return f"<figure>{f'<mark>{said}</mark>' if differs else said}<div>{pictures}</div></figure>"
