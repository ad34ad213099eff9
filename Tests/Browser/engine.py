"""The operations that the tests need from a browser, whatever its engine. webkit.py and firefox.py drive the
engines."""

import base64
import contextlib

from device import SETTLED
from processes import eventually

FIELD = """(label) => [...document.querySelectorAll("label")]
    .find((one) => one.textContent.trim().startsWith(label))?.control"""

CONTROL = """(name) => [...document.querySelectorAll("a, button, summary")]
    .find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(name))"""

TEXT = "(selector) => document.querySelector(selector)?.innerText"


PHONE = 390, 844
"""The initial size of a window."""


class DriverError(Exception):
    """The browser could not do it, at least not yet: a page that is changing has no element to click."""


class Engine:
    """A window of a browser."""

    address = "about:"
    """The address that paths are appended to."""

    def heard(self):
        """Returns the browser's errors since the last call."""
        raise NotImplementedError

    def resize(self, width, height):
        """Sets the size of the page itself."""
        raise NotImplementedError

    def load(self, address):
        raise NotImplementedError

    def evaluate(self, function, *arguments):
        """Returns the result of a JavaScript function, once it is there."""
        raise NotImplementedError

    def click(self, function, *arguments):
        """Clicks the middle of the element that a function returns, as a person does."""
        raise NotImplementedError

    def type(self, text, function, *arguments):
        """Types into the element that a function returns."""
        raise NotImplementedError

    def picture(self):
        """Returns a PNG of the window."""
        raise NotImplementedError

    def open(self, path):
        self.load(self.address + path)
        self.until(SETTLED)

    def fill(self, label, text):
        self.until(FIELD, label)
        self.type(text, FIELD, label)

    def press(self, name):
        """Clicks the link or button whose name starts with this."""
        self.until(CONTROL, name)
        self.click(CONTROL, name)

    def text(self, selector="main"):
        return self.evaluate(TEXT, selector) or ""

    def until(self, condition, *arguments):
        """Polls the page, also while it reloads in between."""
        truth = f"async (...all) => Boolean(await ({condition})(...all))"
        eventually(lambda: self.evaluate(truth, *arguments), DriverError, f"{condition} {arguments}")

    def until_page(self, heading):
        """Waits for the page with this heading, and until it has settled."""
        is_there = "(heading) => document.querySelector('h1')?.innerText.trim() === heading"
        self.until(is_there, heading)
        self.until(SETTLED)

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.picture()))

    @contextlib.contextmanager
    def visiting(self, server, folder):
        """Uses the server's address. A failure in the block reports the window's content and the browser's errors."""
        # The README uses this name for this machine, and engines treat it differently from the IP address.
        self.address = server.address.replace("127.0.0.1", "localhost")
        self.heard()
        try:
            yield
        except BaseException as error:
            with contextlib.suppress(Exception):
                self.screenshot(folder / "failed.png")
                error.add_note(f"The window at {self.evaluate('() => location.href')}: {folder / 'failed.png'}")
                error.add_note("\n".join(["The browser's console:", *self.heard()]))
            raise
