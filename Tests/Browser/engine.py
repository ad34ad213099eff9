"""What the walks ask of a browser, whichever engine it has. How each is driven stands in webkit.py and firefox.py."""

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
"""The size of a window to begin with."""


class DriverError(Exception):
    """The browser could not do it, or not yet: a page that is just changing has nothing to touch."""


class Engine:
    """A window of a browser."""

    address = "about:"
    """Where paths begin."""

    def heard(self):
        """What the browser complained of since it was asked last."""
        raise NotImplementedError

    def resize(self, width, height):
        """The page itself gets this size."""
        raise NotImplementedError

    def load(self, address):
        raise NotImplementedError

    def evaluate(self, function, *arguments):
        """What a function of JavaScript answers, once it does."""
        raise NotImplementedError

    def click(self, function, *arguments):
        """Presses the middle of the element that a function answers, as a hand does."""
        raise NotImplementedError

    def type(self, text, function, *arguments):
        """Types into the element that a function answers."""
        raise NotImplementedError

    def picture(self):
        """What the window shows, as a PNG."""
        raise NotImplementedError

    def open(self, path):
        self.load(self.address + path)
        self.until(SETTLED)

    def fill(self, label, text):
        self.until(FIELD, label)
        self.type(text, FIELD, label)

    def press(self, name):
        """Presses the link or button that is called so, or begins so."""
        self.until(CONTROL, name)
        self.click(CONTROL, name)

    def text(self, selector="main"):
        return self.evaluate(TEXT, selector) or ""

    def until(self, condition, *arguments):
        """Asks the page again and again, also while it loads anew in between."""
        truth = f"async (...all) => Boolean(await ({condition})(...all))"
        eventually(lambda: self.evaluate(truth, *arguments), DriverError, f"{condition} {arguments}")

    def until_page(self, heading):
        """The page with that heading is there, and settled."""
        is_there = "(heading) => document.querySelector('h1')?.innerText.trim() === heading"
        self.until(is_there, heading)
        self.until(SETTLED)

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.picture()))

    @contextlib.contextmanager
    def visiting(self, server, folder):
        """Paths are the server's. What fails in the block says what the window showed and the browser complained of."""
        # The name that the README gives to this machine, with which engines deal otherwise than with its number.
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
