"""People who use a server through its pages, each in a browser of their own."""

import re
import time
import urllib.parse
import urllib.request

PASSWORD = "a long enough one"
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


class Person:
    """A person with a browser, who joins, adds habits and checks in."""

    def __init__(self, address, source=None):
        """`source` is the person's own address, where a trusted proxy stands before the server."""
        self.address = address
        self.source = {"X-Forwarded-For": source} if source else {}
        self.opener = urllib.request.build_opener(StayHere())
        self.cookie = None

    def request(self, path, body=None):
        headers = {"Origin": self.address, **self.source}
        if self.cookie:
            headers["Cookie"] = self.cookie
        response = self.opener.open(urllib.request.Request(self.address + path, body, headers), timeout=30)
        if found := response.headers.get("Set-Cookie"):
            self.cookie = found.split(";")[0]
        return response

    def post(self, path, **fields):
        """Sends a form. Returns the response's status and where it leads."""
        with self.request(path, urllib.parse.urlencode(fields, doseq=True).encode()) as response:
            return response.status, response.headers.get("Location", "")

    def get(self, path):
        with self.request(path) as response:
            return response.read().decode()

    def join(self, user):
        assert self.post("/join", user=user, password=PASSWORD, zone="UTC")[0] == 303

    def sign_in(self, user):
        assert self.post("/sign-in", user=user, password=PASSWORD)[0] == 303

    def add_habit(self, name, days, **goal):
        """Adds a habit of every day that began so many days ago."""
        status, _ = self.post(
            "/habits", name=name, frequency="weekdays", weekday=WEEKDAYS, start=date(days), **goal)
        assert status == 303

    def habits(self):
        """The identifiers of the habits of today."""
        return list(dict.fromkeys(re.findall(r"/habits/([0-9a-f]{32})/check-in", self.get("/today"))))

    def token(self, scope):
        """Makes an API token, which the page shows once."""
        with self.request("/settings/programs", f"name=Bench&may={scope}".encode()) as response:
            return re.search(r'id="secret"[^>]*value="([^"]+)"', response.read().decode())[1]


class StayHere(urllib.request.HTTPRedirectHandler):
    def http_error_303(self, request, response, code, message, headers):
        return response


def date(days_ago):
    """Returns the date of a person's day, which ends at three in the morning."""
    return time.strftime("%Y-%m-%d", time.gmtime(time.time() - 3 * 3600 - days_ago * 86400))


def token(address, user, scope="add"):
    """Returns an API token of a new person."""
    person = Person(address)
    person.join(user)
    return person.token(scope)
