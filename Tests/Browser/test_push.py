"""Reminders on a device: every push message is shown, and every tap on one counts, even without a network."""

import json

import pytest
from conftest import add_habit, axe, habit_link, join
from device import comes, eventually, expect_ticked, happens, kill_worker, wait_until_sent
from hexis import PATIENCE
from midday import today
from playwright.sync_api import expect

pytestmark = pytest.mark.whole_browser

TAG = "0123456789abcdef0123456789abcdef"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({ title, body, tag, lang, data, actions, icon }) => ({ title, body, tag, lang, data, icon,
        actions: actions.map(({ action }) => action) }))"""
ANY = f"async () => (await ({SHOWN})()).length > 0"
TAP = """async ([action, times]) => {
    // A window may be slow to say whether something is being typed there.
    const soon = setTimeout;
    self.setTimeout = (run, pause, ...more) => soon(run, pause === 2000 ? 60000 : pause, ...more);
    const [notification] = await registration.getNotifications();
    const work = [];
    for (let time = 0; time < times; time += 1) {
        const event = new NotificationEvent("notificationclick", { notification, action });
        // Browsers let only their own events wait.
        event.waitUntil = (one) => work.push(one);
        dispatchEvent(event);
    }
    // Without a real tap no window can be opened.
    await Promise.allSettled(work);
}"""


class Pusher:
    """The push service, as the browser sees it, from its own window."""

    def __init__(self, context, origin):
        self.origin = origin
        self.registrations = []
        self.page = context.new_page()
        self.session = context.new_cdp_session(self.page)
        self.session.on("ServiceWorker.workerRegistrationUpdated",
                        lambda event: self.registrations.extend(event["registrations"]))
        self.session.send("ServiceWorker.enable")

    def push(self, data):
        happens(self.page, lambda: self.registrations)
        [registration] = {registration["registrationId"] for registration in self.registrations}
        self.session.send("ServiceWorker.deliverPushMessage",
                          {"origin": self.origin, "registrationId": registration, "data": data})

    def push_until(self, data, page, condition):
        """Pushes as a service does, and again if the first message had no effect.

        Chromium loses a notification if notifications are listed just when it is about to be displayed."""
        for _ in range(5):
            self.push(data)
            if comes(page, lambda: page.evaluate(condition), patience=PATIENCE / 5):
                return
        raise AssertionError(f"it was never shown: {data}")


@pytest.fixture
def phone(device, server):
    """A person's phone, with a reminder on it."""
    page = device()
    page.context.grant_permissions(["notifications"], origin=server.address)
    join(page)
    add_habit(page, "Walk")
    page.goto("/habits")
    habit_link(page, "Walk").click()
    page.get_by_role("link", name="Make or change plans").click()
    page.get_by_label("After I…").fill("pour my coffee")
    page.get_by_label("I will…").fill("walk around the block")
    page.get_by_role("button", name="Add plan").click()
    page.get_by_role("link", name="Remind me").click()
    page.get_by_label("Time").fill("08:00")
    page.get_by_role("button", name="Add reminder").click()
    expect(page.get_by_text("Whenever it is due")).to_be_visible()
    return page


@pytest.fixture
def pusher(phone, server):
    return Pusher(phone.context, server.address)


def reminder(page):
    """Returns the address of the only reminder."""
    page.goto("/settings/reminders")
    page.get_by_role("link", name="08:00 Walk").click()
    return page.locator("a[href*='/reminders/']").first.get_attribute("href")


def payload(address, tag=TAG):
    return {"web_push": 8030, "notification": {
        "title": "Walk", "body": "After I pour my coffee I will walk around the block.",
        "navigate": f"{address}/call?day={today()}", "tag": tag, "lang": "en",
        "actions": [{"action": "done", "title": "Done", "navigate": "/", "form": f"{address}/done",
                     "fields": f"entry={tag}&unseen=1"},
                    {"action": "hour", "title": "In 1 hour", "navigate": "/", "form": f"{address}/snooze",
                     "fields": "for=hour"}]}}


def shown(page, count=1):
    """Returns this device's notifications, once there are this many."""
    eventually(page, f"async () => (await ({SHOWN})()).length === {count}")
    return page.evaluate(SHOWN)


def tap(page, action="", times=1):
    [worker] = page.context.service_workers
    worker.evaluate(TAP, [action, times])


def test_a_reminder_is_shown_with_the_window_open_and_closed(phone, pusher):
    address = reminder(phone)
    data = payload(address)
    pusher.push_until(json.dumps(data), phone, ANY)
    [notification] = shown(phone)
    sent = data["notification"]
    assert {**notification, "icon": None} == {
        "title": sent["title"], "body": sent["body"], "tag": TAG, "lang": "en", "icon": None,
        "data": {"navigate": sent["navigate"], "forms": {
            "done": {"path": f"{address}/done", "fields": f"day={today()}&entry={TAG}&unseen=1"},
            "hour": {"path": f"{address}/snooze", "fields": f"day={today()}&for=hour"}}},
        "actions": ["done", "hour"]}
    assert "/assets/install/icon-192." in notification["icon"]

    kill_worker(phone)
    other = phone.context.new_page()
    phone.close()
    # A message with the same tag replaces the previous one; one with another tag is added.
    for tag in [TAG, "another"]:
        sent["tag"] = tag
        pusher.push(json.dumps(data))
    other.goto("/today")
    for tag in [TAG, "another"]:
        sent["tag"] = tag
        pusher.push_until(json.dumps(data), other, f"async () => (await ({SHOWN})()).some(({{ tag }}) => tag === '{tag}')")
    assert {it["tag"] for it in shown(other, 2)} == {TAG, "another"}


