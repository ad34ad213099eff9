import Testing

@testable import HexisCore

/// 2026-11-16 is a Monday. The diary's habit begins on 2026-11-02.
@Suite("What calls, and when")
struct OccurrenceTests {
    @Test("a reminder calls at its time on every day on which the habit is due")
    func daily() throws {
        var diary = Diary(weekdays(.monday, .thursday))
        diary.plan()
        diary.remind(at: "08:00")
        #expect(
            try diary.calls("2026-11-16", "2026-11-30") == [
                "2026-11-16 08:00", "2026-11-19 08:00", "2026-11-23 08:00", "2026-11-26 08:00",
            ])
        #expect(try diary.calls("2026-10-01", "2026-11-03") == ["2026-11-02 08:00"])
        #expect(try diary.calls("2026-11-17", "2026-11-19").isEmpty)
    }

    @Test("several of a plan call in the order of their times, each on its own weekdays")
    func several() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "20:00", number: 1, on: [.saturday, .sunday])
        diary.remind(at: "07:15", number: 2)
        #expect(
            try diary.calls("2026-11-20", "2026-11-22") == [
                "2026-11-20 07:15", "2026-11-21 07:15", "2026-11-21 20:00",
            ])
    }

    @Test("a day that is done, answered or skipped is quiet, one partly done is not")
    func answered() throws {
        var diary = Diary(goal: atLeast("4"))
        diary.plan()
        diary.remind(at: "12:00")
        diary.checkIn("2026-11-16", "3")
        diary.checkIn("2026-11-17", "4")
        diary.mark("2026-11-18", .notDone)
        diary.mark("2026-11-19", .skipped)
        #expect(try diary.calls("2026-11-16", "2026-11-21") == ["2026-11-16 12:00", "2026-11-20 12:00"])
    }

    @Test("a week that has all its times is quiet until the next")
    func weekComplete() throws {
        var diary = Diary(timesAWeek(2))
        diary.plan()
        diary.remind(at: "12:00", on: [.friday, .sunday, .monday])
        diary.checkIn("2026-11-17")
        #expect(
            try diary.calls("2026-11-18", "2026-11-24") == [
                "2026-11-20 12:00", "2026-11-22 12:00", "2026-11-23 12:00",
            ])
        diary.checkIn("2026-11-18")
        #expect(try diary.calls("2026-11-18", "2026-11-24") == ["2026-11-23 12:00"])
    }

    @Test("a habit that is paused, put away, graduated or deleted is quiet")
    func atRest() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "12:00")
        diary.pause("2026-11-17", "2026-11-18")
        diary.archive("2026-11-20")
        #expect(try diary.calls("2026-11-16", "2026-11-23") == ["2026-11-16 12:00", "2026-11-19 12:00"])
        diary.bringBack("2026-11-21")
        diary.record(.habitGraduated(HabitGraduated(habit: diary.id, day: day("2026-11-22"))))
        #expect(try diary.calls("2026-11-19", "2026-11-30") == ["2026-11-19 12:00", "2026-11-21 12:00"])
        diary.record(.habitDeleted(HabitDeleted(habit: diary.id)))
        #expect(try diary.calls("2026-11-16", "2026-11-30").isEmpty)
    }

    @Test("only the reminders of the routine that holds call")
    func routine() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "08:00", number: 1)
        diary.remind(at: "10:00", number: 2, routine: .holiday)
        #expect(try diary.calls("2026-11-16", "2026-11-17") == ["2026-11-16 08:00"])
        diary.record(.routineChosen(RoutineChosen(routine: .holiday)))
        #expect(try diary.calls("2026-11-16", "2026-11-17") == ["2026-11-16 10:00"])
        diary.record(.routineChosen(RoutineChosen(routine: .travelling)))
        #expect(try diary.calls("2026-11-16", "2026-11-17").isEmpty)
    }

    @Test("a time before the day start belongs to the evening before", arguments: ["00:30", "02:59"])
    func pastMidnight(at: String) throws {
        var diary = Diary()
        diary.plan()
        // On the Sunday's own night, which is Monday on the calendar.
        diary.remind(at: at, on: [.sunday])
        let call = try #require(diary.occurrences("2026-11-17", "2026-11-30").first)
        #expect(call.day == day("2026-11-22"))
        #expect(call.at == (try atUTC("2026-11-23T\(at):00Z")).advanced(byMilliseconds: -3_600_000))
        diary.checkIn("2026-11-22")
        #expect(try diary.calls("2026-11-17", "2026-11-25").isEmpty)
    }

    @Test(
        "in quiet hours a call waits for their end on the same day, and is left out where that is the next",
        arguments: [
            // The day runs from 03:00 to 03:00.
            ("22:00", "07:00", "06:30", "2026-11-16 07:00"), ("22:00", "07:00", "07:00", "2026-11-16 07:00"),
            ("22:00", "07:00", "21:59", "2026-11-16 21:59"), ("22:00", "07:00", "22:00", nil),
            ("22:00", "07:00", "01:00", nil), ("22:00", "07:00", "03:00", "2026-11-16 07:00"),
            ("13:00", "15:00", "14:00", "2026-11-16 15:00"), ("23:00", "01:00", "23:30", "2026-11-16 01:00"),
            ("22:00", "03:00", "23:00", nil),
        ])
    func quiet(from: String, until: String, at: String, expected: String?) throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: at, on: [.monday])
        diary.record(.quietHoursSet(QuietHoursSet(hours: QuietHours(from: time(from), until: time(until)))))
        #expect(try diary.calls("2026-11-16", "2026-11-18") == [expected].compactMap { $0 })
    }

    @Test("clocks that skip an hour do not carry a call into quiet hours")
    func quietAfterGap() throws {
        // In Vienna, 02:30 on 2026-03-29 is 03:30: the evening of the 28th is past.
        var diary = Diary(start: "2026-03-01")
        diary.plan()
        diary.remind(at: "02:30")
        #expect(try diary.calls("2026-03-28", "2026-03-30") == ["2026-03-27 02:30", "2026-03-28 03:30"])
        diary.record(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("03:00"), until: time("07:00")))))
        #expect(try diary.calls("2026-03-28", "2026-03-30") == ["2026-03-27 02:30"])
    }

    @Test("one that was put off comes then instead, also in quiet hours, and under the same id")
    func snoozed() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "21:50")
        diary.record(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("22:00"), until: time("07:00")))))
        let before = try diary.occurrences("2026-11-16", "2026-11-18")
        diary.snooze("2026-11-16", until: SnoozeLength.hour.until(from: before[0].at))
        let after = try diary.occurrences("2026-11-16", "2026-11-18")
        #expect(try diary.calls("2026-11-16", "2026-11-18") == ["2026-11-16 22:50", "2026-11-17 21:50"])
        #expect(after.map { $0.id } == before.map { $0.id })
        diary.checkIn("2026-11-16")
        #expect(try diary.calls("2026-11-16", "2026-11-17").isEmpty)
    }

    @Test("a snooze past its day leaves the call to tomorrow, and ends when the reminder is changed")
    func snoozedUntilTomorrow() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "08:00")
        let call = try #require(diary.occurrences("2026-11-16", "2026-11-17").first)
        diary.snooze("2026-11-16", until: SnoozeLength.tomorrow.until(from: call.at))
        #expect(try diary.calls("2026-11-16", "2026-11-18") == ["2026-11-17 08:00"])
        diary.remind(at: "18:00")
        #expect(try diary.calls("2026-11-16", "2026-11-17") == ["2026-11-16 18:00"])
        // Until a time before its own day: a broken clock, which counts for nothing.
        diary.snooze("2026-11-16", until: call.at.advanced(byMilliseconds: -86_400_000))
        #expect(try diary.calls("2026-11-15", "2026-11-17") == ["2026-11-15 18:00", "2026-11-16 18:00"])
    }

    @Test("the evening question comes while something is open, and names it")
    func eveningQuestion() throws {
        var diary = Diary()
        diary.record(.eveningQuestionSet(EveningQuestionSet(time: time("20:30"))))
        let calls = try diary.occurrences("2026-11-16", "2026-11-17")
        #expect(calls.map { $0.kind } == [.eveningQuestion])
        #expect(diary.practice.openHabits(on: day("2026-11-16")).map { $0.id } == [diary.id])
        diary.checkIn("2026-11-16")
        #expect(diary.practice.openHabits(on: day("2026-11-16")).isEmpty)
        #expect(try diary.calls("2026-11-16", "2026-11-18") == ["2026-11-17 20:30"])
    }

    @Test("what was planned applies until the day is answered, or the time, the zone or the plan is another")
    func stillApplies() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "08:00")
        let vienna = try zone("Europe/Vienna")
        let call = try #require(
            diary.practice.nextOccurrence(after: atUTC("2026-11-16T07:00:00Z"), in: vienna))
        #expect(call.day == day("2026-11-17"))
        #expect(diary.practice.stillApplies(call, in: vienna))
        #expect(!diary.practice.stillApplies(call, in: try zone("Asia/Kolkata")))
        let changes: [(inout Diary) -> Void] = [
            { $0.checkIn("2026-11-17") }, { $0.remind(at: "08:01") },
            { $0.record(.planRemoved(PlanRemoved(plan: Diary.plan))) }, { $0.pause("2026-11-17", nil) },
            { $0.snooze("2026-11-17", until: call.at.advanced(byMilliseconds: 900_000)) },
        ]
        for change in changes {
            var changed = diary
            change(&changed)
            #expect(!changed.practice.stillApplies(call, in: vienna))
        }
    }

    @Test("the next one is looked for over four weeks, and comes after the instant")
    func next() throws {
        var diary = Diary(everyDays(20, from: "2026-11-02"))
        diary.plan()
        diary.remind(at: "08:00")
        let vienna = try zone("Europe/Vienna")
        let call = try #require(
            diary.practice.nextOccurrence(after: atUTC("2026-11-03T00:00:00Z"), in: vienna))
        #expect(call.at == (try atUTC("2026-11-22T07:00:00Z")))
        #expect(diary.practice.nextOccurrence(after: call.at, in: vienna)?.day == day("2026-12-12"))
        diary.record(
            .habitScheduled(
                HabitScheduled(
                    habit: diary.id, from: day("2026-11-02"), schedule: everyDays(365, from: "2026-11-02"))))
        #expect(diary.practice.nextOccurrence(after: call.at, in: vienna) == nil)
    }
}

extension Diary {
    /// From midnight to midnight UTC.
    func occurrences(_ from: String, _ to: String, in name: String = "Europe/Vienna") throws -> [Occurrence] {
        practice.occurrences(
            from: try atUTC("\(from)T00:00:00Z"), to: try atUTC("\(to)T00:00:00Z"), in: try zone(name))
    }

    /// Each as its day and the time on the wall clock.
    func calls(_ from: String, _ to: String, in name: String = "Europe/Vienna") throws -> [String] {
        let rules = try zone(name)
        return try occurrences(from, to, in: name).map { call in
            let clock = Moment(instant: call.at, offset: rules.offset(at: call.at)).timeOfDay
            return "\(call.day) \(clock)"
        }
    }
}
