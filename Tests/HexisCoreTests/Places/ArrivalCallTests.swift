import Testing

@testable import HexisCore

/// 2026-11-16 is a Monday, and Vienna an hour ahead of UTC. The diary's habit begins on 2026-11-02.
@Suite("Arrival reminders")
struct ArrivalCallTests {
    /// A reminder at the gym, with arrivals at these instants.
    private func diary(_ schedule: Schedule = .daily, on days: [Weekday] = [], arrivals: [String]) throws
        -> Diary
    {
        var diary = Diary(schedule)
        diary.plan()
        diary.place("Gym")
        diary.remind(atPlace: 1, on: days)
        for arrival in arrivals { diary.arrive(try atUTC("2026-11-\(arrival):00Z")) }
        return diary
    }

    @Test("An arrival brings its reminder at its instant, on days on which the habit is due")
    func onDueDays() throws {
        let diary = try diary(
            weekdays(.monday, .thursday), arrivals: ["16T07:00", "17T07:00", "19T16:30", "01T07:00"])
        #expect(try diary.calls("2026-11-01", "2026-11-30") == ["2026-11-16 08:00", "2026-11-19 17:30"])
    }

    @Test("Only the first arrival of a day brings the reminder, and only on the reminder's weekdays")
    func firstOfADay() throws {
        let diary = try diary(on: [.monday], arrivals: ["16T17:00", "16T07:00", "16T07:00", "17T07:00"])
        #expect(try diary.calls("2026-11-16", "2026-11-20") == ["2026-11-16 08:00"])
    }

    @Test("An arrival belongs to the person's day: past midnight it is still the evening before")
    func pastMidnight() throws {
        // 00:30 and 03:00 on the 17th in Vienna.
        let diary = try diary(arrivals: ["16T23:30", "17T02:00"])
        #expect(try diary.calls("2026-11-16", "2026-11-20") == ["2026-11-16 00:30", "2026-11-17 03:00"])
    }

