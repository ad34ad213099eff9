"""A person who uses only the keyboard."""

from device import comes
from playwright.sync_api import Page, expect

FOCUSED = """() => {
    const element = document.activeElement;
    // The page itself has the focus when it has just come in, and no Tab leads to it.
    return element?.matches(":not(html, body, main)") ? element.outerHTML : null;
}"""

SHOWN = """() => {
    const element = document.activeElement;
    // What is drawn in the place of a box or a circle of the browser's own may show its focus for it.
    const drawn = [element, element.nextElementSibling, element.closest("label"), element.closest("summary")]
        .filter(one => one && (one === element || element.matches("input")));
    const isOutlined = drawn.some(one => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
    });
    const boxes = drawn.map(one => one.getBoundingClientRect()).filter(box => box.width > 1 && box.height > 1);
    const isOnScreen = boxes.some(box => {
        const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1);
        return [0.5, 0.1, 0.9].some(part => {
            const top = document.elementFromPoint(x, box.y + box.height * part);
            return top && drawn.some(one => one.contains(top) || top.contains(one) && !top.matches("body, html"));
        });
    });
    return isOutlined && isOnScreen ? "" : isOutlined ? "hidden" : "without an outline";
}"""

CONTROL = """one => one.matches("input[type=radio]") ? "one of " + one.name : one.outerHTML"""
"""What tells a control from others. Tab leads to a group of choices, not to each of them."""

CONTROLS = f"""() => [...document.querySelectorAll(
    "main :is(a[href], button, input:not([type=hidden]), select, textarea, summary)")]
    .filter(one => !one.disabled && one.checkVisibility()).map({CONTROL})"""


class Keyboard:
    """Moves the focus from one element to the next until it reaches the wanted one. The focus has to be visible all the
    way."""

    patience = 120
    """The largest number of Tab presses; no page of ours needs more."""

    stays = 6
    """A date or a time consists of several fields; whatever keeps the focus longer is a trap."""

    def __init__(self, page: Page):
        self._page = page

    def to(self, role: str, name: str, *, back: bool = False) -> None:
        """Presses Tab until the element with that role and name has the focus; `back` goes backwards."""
        wanted = self._page.get_by_role(role, name=name, exact=True)
        stops: list[str | None] = []
        for _ in range(self.patience):
            if self._has_focus(wanted):
                return
            self.press("Shift+Tab" if back else "Tab")
            stops.append(self._stop())
            assert None in stops[-self.stays:] or len(set(stops[-self.stays:])) > 1 or len(stops) < self.stays, (
                f"the focus is caught in {stops[-1]}")
        seen = "\n".join(dict.fromkeys(stop[:120] for stop in stops if stop))
        raise AssertionError(f"no Tab leads to the {role} “{name}”, but to these:\n{seen}")

    def reach_everything(self) -> None:
        """Presses Tab until every control of the page's own part had the focus."""
        left = set(self._page.evaluate(CONTROLS))
        for _ in range(2 * self.patience):
            if not left:
                return
            self.press("Tab")
            if self._stop() is not None:
                left.discard(self._page.evaluate(f"({CONTROL})(document.activeElement)"))
        raise AssertionError("no Tab leads to\n" + "\n".join(one[:200] for one in left))

    def follow(self, name: str, heading: str | None = None) -> None:
        """Opens a link, and waits for the page with that heading: the link's name, if none is given."""
        self.to("link", name)
        with self._page.expect_navigation():
            self.press("Enter")
        self.arrive(heading or name)

    def arrive(self, heading: str) -> None:
        expect(self._page.get_by_role("heading", name=heading, level=1, exact=True)).to_be_visible()

    def push(self, name: str, key: str = "Enter") -> None:
        self.to("button", name)
        self.press(key)

    def tick(self, name: str) -> None:
        """Ticks a box."""
        self.to("checkbox", name)
        self.press("Space")
        expect(self._page.get_by_role("checkbox", name=name, exact=True)).to_be_checked()

    def choose(self, name: str) -> None:
        """Chooses one of several: Tab moves to the group, arrows within it."""
        wanted = self._page.get_by_role("radio", name=name, exact=True)
        group = wanted.get_attribute("name")
        for _ in range(self.patience):
            if self._page.evaluate("group => document.activeElement?.name === group", group):
                break
            self.press("Tab")
            self._stop()
        self.press("Space")
        for _ in range(self.patience):
            if self._has_focus(wanted):
                break
            self.press("ArrowDown")
            self._stop()
        expect(wanted).to_be_checked()

    def write(self, field: str, text: str) -> None:
        """Types into a field, replacing its content."""
        self.to("textbox", field)
        self.press("Control+A")
        self.press("Delete")
        self.type(text)

    def set_time(self, field: str, time: str) -> None:
        """Types a time of day into a field for it, as this browser asks for it: 20:30 is 08, 30, PM."""
        hour, minute = map(int, time.split(":"))
        self.to("textbox", field)
        self.type(f"{(hour - 1) % 12 + 1:02}{minute:02}{'PM' if hour >= 12 else 'AM'}")
        expect(self._page.get_by_label(field, exact=True)).to_have_value(time)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def _has_focus(self, wanted) -> bool:
        return wanted.evaluate_all("all => all.includes(document.activeElement)")

    def _stop(self) -> str | None:
        """Returns the focused element, which has to be visible; `None` if it is the page, or between its end and its
        beginning."""
        stop = self._page.evaluate(FOCUSED)
        if stop is not None:
            lack = self._lack()
            assert lack == "", f"{self._page.url}: the focus is {lack}: {stop[:200]}"
        return stop

    def _lack(self) -> str:
        """Returns why the focus is not visible, even once a page has faded in and moved; empty if it is visible."""
        comes(self._page, lambda: self._page.evaluate(SHOWN) == "")
        return self._page.evaluate(SHOWN)
