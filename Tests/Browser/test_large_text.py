"""In large text, and in small and very wide windows, the bar stays one row, headings keep their words whole, and the content
stays in the middle."""

import pytest
from device import eventually, settled
from test_looks import too_small, too_wide

TEXTS = ["standard", "large", "larger", "largest"]
WINDOWS = [(320, 568), (390, 844), (820, 1180), (844, 390), (195, 422)]
"""The last is a phone enlarged to 200 %, the one before it a phone on its side."""

PAGES = ["today, a full day", "today, medicines", "today, goals", "habit", "progress, many habits", "medicine, many", "settings",
         "programs, some", "automaticity, questions", "photos, photo, among many", "welcome", "account"]

LINES = """element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(box => Math.round(box.bottom))).size;
}"""
"""The number of lines of an element's text."""

BAR = """() => {
    const bar = document.querySelector(".places");
    const box = element => element.getBoundingClientRect();
    const links = [...bar.querySelectorAll("a")].filter(link => link.checkVisibility());
    const [icon, dot] = [".symbol", ".new-dot"].map(name => box(bar.querySelector(`a:has(.new-dot) ${name}`)));
    return {
        rows: new Set(links.map(link => box(link).top)).size,
        width: Math.min(...links.map(link => box(link).width)),
        height: Math.min(...links.map(link => box(link).height)),
        whole: box(bar).height,
        outside: links.filter(link => link.scrollWidth > link.clientWidth + 1).length,
        words: links.map(link => link.querySelector("span:not([class])"))
            .filter(word => getComputedStyle(word).clipPath === "none")
            .map(word => box(word).height / parseFloat(getComputedStyle(word).fontSize)),
        icons: links.filter(link => box(link.querySelector(".symbol")).height >= 18).length,
        dot: { across: dot.left >= icon.left && dot.left <= icon.right, down: dot.top <= icon.bottom && dot.bottom >= icon.top },
    };
}"""


def resize(page, width, height, text="standard"):
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("text => { document.documentElement.dataset.text = text }", text)
    eventually(page, f"innerWidth === {width} && innerHeight === {height}")
    return f"{page.url}, {width} × {height}, {text}"


def test_the_bar_is_one_row_of_five(sample):
    page = sample("today, a reward")
    for width, height in WINDOWS:
        for text in TEXTS:
            place = resize(page, width, height, text)
            bar = page.evaluate(BAR)
            assert bar["rows"] == 1 and bar["outside"] == 0, place
            # Five links of 44 px do not fit side by side into 195 px; they have all the width there is.
            assert bar["width"] >= min(44, (width - 9) / 5) and bar["height"] >= 44, place
            assert bar["whole"] <= 0.15 * max(height, 422) + 1, f"{place}: {bar['whole']}"
            assert bar["icons"] == 5 and bar["dot"] == {"across": True, "down": True}, place
            assert len(bar["words"]) == (5 if width >= 320 else 0), place
            assert all(word < 1.6 for word in bar["words"]), f"{place}: a word on two lines"
            for name in ["Today", "Habits", "Progress", "Rewards", "Settings"]:
                assert page.locator(".places").get_by_role("link", name=name).count() == 1, f"{place}: {name}"


def test_no_page_scrolls_sideways(sample):
    faults = []
    for name in PAGES:
        page = sample(name)
        for width, text in [(320, "standard"), (320, "largest"), (195, "standard"), (195, "largest")]:
            place = resize(page, width, 568, text)
            faults += [f"{name}, {place}: {element}" for element in too_wide(page)]
    assert faults == []


def test_the_heading_of_today_stays_whole(sample):
    page = sample("today, medicines")
    for width, height in WINDOWS:
        for text in TEXTS:
            place = resize(page, width, height, text)
            for part in ["h1", "p > span:first-child", ".day-summary"]:
                assert page.locator(f".day-title {part}").evaluate(LINES) == 1, f"{place}: {part}"


def test_the_first_tick_is_seen_at_once_in_the_largest_text(sample):
    page = sample("today, many habits")
    resize(page, 390, 844, "largest")
    tick = page.locator(".tick, .step").first.bounding_box()
    assert tick["y"] + tick["height"] <= page.locator(".places").bounding_box()["y"]


def test_what_is_tapped_on_today_is_large_enough_in_every_window(sample):
    faults = []
    for name in ["today, medicines", "today, goals"]:
        page = sample(name)
        for width, text in [(320, "standard"), (320, "largest"), (820, "largest"), (1920, "standard")]:
            place = resize(page, width, 800, text)
            faults += [f"{place}: {fault}" for fault in too_small(page)]
        # The week scrolls within itself rather than shrink.
        place = resize(page, 195, 422, "largest")
        day = page.locator(".weekday").first.bounding_box()
        assert min(day["width"], day["height"]) >= 43.9, place
    assert faults == []


def test_the_content_is_in_the_middle_of_a_wide_window(sample):
    for name in ["today, goals", "today, one habit", "habits, many", "habit", "progress, many habits", "settings"]:
        page = sample(name)
        resize(page, 1920, 1080)
        left, right = page.evaluate("""() => {
            const boxes = [...document.querySelectorAll("main > *")].filter(element => element.offsetWidth
                && !element.matches(".findings")).map(element => element.getBoundingClientRect());
            return [Math.min(...boxes.map(box => box.left)) - document.querySelector(".places").getBoundingClientRect().right,
                    innerWidth - Math.max(...boxes.map(box => box.right))];
        }""")
        assert left > 100 and abs(left - right) <= 0.1 * max(left, right), f"{name}: {left}, {right}"


def test_wide_windows_have_two_columns_and_small_days(sample):
    page = sample("today, many habits")
    resize(page, 820, 1180)
    cards = page.locator(".cards:has(> :nth-child(2))").first.locator(".card")
    assert cards.nth(0).bounding_box()["y"] == cards.nth(1).bounding_box()["y"]
    page = sample("today, a habit and a goal")
    resize(page, 1400, 900)
    goals, group = page.get_by_role("region", name="Goals").bounding_box(), page.locator(".group").first.bounding_box()
    assert goals["x"] >= group["x"] + group["width"] and goals["y"] < group["y"] + group["height"]
    page = sample("today, a full day")
    resize(page, 1400, 900)
    goals, doses = [page.get_by_role("region", name=name).bounding_box() for name in ["Goals", "Medicine"]]
    assert goals["x"] >= doses["x"] + doses["width"]
    assert all(card["width"] <= 600 for card in map(lambda card: card.bounding_box(), page.locator(".card").all()))
    page = sample("habit")
    resize(page, 1280, 800)
    day = page.locator(".cell.relevant").first.bounding_box()
    assert day["width"] <= 56.5 and day["height"] <= 56.5
    resize(page, 1400, 900)
    calendar, totals = page.locator(".calendar").bounding_box(), page.locator(".panel:has(.totals)").bounding_box()
    assert totals["x"] >= calendar["x"] + calendar["width"] and abs(totals["y"] - calendar["y"]) < 2