    @Test("An arrival in quiet hours brings nothing, not even at their end, but the next one outside does")
    func quietHours() throws {
        var diary = try diary(arrivals: ["16T05:30", "17T05:30", "17T06:00"])
        diary.record(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("22:00"), until: time("07:00")))))
        #expect(try diary.calls("2026-11-16", "2026-11-20") == ["2026-11-17 07:00"])
    }

    @Test("An arrival elsewhere, in another routine, or for a closed or resting day brings nothing")
    func quiet() throws {
        let arrivals = (16...22).map { "\($0)T07:00" }
        var diary = try diary(arrivals: arrivals)
        diary.checkIn("2026-11-16")
        diary.mark("2026-11-17", .notDone)
        diary.mark("2026-11-18", .skipped)
        diary.pause("2026-11-19", "2026-11-19")
        diary.archive("2026-11-21")
        diary.place("Park", number: 2)
        diary.arrive(try atUTC("2026-11-16T09:00:00Z"), number: 2)
        #expect(try diary.calls("2026-11-16", "2026-11-25") == ["2026-11-20 08:00"])
        diary.remind(atPlace: 1, routine: .travelling)
        #expect(try diary.calls("2026-11-16", "2026-11-25").isEmpty)
        diary.record(.routineChosen(RoutineChosen(routine: .travelling)))
        #expect(try diary.calls("2026-11-16", "2026-11-25") == ["2026-11-20 08:00"])
    }

    @Test("An arrival brings nothing once the week is complete or the habit has graduated")
    func weekComplete() throws {
        var diary = try diary(timesAWeek(1), arrivals: ["16T07:00", "18T07:00", "23T07:00", "24T07:00"])
        diary.checkIn("2026-11-17")
        #expect(try diary.calls("2026-11-16", "2026-11-25") == ["2026-11-23 08:00", "2026-11-24 08:00"])
        diary.record(.habitGraduated(HabitGraduated(habit: diary.id, day: day("2026-11-24"))))
        #expect(try diary.calls("2026-11-16", "2026-11-25") == ["2026-11-23 08:00"])
    }

    @Test("A snoozed arrival reminder comes again later; snoozed until tomorrow, not again that day")
    func snoozed() throws {
        var diary = try diary(arrivals: ["16T07:00", "17T07:00"])
        let at = try atUTC("2026-11-16T07:00:00Z")
        diary.snooze("2026-11-16", until: SnoozeLength.hour.until(from: at))
        #expect(try diary.calls("2026-11-16", "2026-11-20") == ["2026-11-16 09:00", "2026-11-17 08:00"])
        #expect(diary.practice.reminder(Diary.reminder(1), of: diary.habit)?.snooze?.day == day("2026-11-16"))
        diary.snooze("2026-11-16", until: SnoozeLength.tomorrow.until(from: at))
        #expect(try diary.calls("2026-11-16", "2026-11-20") == ["2026-11-17 08:00"])
        diary.remind(atPlace: 1)
        #expect(try diary.calls("2026-11-16", "2026-11-20") == ["2026-11-16 08:00", "2026-11-17 08:00"])
    }

    @Test("An arrival reminder applies until the day is answered or the place is removed")
    func stillApplies() throws {
        var diary = try diary(arrivals: ["16T07:00"])
        let vienna = try zone("Europe/Vienna")
        let call = try #require(try diary.occurrences("2026-11-16", "2026-11-17").first)
        #expect(diary.practice.stillApplies(call, in: vienna))
        #expect(diary.practice.placeReminder(of: call)?.place == Diary.place(1))
        diary.checkIn("2026-11-16")
        #expect(!diary.practice.stillApplies(call, in: vienna))
        var gone = try self.diary(arrivals: ["16T07:00"])
        gone.record(.placeRemoved(PlaceRemoved(place: Diary.place(1))))
        #expect(!gone.practice.stillApplies(call, in: vienna))
        #expect(gone.practice.placeReminder(of: call) == nil)
    }

    /// The arrival is at 07:00 UTC and reported `minutes` later.
    @Test(
        "A late-reported arrival reminds at once within an hour, but not after that nor ahead of its time",
        arguments: [(0, true), (1, true), (60, true), (61, false), (600, false), (-1, false)])
    func toldLate(minutes: Int, isOfUse: Bool) throws {
        let diary = try diary(arrivals: ["16T07:00"])
        let vienna = try zone("Europe/Vienna")
        let at = try atUTC("2026-11-16T07:00:00Z")
        let now = at.advanced(byMilliseconds: Int64(minutes) * 60_000)
        let told = [arrival(at), arrival(at.advanced(byMilliseconds: 1000))]
        let calls = diary.practice.calls(uponArrivalsIn: told, at: now, in: vienna)
        #expect(calls.map { $0.at } == (isOfUse ? [at] : []))
        #expect(diary.practice.calls(uponArrivalsIn: [], at: now, in: vienna).isEmpty)
    }

    @Test("An arrival reminder is useful for an hour, a timed one for as long as its host decides")
    func use() throws {
        var diary = try diary(arrivals: ["16T07:00"])
        diary.remind(at: "08:30", number: 2)
        let calls = try diary.occurrences("2026-11-16", "2026-11-17")
        let (hour, later) = (try atUTC("2026-11-16T08:00:00Z"), try atUTC("2026-11-16T08:00:01Z"))
        #expect(calls.map { diary.practice.isOfUse($0, at: hour) } == [true, true])
        #expect(calls.map { diary.practice.isOfUse($0, at: later) } == [false, true])
    }

    private func arrival(_ at: Instant) -> Entry {
        let fact = Arrived(place: Diary.place(1), instant: at, source: .ownTracks)
        return Entry(id: fact.entry, at: at, device: identifier(9), fact: .arrived(fact))
    }
}
