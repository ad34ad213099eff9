"""Firefox, driven by WebDriver BiDi, https://www.w3.org/TR/webdriver-bidi, which it supports natively."""

import contextlib
import itertools
import json
import re

from engine import PHONE, DriverError, Engine
from hexis import PATIENCE
from processes import eventually, running
from websockets.sync.client import connect

MIDDLE = """async (element) => {
    for (let before, top = NaN; top !== before;) {
        // What was typed last may scroll the page to where it stands, a little later.
        element.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise(requestAnimationFrame);
        [before, top] = [top, element.getBoundingClientRect().top];
    }
}"""


LEFT = re.compile(r"connection to (the server at )?\S+/live\b|‘\S+/assets/(install/|icon\.)\S+’")
"""Firefox's remarks on leaving a page that listens for changes, or whose icons are still loading."""


class Firefox(Engine):
    @classmethod
    @contextlib.contextmanager
    def window(cls, folder):
        profile = folder / "profile"
        profile.mkdir()
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with running(command, folder / "browser"):
            where = profile / "WebDriverBiDiServer.json"
            server = eventually(lambda: json.loads(where.read_text()), (OSError, ValueError), "Firefox starts")
            listening = f"ws://{server['ws_host']}:{server['ws_port']}/session"
            with connect(listening, max_size=None, open_timeout=PATIENCE) as socket:
                yield cls(socket)

    def __init__(self, socket):
        self._socket, self._numbers, self._heard = socket, itertools.count(1), []
        self._call("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._window = self._call("browsingContext.create", type="tab")["context"]
        self.resize(*PHONE)

    def heard(self):
        # Its earlier messages arrive before its next response.
        self._call("session.status")
        heard, self._heard = self._heard, []
        return [one for one in heard if not LEFT.search(one)]

    def resize(self, width, height):
        self._call("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def load(self, address):
        self._call("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, function, *arguments):
        return plain(self._run(function, *map(local, arguments)))

    def click(self, function, *arguments):
        element = {"sharedId": self._run(function, *map(local, arguments))["sharedId"]}
        self._run(MIDDLE, element)
        self._perform(type="pointer", actions=[
            {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": element}},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def type(self, text, function, *arguments):
        self.click(function, *arguments)
        self._perform(type="key", actions=[
            {"type": kind, "value": letter} for letter in text for kind in ["keyDown", "keyUp"]])

    def picture(self):
        return self._call("browsingContext.captureScreenshot", context=self._window)["data"]

    def _run(self, function, *arguments):
        answer = self._call(
            "script.callFunction", functionDeclaration=function, arguments=arguments, awaitPromise=True,
            target={"context": self._window}, userActivation=True)
        if answer["type"] == "exception":
            raise DriverError(answer["exceptionDetails"]["text"])
        return answer["result"]

    def _perform(self, **source):
        self._call("input.performActions", context=self._window, actions=[{"id": source["type"], **source}])

    def _call(self, method, **parameters):
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self._heard.append(message["params"]["text"])
            if message.get("id") == number:
                if message["type"] == "error":
                    raise DriverError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]


def local(value):
    """Encodes a value for BiDi."""
    return {"type": "number" if isinstance(value, int) else "string", "value": value}


def plain(answer):
    """Decodes a value from BiDi."""
    value = answer.get("value")
    return [plain(one) for one in value] if answer["type"] == "array" else value
