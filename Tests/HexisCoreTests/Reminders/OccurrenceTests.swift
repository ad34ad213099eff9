import Testing

@testable import HexisCore

/// 2026-11-16 is a Monday. The diary's habit begins on 2026-11-02.
@Suite("Reminders of a day")
struct OccurrenceTests {
    @Test("A reminder comes at its time on every day on which the habit is due")
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

    @Test("Nothing comes while everything is paused, and what was planned before no longer applies")
    func paused() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "08:00")
        diary.record(.eveningQuestionSet(EveningQuestionSet(time: time("20:00"))))
        let planned = diary.practice.nextOccurrence(after: instant(1_793_000_000_000), in: try zone("UTC"))
        let first = try #require(planned)
        diary.record(.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)))
        #expect(try diary.calls("2026-11-16", "2026-11-30").isEmpty)
        #expect(!diary.practice.hasCalls && !diary.practice.canCall(from: day("2026-11-16")))
        #expect(try !diary.practice.stillApplies(first, in: zone("UTC")))
        diary.record(.preferenceChosen(PreferenceChosen(preference: .pause, isOn: false)))
        #expect(try diary.practice.stillApplies(first, in: zone("UTC")))
        #expect(diary.practice.hasCalls && diary.practice.canCall(from: day("2026-11-16")))
    }

    @Test("Several reminders of a plan come in the order of their times, each on its own weekdays")
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

    @Test("A day that is done, answered or skipped is quiet, a partly done one is not")
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

    @Test("A completed week is quiet until the next one")
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

    @Test("A habit that is paused, archived, graduated or deleted is quiet")
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

    @Test("Only reminders of the current routine come")
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

    @Test("The evening question comes while a habit is open, and names it")
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

    @Test("A planned reminder applies until the day is answered or its time, zone or plan changes")
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

    @Test("The next reminder is searched for over four weeks, and comes after the instant")
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
    /// The occurrences from midnight to midnight UTC.
    func occurrences(_ from: String, _ to: String, in name: String = "Europe/Vienna") throws -> [Occurrence] {
        practice.occurrences(
            from: try atUTC("\(from)T00:00:00Z"), to: try atUTC("\(to)T00:00:00Z"), in: try zone(name))
    }

    /// Each occurrence as its day and its local time.
    func calls(_ from: String, _ to: String, in name: String = "Europe/Vienna") throws -> [String] {
        let rules = try zone(name)
        return try occurrences(from, to, in: name).map { call in
            let clock = Moment(instant: call.at, offset: rules.offset(at: call.at)).timeOfDay
            return "\(call.day) \(clock)"
        }
    }
}