GARBAGE = [
    "", "no JSON", "[]", "null", '"text"', '{"notification": 7}', '{"notification": null}',
    '{"notification": {"title": [], "body": {}, "tag": 5, "lang": {}, "actions": {}, "navigate": {}}}',
    '{"notification": {"title": " ", "actions": [null, 7, {"action": 1, "title": "x"}, {"action": "x"}]}}',
    '{"notification": {"navigate": "https://example.com/phishing"}}',
    '{"notification": {"navigate": "javascript:alert(1)"}}',
    '{"notification": {"navigate": "https://["}}',
    '{"notification": {"actions": [{"action": "x", "form": "/x", "fields": "y"}, {"title": "x", "form": 1}]}}',
]


SINCE = """async (last) => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map((one) => one.timestamp).find((at) => at > last) ?? 0;
}"""


def test_whatever_is_pushed_something_is_shown(phone, pusher):
    last = 0
    for data in GARBAGE:
        # Each notification replaces the previous one, which looks the same except for its time.
        pusher.push_until(data, phone, f"() => ({SINCE})({last})")
        [notification] = shown(phone)
        assert {**notification, "icon": None} == {
            "title": "Hexis", "body": "It is time.", "tag": "hexis", "lang": "en", "icon": None,
            "data": {"navigate": "/today", "forms": {}}, "actions": []}, data
        last = phone.evaluate(SINCE, last)


def test_very_long_texts_are_cut(phone, pusher):
    pusher.push_until(json.dumps({"notification": {"title": "🏃" * 600, "body": "walk " * 600}}), phone, ANY)
    [notification] = shown(phone)
    assert notification["title"] == "🏃" * 200
    assert len(notification["body"]) == 1000


def test_done_counts_once_without_a_network_and_is_sent_later(phone, pusher, server):
    address = reminder(phone)
    phone.goto("/today")
    for number, tag in enumerate([TAG, TAG[::-1]]):
        data = payload(address, tag)
        pusher.push_until(json.dumps(data), phone, f"async () => (await ({SHOWN})()).length === {number + 1}")
    server.kill()
    # Tapped twice at once, and once more on the other reminder of the same day.
    for left, times in [(1, 2), (0, 1)]:
        tap(phone, "done", times)
        # The open window follows without a reload.
        expect_ticked(phone, "Walk")
        shown(phone, left)
    server.again()
    wait_until_sent(phone)
    expect_ticked(phone, "Walk")
    phone.goto(f"{address}/call")
    expect(phone.get_by_text("This is done already. Well done.")).to_be_visible()
    axe(phone)
    phone.goto(f"{address.split('/reminders/')[0]}/days/{data['notification']['navigate'].split('day=')[1]}")
    expect(phone.get_by_role("button", name="Done", exact=True)).to_have_attribute("aria-pressed", "true")


def test_the_icon_shows_the_doses_that_are_due_without_a_network_too(phone, pusher, server):
    phone.goto("/medicine/new")
    phone.get_by_label("Name", exact=True).fill("Ramipril")
    phone.get_by_label("Every day, at set times").check()
    phone.get_by_label("Time 1").fill("06:00")
    phone.get_by_role("button", name="Add a medicine").click()
    expect(phone.get_by_role("heading", name="Medicine", level=1, exact=True)).to_be_visible()
    link = phone.locator("a[href^='/medicine/']", has_text="Ramipril").first
    medicine = "/".join(link.get_attribute("href").split("/")[:3])
    phone.goto("/settings/dose-badge")
    phone.get_by_role("button", name="On", exact=True).click()
    expect(phone.get_by_role("status")).to_contain_text("Saved.")
    wait_until_sent(phone)
    server.kill()

    [worker] = phone.context.service_workers
    worker.evaluate("() => { self.badges = []; navigator.setAppBadge = async (number) => badges.push(number); }")
    data = {"notification": {
        "title": "Ramipril", "navigate": f"{medicine}/doses/{today()}/06:00", "tag": TAG,
        "actions": [{"action": "take", "title": "Take", "navigate": "/", "form": f"{medicine}/doses",
                     "fields": f"slot=06:00&day={today()}&answer=take"}]}}
    pusher.push_until(json.dumps(data), phone, ANY)
    happens(phone, lambda: worker.evaluate("badges.at(-1)") == 1)
    tap(phone, "take")
    assert worker.evaluate("badges.at(-1)") == 0


