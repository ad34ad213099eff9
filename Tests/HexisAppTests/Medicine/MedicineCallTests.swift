import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Medicine reminders")
struct MedicineCallTests {
    private func visitor(_ times: String...) -> Visitor {
        var visitor = Visitor()
        for name in ["Bisoprolol", "Ramipril"] {
            visitor.post(
                "/medicine", [("name", name), ("kind", "daily"), ("call", "on")] + times.map { ("time", $0) })
        }
        return visitor
    }

    private func doses(_ visitor: Visitor, _ slot: String = "08:00") -> String {
        visitor.practice.medicines.map { "\($0.id).\(slot)" }.joined(separator: " ")
    }

    private let day = ("day", "2026-11-21")

    @Test("Several doses are taken at once, and only once, from their notification")
    func together() throws {
        var visitor = visitor("08:00", "20:00")
        let call = try #require(CalledDoses(doses(visitor)))
        visitor.get(call.address(on: SamplePractice.today))
        #expect(visitor.status == 200)
        for name in ["Bisoprolol", "Ramipril"] { #expect(visitor.page.contains(name)) }
        #expect(visitor.page.contains(DoseCallWording.takeAll(2)))
        let form = [
            day, ("doses", doses(visitor)), ("answer", "take"),
            ("entry", Identifier(high: 3, low: 4).description),
        ]
        visitor.post("/medicine/call", form)
        #expect(visitor.recorded.count == 2)
        #expect(visitor.practice.doseCount(on: SamplePractice.today).taken == 2)
        visitor.post("/medicine/call", form)
        #expect(visitor.recorded.isEmpty)
        visitor.get(call.address(on: SamplePractice.today))
        #expect(visitor.page.contains(DoseCallWording.allMarked) && !visitor.page.contains("<form"))
    }

    @Test("Doses already taken or skipped stay as they are")
    func rest() {
        var visitor = visitor("08:00")
        let first = visitor.practice.medicines[0]
        visitor.post(
            "/medicine/\(first.id)/doses", [day, ("slot", "08:00"), ("answer", "take"), ("time", "07:10")])
        visitor.post("/medicine/call", [day, ("doses", doses(visitor)), ("answer", "take")])
        #expect(visitor.recorded.count == 1)
        #expect(visitor.page.contains("Taken at 07:10") && visitor.page.contains("Taken at 09:41"))
    }

    @Test("Several doses can be snoozed together by hours")
    func later() throws {
        var visitor = visitor("20:00")
        let zone = try ZoneRules(bytes: Array(Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/UTC"))))
        visitor.post(
            "/medicine/call",
            [day, ("doses", doses(visitor, "20:00")), ("answer", "snooze"), ("hours", "2")])
        #expect(visitor.page.contains("You will be reminded of Bisoprolol again at 11:41."))
        let calls = visitor.practice.occurrences(
            from: visitor.moment.instant, to: visitor.moment.instant.advanced(byMilliseconds: 7_200_001),
            in: zone)
        #expect(calls.count == 2)
        visitor.post(
            "/medicine/call",
            [day, ("doses", doses(visitor, "20:00")), ("answer", "snooze"), ("hours", "99")])
        #expect(visitor.recorded.isEmpty)
    }

    @Test("Yesterday's doses can be marked until today ends, older ones are only shown")
    func earlier() throws {
        var visitor = visitor("08:00")
        let call = try #require(CalledDoses(doses(visitor)))
        visitor.moment = Moment(instant: visitor.moment.instant.advanced(byMilliseconds: 86_400_000))
        visitor.get(call.address(on: SamplePractice.today))
        #expect(visitor.page.contains(DoseCallWording.takeAll(2)))
        #expect(!visitor.page.contains(DoseCallWording.later(1)))
        visitor.moment = Moment(instant: visitor.moment.instant.advanced(byMilliseconds: 86_400_000))
        visitor.get(call.address(on: SamplePractice.today))
        #expect(visitor.page.contains(DoseCallWording.tooLate))
        visitor.post("/medicine/call", [day, ("doses", doses(visitor)), ("answer", "take")])
        #expect(visitor.recorded.isEmpty)
    }

    @Test(
        "An invalid address leads to Today",
        arguments: ["", "?day=2026-11-21&doses=x.y", "?doses="])
    func nonsense(query: String) {
        var visitor = visitor("08:00")
        visitor.get("/medicine/call\(query)")
        #expect(visitor.status == 303 || visitor.page.contains("day-header"))
        visitor.post("/medicine/call", [day, ("doses", "x")])
        #expect(visitor.status == 404)
    }

    @Test("The notification names both medicines, and nothing if notifications are private")
    func words() throws {
        var visitor = visitor("08:00")
        let call = try #require(CalledDoses(doses(visitor)))
        #expect(
            visitor.practice.notification(of: call, on: SamplePractice.today).body
                == "It is time for: Bisoprolol; Ramipril. Mark them once they are taken.")
        visitor.post("/settings/reminders", [("wording", "private")])
        #expect(
            visitor.practice.notification(of: call, on: SamplePractice.today) == DoseCallWording.private)
    }

    @Test(
        "The weekly summary names the person and gives a tip, is private on request and can be switched off")
    func week() throws {
        var visitor = visitor("08:00")
        visitor.post("/settings", [("name", "Maria")])
        let monday = SamplePractice.today.advanced(by: 9)
        let call = Occurrence(.medicineWeek, on: monday, at: visitor.moment.instant)
        let text = try #require(visitor.practice.notification(of: call))
        #expect(text.body.hasPrefix("Maria, "))
        #expect(text.body.contains("Everything taken on 0 of 7 days.") && text.body.contains("Tip: "))
        visitor.post("/settings/reminders", [("wording", "private")])
        let hidden = try #require(visitor.practice.notification(of: call))
        #expect(!hidden.body.contains("Maria") && !hidden.body.contains("taken"))
        visitor.get("/medicine/weeks")
        #expect(visitor.page.contains(WeekWording.callEnd))
        visitor.post("/medicine/weeks", [("on", "no")])
        #expect(!visitor.practice.tellsOfMedicineWeeks && visitor.page.contains(WeekWording.callBegin))
        visitor.post("/medicine/weeks", [("on", "yes")])
        #expect(visitor.practice.tellsOfMedicineWeeks)
    }

    @Test("“No” to a high heart rate offers a reminder in some hours and confirms its time")
    func heart() {
        var visitor = visitor("20:00")
        visitor.post("/medicine/heart/boundary", [("boundary", "70"), ("gap", "5")])
        visitor.post("/medicine/heart/reading", [("beats", "80"), ("day", "2026-11-21")])
        #expect(!visitor.page.contains(DoseCallWording.later))
        visitor.post("/medicine/heart/answer", [("taken", "no")])
        #expect(visitor.page.contains(DoseCallWording.later(2)))
        visitor.post("/medicine/heart/later", [("hours", "7")])
        #expect(visitor.recorded.isEmpty)
        visitor.post("/medicine/heart/later", [("hours", "2")])
        #expect(visitor.page.contains(HeartWording.reminded(at: "11:41")))
        let call = Occurrence(.heartRate, on: SamplePractice.today, at: visitor.moment.instant)
        #expect(visitor.practice.notification(of: call) == MedicineCallWording.heartRate)
    }

    @Test(
        "Reminder times can be set for weekdays, weekends and each routine; empty means the dose's own time"
    )
    func callTimes() {
        var visitor = visitor("08:00", "20:00")
        let address = "/medicine/\(visitor.practice.medicines[0].id)"
        visitor.get("\(address)/reminders")
        #expect(visitor.page.contains("value=\"08:00\"") && visitor.page.contains("value=\"20:00\""))
        let typed = [
            ("weekday-480", "07:30"), ("weekend-480", "09:30"), ("weekday-1200", ""),
            ("weekend-1200", "20:00"),
        ]
        visitor.post("\(address)/reminders", [("routine", "home")] + typed)
        #expect(visitor.recorded.count == 2 && visitor.page.contains("value=\"09:30\""))
        visitor.get(address)
        #expect(
            visitor.page.contains(DoseCallTimesWording.on("07:30 and 20:00", "09:30 and 20:00")))
        visitor.get("/settings/reminders")
        #expect(visitor.page.contains("href=\"\(address)/reminders\""))
        visitor.get("\(address)/reminders?routine=travelling")
        #expect(!visitor.page.contains("value=\"09:30\""))
        visitor.post("/settings/reminders", [("routine", "travelling")])
        visitor.get(address)
        #expect(visitor.page.contains(DoseCallTimesWording.on("08:00 and 20:00", "08:00 and 20:00")))
        visitor.post("\(address)/reminders", [("routine", "home")] + typed)
        #expect(visitor.recorded.isEmpty)
    }

    @Test("A wrong time is reported beside its field, and the typed values stay")
    func wrongCallTimes() {
        var visitor = visitor("08:00")
        let address = "/medicine/\(visitor.practice.medicines[0].id)/reminders"
        visitor.post(
            address, [("routine", "home"), ("weekday-480", "soon"), ("weekend-480", "09:30")])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"weekday-480-problem\""))
        #expect(visitor.page.contains("value=\"soon\"") && visitor.page.contains("value=\"09:30\""))
        visitor.post(address, [("routine", "nowhere"), ("weekday-480", "07:00")])
        #expect(visitor.status == 404)
    }

    @Test("Today's progress line counts doses and habits together")
    func header() {
        var visitor = visitor("08:00")
        _ = visitor.register("Walk")
        visitor.get("/today")
        #expect(visitor.page.contains("0 of 3 done"))
        visitor.post("/medicine/call", [day, ("doses", doses(visitor)), ("answer", "take")])
        #expect(visitor.page.contains("2 of 3 done"))
    }
}
