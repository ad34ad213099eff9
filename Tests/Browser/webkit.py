"""WebKit, Safari's engine, as packaged by Debian: driven by WebDriver, https://www.w3.org/TR/webdriver2."""

import contextlib
import json
import os
import urllib.error
import urllib.request

from engine import PHONE, DriverError, Engine
from hexis import PATIENCE, HeldPort
from processes import eventually, running

LISTEN = """() => {
    const heard = window.heard = [];
    addEventListener("error", (event) => heard.push(event.message));
    addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
    const { error } = console;
    console.error = (...all) => heard.push(all.join(" ")) && error(...all);
}"""
"""WebDriver has no console. The page itself can record errors after it has loaded."""

HEARD = "() => window.heard?.splice(0) ?? []"

PAINTED = "() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted())))"
"""A picture shows what was painted last."""

HAS_COLOURS = """async (picture) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]));
    const canvas = document.createElement("canvas").getContext("2d");
    Object.assign(canvas.canvas, { width: image.width, height: image.height });
    canvas.drawImage(image, 0, 0);
    const pixels = new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
    return pixels.some((pixel) => pixel !== pixels[0]);
}"""

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element's reference in WebDriver."""


class WebKit(Engine):
    @classmethod
    @contextlib.contextmanager
    def window(cls, folder):
        # Its tool bar is wider than a phone, unless its contents may be narrow.
        style = folder / "driver" / "config" / "gtk-3.0" / "gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text("* { min-width: 0; padding: 0 }")
        port = HeldPort()
        with screen(folder / "screen") as display:
            # Only the browser: no desktop service, which may be missing or belong to the user.
            alone = {"DISPLAY": display, "GIO_USE_VFS": "local", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1"}
            with running(["WebKitWebDriver", f"--port={port}"], folder / "driver", alone):
                yield from cls(f"http://127.0.0.1:{port}").session()

    def __init__(self, driver):
        self._driver, self._session, self._heard = driver, "", []

    def session(self):
        eventually(lambda: self._call("GET", "/status")["ready"], OSError)
        # The certificate of a test over HTTPS is made for that test, and this machine does not trust it.
        begun = self._call("POST", "/session", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
        self._session = f"/session/{begun['sessionId']}"
        try:
            self.resize(*PHONE)
            yield self
        finally:
            self._call("DELETE", "")

    def heard(self):
        heard, self._heard = self._heard + self.evaluate(HEARD), []
        return heard

    def resize(self, width, height):
        # The first attempt shows how high the window's bars are.
        for _ in range(2):
            bars = self.evaluate("() => outerHeight - innerHeight")
            self._call("POST", "/window/rect", width=width, height=height + bars)

    def load(self, address):
        self._heard = self.heard()
        self._call("POST", "/url", url=address)
        self.evaluate(LISTEN)

    def evaluate(self, function, *arguments):
        return self._call("POST", "/execute/sync", script=f"return ({function})(...arguments)", args=arguments)

    def click(self, function, *arguments):
        # The driver itself scrolls no further than to the window's lower edge, where the bar is.
        middle = "scrollIntoView({ block: 'center', behavior: 'instant' })"
        self.evaluate(f"(...all) => ({function})(...all).{middle}", *arguments)
        self._call("POST", f"/element/{self._element(function, *arguments)}/click")

    def type(self, text, function, *arguments):
        self._call("POST", f"/element/{self._element(function, *arguments)}/value", text=text)

    def picture(self):
        # On a busy machine WebKit has painted and yet gives a black picture, in some cases until the window is resized.
        def painted():
            self.evaluate(PAINTED)
            picture = self._call("GET", "/screenshot")
            if self.evaluate(HAS_COLOURS, picture):
                return picture
            width, height = self.evaluate("() => [innerWidth, innerHeight]")
            for more in (1, 0):
                self.resize(width, height + more)
            return None
        return eventually(painted, what="a picture of the page")

    def _element(self, function, *arguments):
        return self.evaluate(function, *arguments)[ELEMENT]

    def _call(self, method, path, **parameters):
        request = urllib.request.Request(
            self._driver + self._session + path, json.dumps(parameters).encode() if method == "POST" else None,
            {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise DriverError(f"{method} {path}: {error.read().decode()}") from None


@contextlib.contextmanager
def screen(home):
    """A virtual screen; it picks a free display number itself."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x2000x24", "-nolisten", "tcp"]
    with open(reading) as number, running(command, home, pass_fds=[writing]):
        os.close(writing)
        yield f":{number.readline().strip()}"
