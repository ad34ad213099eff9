"""Somebody brings their habits from another tracker, looks at what will come, and undoes it."""

import json
import re
import sqlite3
import subprocess
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from conftest import add_habit, axe, join
from device import wait_until_kept
from hexis import PROGRAM, ROOT
from midday import ZONE, today
from playwright.sync_api import expect

HABITS = """create table Habits (id integer primary key, archived integer, color integer, description text,
    freq_den integer, freq_num integer, highlight integer, name text, position integer, reminder_hour integer,
    reminder_min integer, reminder_days integer not null default 127, type integer not null default 0,
    target_type integer not null default 0, target_value real not null default 0, unit text not null default '',
    question text, uuid text)"""
RECORDS = "create table Repetitions (id integer primary key, habit integer, timestamp integer, value integer, notes text)"


def backup(folder):
    """A backup of Loop Habit Tracker with two habits: one done for thirty days, one with amounts."""
    path = folder / "Loop.db"
    with sqlite3.connect(path) as database:
        database.execute(HABITS)
        database.execute(RECORDS)
        columns = "insert into Habits (id, name, freq_num, freq_den, position, type, target_value, unit, uuid) values "
        database.execute(columns + "(1, 'Meditate', 1, 1, 0, 0, 0, '', 'm')")
        database.execute(columns + "(2, 'Run', 10, 30, 1, 0, 0, '', 'r')")
        last = (today() - date(1970, 1, 1)).days
        for day in range(last - 29, last + 1):
            database.execute(
                "insert into Repetitions (habit, timestamp, value, notes) values (1, ?, 2, ?)",
                (day * 86_400_000, "calm" if day == last else None))
        database.execute("pragma user_version = 25")
    database.close()
    return path


def bring(page, file):
    page.get_by_label("The file").set_input_files(file)
    page.get_by_role("button", name="Continue").click()


