@testable import HexisCore
import Testing

@Suite("Dose reminders")
struct DoseCallTests {
    private func diary(_ times: String..., quiet: QuietHours? = nil) -> MedicineDiary {
        var diary = MedicineDiary(since: "2026-11-02", .at(doseTimes(times), on: .every))
        diary.record(.doseRemindersSet(DoseRemindersSet(medicine: diary.id, isOn: true)))
        diary.record(.quietHoursSet(QuietHoursSet(hours: quiet)))
        return diary
    }

    /// The reminders from the start of a day to its end, as times in Vienna.
    private func calls(_ diary: MedicineDiary, on date: String = "2026-11-10") throws -> [String] {
        let zone = try zone("Europe/Vienna")
        let start = zone.instant(of: day(date), at: .threeInTheMorning)
        return diary.practice.occurrences(
            from: start, to: start.advanced(byMilliseconds: 86_400_000), in: zone
        ).map { call in
            let time = Moment(instant: call.at, offset: zone.offset(at: call.at)).timeOfDay
            return call.kind == .lastCall ? "last \(time)" : "\(time)"
        }
    }

    @Test("Dose reminders come at the times of the regimen, and once more before the evening ends")
    func times() throws {
        #expect(try calls(diary("08:00", "20:00")) == ["08:00", "20:00", "last 21:00"])
        #expect(try calls(diary("20:30")) == ["20:30"])
        let quiet = QuietHours(from: time("21:30"), until: time("08:30"))
        #expect(try calls(diary("08:00", "22:00", quiet: quiet)) == ["08:30", "last 20:30"])
    }

    @Test("Doses that are taken, skipped, paused or without reminders are quiet")
    func quiet() throws {
        var diary = diary("08:00", "20:00")
        diary.take("2026-11-10", "08:00")
        #expect(try calls(diary) == ["20:00", "last 21:00"])
        diary.skip("2026-11-10", "20:00")
        #expect(try calls(diary) == [])
        #expect(diary.practice.hasCalls)
        diary.record(.doseRemindersSet(DoseRemindersSet(medicine: diary.id, isOn: false)))
        #expect(!diary.practice.hasCalls)
        var paused = self.diary("08:00")
        paused.pause("2026-11-10", nil)
        #expect(try calls(paused) == [])
    }

    @Test(
        "Dose reminders are possible while a dose is or will be due, not once it is stopped or as needed")
    func ahead() {
        var diary = diary("08:00")
        let today = day("2026-11-10")
        let regimen = Regimen.at(doseTimes(["08:00"]), on: .every)
        for (from, regimen, canCall) in [
            (today.next, .stopped, true), (today, .stopped, false), (today.advanced(by: 30), regimen, true),
            (today, .asNeeded, false), (today, .afterLast(hours: 8), true),
        ] {
            diary.record(.regimenSet(RegimenSet(medicine: diary.id, from: from, regimen: regimen)))
            #expect(diary.practice.canCall(from: today) == canCall)
            #expect(diary.practice.hasCalls)
        }
    }

    @Test("A snoozed dose reminder comes at its new time, but not past the end of the day")
    func snoozed() throws {
        let zone = try zone("Europe/Vienna")
        for (until, expected) in [("10:15", ["10:15"]), ("03:00", [])] {
            var diary = diary("20:30")
            let day = until == "03:00" ? day("2026-11-11") : day("2026-11-10")
            diary.record(
                .doseSnoozed(
                    DoseSnoozed(
                        medicine: diary.id, day: HexisCoreTests.day("2026-11-10"), slot: .time(time("20:30")),
                        until: zone.instant(of: day, at: time(until)))))
            #expect(try calls(diary) == expected)
        }
    }

    @Test(
        "Reminder times can be set for weekdays or weekends of the current routine",
        arguments: [
            (ReminderRoutine.home, "2026-11-10", ["07:30", "20:00", "last 21:00"]),
            (.home, "2026-11-14", ["09:30", "20:00", "last 21:00"]),
            (.travelling, "2026-11-10", ["08:00", "20:00", "last 21:00"]),
            (.travelling, "2026-11-15", ["08:00", "20:45"]),
        ])
    func callTimes(routine: ReminderRoutine, on date: String, expected: [String]) throws {
        var diary = diary("08:00", "20:00")
        func set(_ dose: String, _ routine: ReminderRoutine, isWeekend: Bool, _ called: String?) {
            diary.record(
                .doseCallTimeSet(
                    DoseCallTimeSet(
                        medicine: diary.id, dose: time(dose), routine: routine, isWeekend: isWeekend,
                        time: called.map { time($0) })))
        }
        set("08:00", .home, isWeekend: false, "07:30")
        set("08:00", .home, isWeekend: true, "09:30")
        set("20:00", .travelling, isWeekend: true, "20:45")
        // Set, then removed.
        set("08:00", .travelling, isWeekend: false, "11:00")
        set("08:00", .travelling, isWeekend: false, nil)
        diary.record(.routineChosen(RoutineChosen(routine: routine)))
        if date == "2026-11-15" { diary.take(date, "08:00") }
        let found = try calls(diary, on: date)
        #expect(found == (date == "2026-11-15" ? Array(expected.dropFirst()) : expected))
    }

    @Test("The reminder for a dose some hours after the last comes when those hours have passed")
    func elapsed() throws {
        var diary = MedicineDiary(since: "2026-11-02", .afterLast(hours: 8))
        diary.record(.doseRemindersSet(DoseRemindersSet(medicine: diary.id, isOn: true)))
        // 09:10 in UTC is 10:10 in Vienna.
        diary.take("2026-11-10", diary.medicine.nextSlot, at: "09:10")
        #expect(try calls(diary) == ["18:10"])
    }

    @Test("A dose reminder applies until the dose is taken")
    func stillApplies() throws {
        let zone = try zone("Europe/Vienna")
        var diary = diary("08:00")
        let start = zone.instant(of: day("2026-11-10"), at: .threeInTheMorning)
        let call = try #require(diary.practice.nextOccurrence(after: start, in: zone))
        #expect(call.kind == .dose(.time(time("08:00")), of: diary.id))
        #expect(diary.practice.stillApplies(call, in: zone))
        diary.take("2026-11-10", "08:00")
        #expect(!diary.practice.stillApplies(call, in: zone))
    }
}
