"""Medicines on phones with apps built on CareKit, and in Hexis."""

import json
import re
import subprocess
import zipfile
from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

from carekit import Device, seconds
from conftest import axe, join
from device import wait_until_sent
from hexis import ROOT
from midday import ZONE, now, today
from playwright.sync_api import expect


def daily(hour):
    start = datetime.combine(today(), time(hour), ZoneInfo(ZONE)).astimezone(UTC)
    return {"elements": [{
        "start": seconds(start), "interval": {"day": 1}, "duration": {"isAllDay": False, "seconds": 600},
        "targetValues": [{"type": "double", "value": 50, "units": "mg", "createdDate": seconds(start)}],
        "calendar": {"identifier": "gregorian", "current": 0, "locale": {"identifier": "en_US", "current": 0},
                     "timeZone": {"identifier": ZONE}, "firstWeekday": 1, "minimumDaysInFirstWeek": 1}}]}


def test_two_phones_with_carekit_and_a_browser_keep_one_medicine(server, window):
    page = window("phone", base_url=server.address)
    join(page)
    page.goto("/settings/programs")
    page.get_by_label("What is it?").fill("My medicine app")
    page.get_by_role("checkbox", name="Record").uncheck()
    page.get_by_role("checkbox", name="Sync").check()
    axe(page)
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token").input_value()
    expect(page.get_by_text("May sync")).to_be_visible()

    # One phone brings a medicine, with today's dose, and a symptom that is none of Hexis's.
    phone, tablet = Device(server.address, token), Device(server.address, token)
    midnight = seconds(datetime.combine(today(), time(), ZoneInfo(ZONE)).astimezone(UTC))
    task = phone.save("task", {
        "id": "metoprolol", "title": "Metoprolol", "impactsAdherence": True, "schedule": daily(8), "tags": ["medication"],
        "effectiveDate": midnight, "timezone": {"identifier": ZONE}, "card": "grid"})
    phone.save("task", {"id": "nausea", "title": "Nausea", "impactsAdherence": False, "schedule": daily(7)})
    phone.save("outcome", {
        "id": f"{task['uuid']}_0", "taskUUID": task["uuid"], "taskOccurrenceIndex": 0,
        "values": [{"type": "double", "value": 50, "units": "mg", "createdDate": seconds(now())}]})
    assert phone.sync()
    page.goto("/today")
    expect(page.get_by_role("link", name="Metoprolol 50 mg")).to_be_visible()
    expect(page.get_by_text("Nausea")).to_have_count(0)

    # What it cannot follow is said where data arrives.
    phone.save("task", {"id": "shot", "title": "Monthly shot", "impactsAdherence": True, "tags": ["medication"],
                        "schedule": {"elements": [{**daily(9)["elements"][0], "interval": {"month": 1}}]}})
    assert phone.sync()
    page.goto("/settings/data")
    expect(page.get_by_text("1 change, and it was new.")).to_be_visible()
    expect(page.get_by_text("Monthly shot")).to_be_visible()
    page.goto("/today")
    expect(page.get_by_text("Monthly shot")).to_have_count(0)

    # The other phone knows all of it.
    assert tablet.sync()
    assert tablet.tips("task", "nausea") and list(tablet.outcomes(task)) == [0]

    # In Hexis, the dose is undone; a phone that does not know yet has to pull first.
    page.goto("/today")
    page.get_by_role("button", name=re.compile("Undo Metoprolol")).click()
    expect(page.get_by_role("button", name=re.compile("Take: Metoprolol"))).to_be_visible()
    wait_until_sent(page)
    phone.change("task", "metoprolol", title="Metoprolol mite")
    assert not phone.push()
    assert phone.sync() and phone.outcomes(task) == {}
    page.reload()
    expect(page.get_by_role("link", name="Metoprolol mite 50 mg")).to_be_visible()

    # Both phones change it without knowing of each other: the later one resolves the conflict.
    assert tablet.sync()
    phone.change("task", "metoprolol", title="Beloc")
    tablet.change("task", "metoprolol", title="Belok")
    assert phone.sync() and not tablet.push() and tablet.sync()
    assert phone.sync() and phone.conflicts() == {} and tablet.conflicts() == {}
    latest, = phone.tips("task", "metoprolol")
    page.reload()
    expect(page.get_by_role("link", name=f"{latest['title']} 50 mg")).to_be_visible()
    assert latest["title"] in ("Beloc", "Belok") and latest["card"] == "grid"

    # Taken in the browser: both phones see today's event completed.
    page.get_by_role("button", name=re.compile(f"Take: {latest['title']}")).click()
    expect(page.get_by_role("button", name=re.compile(f"Undo {latest['title']}"))).to_be_visible()
    wait_until_sent(page)
    for device in (phone, tablet):
        assert device.sync()
        done = [o for v in device.entities.values() if v["type"] == "task" for o in device.outcomes(v["object"]).values()]
        assert len(done) == 1 and done[0]["values"][0]["units"] == "mg"

    # The person sees that it is stored, and gets it with their export.
    page.goto("/account/stored")
    expect(page.get_by_text("Apps built on CareKit")).to_be_visible()
    page.goto("/account/export")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download", exact=True).click()
    with zipfile.ZipFile(download.value.path()) as archive:
        log = json.loads(archive.read("carekit.json"))
        assert "carekit.json" in archive.read("index.html").decode()
    exported = {entity["object"]["uuid"] for revision in log["revisions"] for entity in revision["entities"]}
    assert exported == set(phone.entities)


def test_the_code_of_the_guide_fits_carekit(tmp_path):
    """Compiled against what it uses of CareKit 3, declared as there."""
    guide = (ROOT / "docs/CAREKIT.md").read_text()
    remote, use = re.findall(r"```swift\n(.*?)```", guide, re.DOTALL)
    (tmp_path / "CareKitStore.swift").write_text(CAREKIT)
    (tmp_path / "remote.swift").write_text(remote.replace("import CareKitStore\n", ""))
    (tmp_path / "main.swift").write_text(f'import Foundation\nlet token = ""\n{use}')
    checked = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "5", *tmp_path.glob("*.swift")], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


CAREKIT = """
@_exported import Foundation
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
public typealias OCKResultClosure<T> = (Result<T, Error>) -> Void
public protocol OCKVersion { var updatedDate: Date? { get } }
public struct OCKEntity: Codable { public var value: OCKVersion { fatalError() } }
public struct OCKRevisionRecord: Codable {
    public struct KnowledgeVector: Codable {}
    public init(entities: [OCKEntity], knowledgeVector: KnowledgeVector) {}
}
public protocol OCKRemoteSynchronizationDelegate: AnyObject {}
public protocol OCKRemoteSynchronizable: AnyObject {
    var delegate: OCKRemoteSynchronizationDelegate? { get set }
    var automaticallySynchronizes: Bool { get }
    func pullRevisions(
        since knowledgeVector: OCKRevisionRecord.KnowledgeVector,
        mergeRevision: @escaping (OCKRevisionRecord) -> Void, completion: @escaping (Error?) -> Void)
    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: OCKRevisionRecord.KnowledgeVector,
        completion: @escaping (Error?) -> Void)
    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>)
}
public final class OCKStore {
    public init(name: String, remote: OCKRemoteSynchronizable? = nil) {}
    public func synchronize(completion: @escaping (Error?) -> Void) {}
}
"""