def test_a_backup_of_loop_is_looked_at_and_imported(device, tmp_path):
    page = device()
    join(page)
    page.goto("/settings")
    page.get_by_role("link", name="Import From Apple Health").click()
    axe(page)
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(b"no database")
    bring(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("Hexis does not know this kind of file.")
    axe(page)

    file = backup(tmp_path)
    bring(page, file)
    expect(page.get_by_text("2 new habits and answers or notes on 30 days")).to_be_visible()
    expect(page.get_by_text("“Run”: 10 times in 30 days becomes 2 times a week.")).to_be_visible()
    axe(page)
    page.goto("/habits")
    expect(page.get_by_role("link", name="Meditate")).to_have_count(0)
    page.goto("/settings/import/habits")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", name="What you had in Loop Habit Tracker is here")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="See your habits").click()
    expect(page.locator("a.card-body", has_text="Run")).to_be_visible()
    page.locator("a.card-body", has_text="Meditate").click()
    expect(page.get_by_text("30 days").first).to_be_visible()

    # The same file once more brings nothing.
    page.goto("/settings/import/habits")
    page.get_by_role("link", name="Import another file").click()
    bring(page, file)
    expect(page.get_by_text("All of it is here already.")).to_be_visible()
    page.get_by_role("button", name="Do not import").click()
    expect(page.get_by_label("The file")).to_be_visible()


def test_an_import_is_undone_and_can_be_brought_again(device, tmp_path):
    page = device("desktop")
    join(page)
    file = backup(tmp_path)
    for _ in range(2):
        page.goto("/settings/import")
        bring(page, file)
        page.get_by_role("button", name="Import", exact=True).click()
        page.get_by_role("button", name="Undo this import").click()
        expect(page.get_by_role("status")).to_contain_text("The import is undone.")
        wait_until_kept(page)
        page.goto("/habits")
        expect(page.get_by_role("link", name="Meditate")).to_have_count(0)


def test_medicines_come_with_their_doses_and_go_again(device, tmp_path):
    page = device()
    join(page)
    page.goto("/settings/import")
    last = datetime.combine(today(), time(8), ZoneInfo(ZONE))
    events = [{"medicineName": "Iron", "amount": "1", "status": "TAKEN", "reminderId": 7,
               "remindedTimestamp": int((last - timedelta(days=day)).timestamp()),
               "processedTimestamp": int((last - timedelta(days=day, minutes=-5)).timestamp())} for day in range(1, 31)]
    reminder = {"reminderId": 7, "timeInMinutes": 480, "amount": "1", "days": [True] * 7, "active": True}
    file = tmp_path / "MedTimer.json"
    file.write_text(json.dumps({
        "medicines": {"version": 9, "list": [{"medicine": {"name": "Iron", "unit": "pill"}, "reminders": [reminder]}]},
        "events": {"version": 9, "list": events}}))
    bring(page, file)
    expect(page.get_by_role("heading", name="What will come from MedTimer")).to_be_visible()
    expect(page.get_by_text("1 new medicine and 30 doses")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Import", exact=True).click()
    axe(page)
    page.get_by_role("link", name="See your medicines").click()
    expect(page.get_by_role("link", name=re.compile("Iron 1 pill · Every day"))).to_be_visible()
    page.goto("/today")
    expect(page.get_by_role("link", name=re.compile("Iron 1 pill"))).to_be_visible()
    page.goto("/settings/import/habits")
    page.get_by_role("button", name="Undo this import").click()
    expect(page.get_by_text("The import is undone.")).to_be_visible()
    page.goto("/today")
    expect(page.get_by_text("Iron")).to_have_count(0)


def steps(folder, days):
    """An export of Apple Health with steps on so many days, 1,000 yesterday and one more on each day before."""
    export = folder / "export.xml"
    record = ('<Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count"'
              ' startDate="{0} 10:00:00 +0000" endDate="{0} 10:01:00 +0000" value="{1}"/>')
    export.write_text('<HealthData locale="en_GB">' + "".join(
        record.format(today() - timedelta(number + 1), 1000 + number) for number in range(days)) + "</HealthData>")
    return export


def test_measurements_of_apple_health_are_looked_at_imported_undone_and_brought_back(device, tmp_path):
    page = device()
    join(page)
    export = steps(tmp_path, days=400)

    def read():
        page.goto("/settings/import")
        bring(page, export)
        expect(page.get_by_role("heading", name="What will come from Apple Health")).to_be_visible()
        axe(page)

    def wait_for(heading):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        axe(page)

    read()
    expect(page.get_by_text("400 days of steps")).to_be_visible()
    page.get_by_role("button", name="Do not import").click()
    expect(page.get_by_role("heading", name="Import", exact=True)).to_be_visible()
    read()
    page.get_by_role("button", name="Import", exact=True).click()
    wait_for("Your measurements are here")
    page.get_by_role("button", name="Undo this import").click()
    expect(page.get_by_text("The import is undone.")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Import another file").click()
    read()
    expect(page.get_by_label("Bring back 400 values")).to_be_checked()
    page.get_by_role("button", name="Import", exact=True).click()
    wait_for("Your measurements are here")
    page.get_by_role("link", name="See your measurements").click()
    expect(page.get_by_text("1,000").first).to_be_visible()


def test_an_import_shows_that_it_is_done_though_no_change_says_so(device, tmp_path):
    page = device(service_workers="block")
    join(page, is_kept=False)
    # The last change of the journal may come before the import is done, and nothing afterwards.
    page.route("**/live", lambda route: route.abort())

    def still_saving(route):
        done = route.fetch()
        headers = {**done.headers, "refresh": "3", "content-location": "/settings/import/apple-health"}
        route.fulfill(response=done, headers=headers, body=done.text().replace("Your measurements are here", "Saving"))

    page.route("**/apple-health/accept", still_saving)
    page.goto("/settings/import")
    bring(page, steps(tmp_path, days=3))
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", name="Saving")).to_be_visible()
    expect(page.get_by_role("heading", name="Your measurements are here")).to_be_visible()


def test_an_import_fills_the_habit_that_is_here(device, tmp_path):
    page = device()
    join(page)
    add_habit(page, "Meditate")
    page.goto("/settings/import")
    bring(page, backup(tmp_path))
    expect(page.get_by_role("checkbox", name="Join my habit “Meditate”")).to_be_checked()
    expect(page.get_by_text("1 new habit and answers or notes on 30 days")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_text("The days that it filled in 1 habit of yours are emptied again")).to_be_visible()
    axe(page)
    page.goto("/habits")
    expect(page.locator("a.card-body", has_text="Meditate")).to_have_count(1)
    page.locator("a.card-body", has_text="Meditate").click()
    expect(page.get_by_text("30 days").first).to_be_visible()
    page.goto("/settings/import/habits")
    page.get_by_role("button", name="Undo this import").click()
    expect(page.get_by_role("status")).to_contain_text("The import is undone.")
    page.goto("/habits")
    expect(page.locator("a.card-body", has_text="Run")).to_have_count(0)
    expect(page.locator("a.card-body", has_text="Meditate")).to_be_visible()


def test_a_column_chosen_by_hand_is_asked_about(device, tmp_path):
    page = device()
    join(page)
    page.goto("/settings/import")
    table = tmp_path / "habits.csv"
    table.write_text("date,begun,walk\n2026-03-31,3/4/2026,1\n2026-04-01,5/4/2026,1\n")
    bring(page, table)
    expect(page.get_by_label("What comes first in a date")).to_have_count(0)
    page.get_by_label("date", exact=True).select_option("Not imported")
    page.get_by_label("begun", exact=True).select_option("The day")
    page.get_by_role("button", name="See what will come").click()
    page.get_by_label("What comes first in a date such as 3/4/2026?").select_option("The month")
    page.get_by_role("button", name="See what will come").click()
    expect(page.get_by_text(re.compile("2 days, 4 March.* – 4 May"))).to_be_visible()


TABLE = """Datum;Was;Minuten;Wie
3.4.2026;Laufen;20;langsam
4.4.2026;Laufen;12,5;
4.4.2026;Lesen;x;
13.4.2026;Lesen;x;zwei Seiten
"""


def test_the_columns_of_any_table_are_chosen(device, tmp_path):
    page = device()
    join(page)
    page.goto("/settings/import")
    table = tmp_path / "habits.csv"
    table.write_text(TABLE)
    bring(page, table)
    expect(page.get_by_role("heading", name="What are the columns?")).to_be_visible()
    axe(page)
    # They are guessed; the comments have a name that Hexis does not know.
    for column, meaning in [("Datum", "day"), ("Was", "habit"), ("Minuten", "amount"), ("Wie", "unused")]:
        expect(page.get_by_label(column, exact=True)).to_have_value(meaning)
    page.get_by_label("Datum", exact=True).select_option("Not imported")
    page.get_by_role("button", name="See what will come").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose the column that has the day.")
    axe(page)
    page.get_by_label("Datum", exact=True).select_option("The day")
    page.get_by_role("button", name="See what will come").click()
    expect(page.get_by_role("heading", name="What will come from the table")).to_be_visible()
    page.get_by_role("button", name="Change the columns").click()
    page.get_by_label("Wie", exact=True).select_option("A note for the day")
    page.get_by_role("button", name="See what will come").click()
    expect(page.get_by_text("2 new habits and answers or notes on 4 days")).to_be_visible()
    expect(page.get_by_text("the goal becomes at least 12.5 a day")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", name="What you had in the table is here")).to_be_visible()
    page.goto("/habits")
    expect(page.locator("a.card-body", has_text="Laufen")).to_be_visible()
    page.goto("/settings/import")
    bring(page, table)
    page.get_by_role("button", name="See what will come").click()
    expect(page.get_by_text("All of it is here already.")).to_be_visible()


def test_the_command_line_imports_too(server, device, tmp_path):
    page = device()
    user = join(page)
    page.goto("about:blank")
    server.stop()

    def output(file, *more):
        command = [ROOT / PROGRAM, "import", file, "--person", user, "--data", tmp_path / "data", *more]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    file = backup(tmp_path)
    preview = json.loads(output(file, "--dry-run"))
    assert preview["program"] == "Loop Habit Tracker" and preview["days"] == 30
    assert preview["habits"][0] == {
        "name": "Meditate", "days": 30, "first": str(today() - timedelta(29)), "last": str(today()), "isKnown": False,
        "isJoined": False}
    assert preview["differences"] == ["“Run”: 10 times in 30 days becomes 2 times a week."]
    assert output(file).startswith("Loop Habit Tracker: 2 new habits, 30 days.\n")
    assert output(file).startswith("Loop Habit Tracker: 0 new habits, 0 days.\n")
    table = tmp_path / "habits.csv"
    table.write_text(TABLE)
    assert output(table).startswith("the table: 2 new habits, 4 days.\n")
    health = tmp_path / "export.xml"
    health.write_text(
        '<HealthData locale="en_GB"><Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count"'
        ' startDate="2026-03-01 10:00:00 +0000" endDate="2026-03-01 10:01:00 +0000" value="100"/></HealthData>')
    assert json.loads(output(health, "--dry-run"))["days"] == {"steps": 1}
    assert output(health).startswith("1 day of steps\n")
    # The format can be named. A file of another one is damaged then.
    log = tmp_path / "log"
    log.write_text("2026-03-01 : Stretch : y : : \n")
    assert output(log, "--format", "harsh").startswith("harsh: 1 new habits, 1 days.\n")
    command = [ROOT / PROGRAM, "import", log, "--person", user, "--data", tmp_path / "data", "--format"]
    for name, answer in [("habitica", "The file is damaged."), ("hexis", "This is no export of Hexis"),
                         ("xml", "- beaver-habits")]:
        run = subprocess.run([*command, name], capture_output=True, text=True)
        assert run.returncode != 0 and answer in run.stderr, run.stderr
    server.again()
    page.goto("/habits")
    expect(page.locator("a.card-body", has_text="Meditate")).to_be_visible()