def test_it_is_put_off_without_a_network(phone, pusher, server):
    address = reminder(phone)
    pusher.push_until(json.dumps(payload(address)), phone, ANY)
    shown(phone)
    server.kill()
    tap(phone, "hour")
    _, _, habit, _, name = address.split("/")
    phone.goto(f"/today?habit={habit}&snoozed={name}")
    expect(phone.get_by_role("status")).to_contain_text("“Walk”")


def test_a_tap_leads_to_the_plan_in_the_window_that_is_open(phone, pusher, server):
    address = reminder(phone)
    data = payload(address)
    server.kill()
    # Text being typed is not lost.
    phone.goto("/habits/new")
    phone.get_by_label("What would you like to do?").fill("Read")
    pusher.push_until(json.dumps(data), phone, ANY)
    shown(phone)
    tap(phone)
    expect(phone.get_by_label("What would you like to do?")).to_have_value("Read")

    phone.goto("/progress")
    pusher.push_until(json.dumps(data), phone, ANY)
    shown(phone)
    tap(phone)
    phone.wait_for_url("**/call?day=*")
    expect(phone.get_by_text("After I pour my coffee I will walk around the block.")).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="In 15 minutes").click()
    expect(phone.get_by_role("status")).to_contain_text("“Walk”")
    phone.goto(f"{address}/call")
    phone.get_by_role("button", name="Done").click()
    expect_ticked(phone, "Walk")


BROWSER = """() => {
    let subscription = null;
    const endpoint = "https://push.example/1";
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        window.key = applicationServerKey;
        return subscription = {
            toJSON: () => ({ endpoint }), unsubscribe: async () => { subscription = null; return true; },
        };
    };
}"""
"""A push service that is always reachable: Chromium's own is remote."""


class Server:
    """The server's side, as the page sees it."""

    def __init__(self, page):
        self.is_on, self.posted, self.test, self.is_there = False, [], 204, True
        page.route("**/push", self.answer)
        page.route("**/push/*", self.answer)

    def answer(self, route):
        request = route.request
        if not self.is_there:
            return route.abort()
        if request.method == "GET":
            return route.fulfill(json={"key": "BKey", "isOn": self.is_on})
        self.posted.append((request.url.rsplit("/push", 1)[1], request.post_data))
        self.is_on = not request.url.endswith("/off")
        return route.fulfill(status=self.test if request.url.endswith("/test") else 204)


@pytest.fixture
def settings(phone):
    """Opens the reminder settings, in front of a server that pushes."""
    phone.add_init_script(f"({BROWSER})()")
    server = Server(phone)
    phone.goto("/settings/reminders")
    return phone, server


def test_a_device_is_set_up_tested_and_let_go(settings):
    page, server = settings
    said = page.get_by_role("status")
    axe(page)
    page.get_by_role("button", name="Remind me on this device").click()
    expect(page.get_by_text("This device reminds you.", exact=True)).to_be_visible()
    expect(said).to_contain_text("From now on")
    assert server.posted == [("", '{"endpoint":"https://push.example/1"}')]
    assert page.evaluate("window.key") == "BKey"
    axe(page)
    for status, words in [(204, "Sent."), (502, "could not be delivered"), (409, "was not set up any more")]:
        server.test = status
        page.get_by_role("button", name="Send me a test").click()
        expect(said).to_contain_text(words)
    server.is_there = False
    page.get_by_role("button", name="Send me a test").click()
    expect(said).to_contain_text("There is no connection now.")
    expect(page.get_by_text("There is no connection to the server now.")).to_be_visible()
    server.is_there = True
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Stop on this device").click()
    expect(said).to_contain_text("does not remind you any more")
    expect(page.get_by_role("button", name="Remind me on this device")).to_be_focused()
    assert server.posted[-1][0] == "/off"


@pytest.mark.parametrize("script, words", [
    ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "are blocked in this browser"),
    ("delete window.PushManager", "This browser cannot show reminders here."),
    ("delete window.PushManager; Object.defineProperty(navigator, 'standalone', { value: false })",
     "iPhone and iPad remind you once Hexis is on the home screen"),
], ids=["denied", "unsupported", "home screen"])
def test_where_it_cannot_be_set_up_the_page_says_why(settings, script, words):
    page, _ = settings
    page.add_init_script(script)
    page.reload()
    expect(page.locator("#push")).to_contain_text(words)
    expect(page.locator("#push [data-push]:visible")).to_have_count(1)
    expect(page.get_by_text(words)).to_be_visible()
    axe(page)


def test_who_declines_is_left_alone(settings):
    page, server = settings
    page.evaluate("Notification.requestPermission = async () => 'default'")
    page.get_by_role("button", name="Remind me on this device").click()
    expect(page.get_by_role("status")).to_contain_text("It stays quiet, as you chose.")
    assert server.posted == []


def test_without_scripts_the_page_says_that_reminders_need_them(device):
    page = device(java_script_enabled=False)
    join(page, is_kept=False)
    page.goto("/settings/reminders")
    expect(page.get_by_text("Reminders on a device need scripts")).to_be_visible()
