import Testing

@testable import HexisCore

@Suite("Reminders, over many journals")
struct OccurrencePropertyTests {
    /// Zones with odd clocks: half-hour changes, changes at midnight, the date line, Ramadan, none.
    private static let zones = [
        "Europe/Vienna", "Australia/Lord_Howe", "Africa/Cairo", "Africa/Casablanca", "Pacific/Apia",
        "Pacific/Chatham", "America/New_York", "Etc/UTC",
    ]
    private static let start = instant(1_793_000_000_000)

    /// A journal of habits with plans and reminders, some of them snoozed, and other random facts.
    private func entries(_ dice: inout Dice) -> [Entry] {
        var facts: [Fact] = (1...3).map { number in
            .habitAdded(
                HabitAdded(habit: identifier(number), name: line("Walk"), day: day("2026-10-01")))
        }
        for _ in 0..<dice.number(0...6) {
            guard case .plan(.planMade(let plan)) = dice.fact(PlanFact.Kind.planMade),
                case .reminder(.reminderSet(var reminder)) = dice.fact(ReminderFact.Kind.reminderSet)
            else { continue }
            (reminder.habit, reminder.plan) = (plan.habit, plan.plan)
            if dice.chance(oneIn: 2) { reminder.routine = .home }
            facts += [.planMade(plan), .reminderSet(reminder)]
            let snooze = ReminderSnoozed(
                reminder: reminder.reminder, habit: plan.habit, day: dice.day(),
                until: Self.start.advanced(byMilliseconds: Int64(dice.number(0...5_000)) * 1_000_000))
            if dice.chance(oneIn: 2) { facts.append(.reminderSnoozed(snooze)) }
            if dice.chance(oneIn: 2) { facts += byPlace(plan, &dice) }
        }
        facts += (0..<dice.number(0...30)).map { _ in dice.fact(dice.one(of: FactKind.all)) }
        return facts.enumerated().map { number, fact in
            Entry(
                id: identifier(UInt64(1000 + number)), at: instant(1_792_000_000_000 + Int64(number)),
                device: identifier(9), fact: fact)
        }
    }

    /// A reminder of the plan on arriving at a place, with arrivals there.
    private func byPlace(_ plan: PlanMade, _ dice: inout Dice) -> [Fact] {
        guard case .place(.placeReminderSet(var reminder)) = dice.fact(PlaceFact.Kind.placeReminderSet) else {
            return []
        }
        (reminder.habit, reminder.plan) = (plan.habit, plan.plan)
        if dice.chance(oneIn: 2) { reminder.routine = .home }
        let place = PlaceSet(place: reminder.place, name: line("Gym"), position: dice.position())
        let arrivals = (0..<dice.number(0...40)).map { _ in
            Arrived(
                place: reminder.place,
                instant: Self.start.advanced(byMilliseconds: Int64(dice.number(0...10_000)) * 500_000),
                source: .phone)
        }
        return [.placeSet(place), .placeReminderSet(reminder)] + arrivals.map { .arrived($0) }
    }

    private func occurrences(_ practice: Practice, days: ClosedRange<Int64>, _ zone: ZoneRules)
        -> [Occurrence]
    {
        practice.occurrences(from: at(days.lowerBound), to: at(days.upperBound), in: zone, atMost: 100_000)
    }

    private func at(_ days: Int64) -> Instant {
        Self.start.advanced(byMilliseconds: days * 86_400_000)
    }

    @Test("Reminders do not depend on the order of entries, and consecutive spans add up to the whole")
    func orderAndSpans() throws {
        var dice = Dice.thrown()
        var calls = 0
        for _ in 0..<400 {
            let zone = try HexisCoreTests.zone(dice.one(of: Self.zones))
            let entries = entries(&dice)
            let whole = occurrences(Practice(entries), days: 0...60, zone)
            calls += whole.count
            #expect(whole == occurrences(Practice(entries.shuffled(using: &dice)), days: 0...60, zone))
            let middle = Int64(dice.number(1...59))
            let practice = Practice(entries)
            #expect(
                whole == occurrences(practice, days: 0...middle, zone)
                    + occurrences(practice, days: middle...60, zone))
            let most = dice.number(1...20)
            #expect(
                Array(whole.prefix(most))
                    == practice.occurrences(from: at(0), to: at(60), in: zone, atMost: most))
        }
        #expect(calls > 1000)
    }

    @Test(
        "Each reminder comes once a day, in order, within the span, on an open due day, outside quiet hours"
    )
    func lawful() throws {
        var dice = Dice.thrown()
        for _ in 0..<400 {
            let zone = try HexisCoreTests.zone(dice.one(of: Self.zones))
            let practice = Practice(entries(&dice))
            let calls = occurrences(practice, days: 0...60, zone)
            #expect(Set(calls.map { $0.id }).count == calls.count)
            #expect(zip(calls, calls.dropFirst()).allSatisfy { $0.at <= $1.at })
            for call in calls {
                #expect(at(0) <= call.at && call.at < at(60))
                #expect(practice.stillApplies(call, in: zone))
                #expect(isCalledFor(call, practice, zone), "\(call)")
            }
        }
    }

    private func isCalledFor(_ call: Occurrence, _ practice: Practice, _ zone: ZoneRules) -> Bool {
        if case .urgeQuestion(let id) = call.kind {
            guard let loop = practice.loop(id), loop.question != nil else { return false }
            return !loop.isFinalized && !loop.urges.contains { $0.day == call.day }
                && !isQuiet(call, practice, zone)
        }
        // Doses remind on every day, and heart rate reminders are snoozed by the person: checking that they still apply
        // suffices.
        switch call.kind {
        case .dose, .lastCall, .medicineWeek, .heartRate, .patientsSummary, .questionnaire, .cheer:
            return true
        default: break
        }
        guard case .reminder(let id, let habitID) = call.kind else {
            return !practice.openHabits(on: call.day).isEmpty && !isQuiet(call, practice, zone)
        }
        guard let habit = practice.habit(habitID) else { return false }
        let timed = practice.reminders(of: habit).first { $0.id == id }
        let byPlace = practice.placeReminders(of: habit).first { $0.id == id }
        guard (timed == nil) != (byPlace == nil) else { return false }
        let snooze = practice.reminder(id, of: habit)?.snooze
        return practice.dueness(of: habit, on: call.day).isAsked && !habit.standing(on: call.day).isDone
            && habit.record(on: call.day).answer?.mark != .skipped
            && (timed?.weekdays ?? byPlace?.weekdays)?.contains(call.day.weekday) ?? true
            && (timed?.routine ?? byPlace?.routine) == practice.settings.routine
            && (snooze?.until == call.at || !isQuiet(call, practice, zone))
            && (snooze?.until == call.at || isAnArrival(call, at: byPlace?.place, practice))
    }

    /// A place reminder comes when the person arrives there.
    private func isAnArrival(_ call: Occurrence, at place: Identifier?, _ practice: Practice) -> Bool {
        place.map { practice.fields.place($0)?.arrivals.contains(call.at) ?? false } ?? true
    }

    private func isQuiet(_ call: Occurrence, _ practice: Practice, _ zone: ZoneRules) -> Bool {
        let clock = Moment(instant: call.at, offset: zone.offset(at: call.at)).timeOfDay
        return practice.settings.quietHours?.contains(clock) ?? false
    }

    @Test("A check-in only ever removes reminders")
    func checkIn() throws {
        var dice = Dice.thrown()
        var taken = 0
        for _ in 0..<400 {
            let zone = try HexisCoreTests.zone(dice.one(of: Self.zones))
            // Exceeding a limit would make room in the week for other days.
            var practice = Practice(
                entries(&dice).filter {
                    guard case .habit(.dailyGoalSet(let set)) = $0.fact else { return true }
                    return set.goal?.direction != .atMost
                })
            let before = Set(occurrences(practice, days: 0...60, zone))
            for number in 0..<10 {
                let done = CheckedIn(
                    habit: identifier(UInt64(dice.number(1...4))), day: dice.day(), amount: .limit)
                practice.add(
                    Entry(
                        id: identifier(UInt64(5000 + number)), at: instant(1_792_500_000_000 + Int64(number)),
                        device: identifier(9), fact: .checkedIn(done)))
            }
            let after = Set(occurrences(practice, days: 0...60, zone))
            #expect(after.isSubset(of: before))
            taken += before.count - after.count
        }
        #expect(taken > 0)
    }

    @Test(
        "A repeated arrival changes nothing, and another one only adds reminders or moves them earlier"
    )
    func arrivals() throws {
        var dice = Dice.thrown()
        var byPlace = 0
        for _ in 0..<300 {
            let zone = try HexisCoreTests.zone(dice.one(of: Self.zones))
            let entries = entries(&dice)
            var practice = Practice(entries)
            let before = occurrences(practice, days: 0...60, zone)
            byPlace += before.filter { practice.placeReminder(of: $0) != nil }.count
            for case .place(.arrived(let fact)) in entries.map({ $0.fact }) {
                let told = Arrived(place: fact.place, instant: fact.instant, source: .ownTracks)
                practice.add(
                    Entry(id: told.entry, at: fact.instant, device: identifier(8), fact: .arrived(told)))
            }
            #expect(occurrences(practice, days: 0...60, zone) == before)
            practice.add(
                Entry(
                    id: identifier(7000), at: Self.start, device: identifier(8),
                    fact: dice.fact(PlaceFact.Kind.arrived)))
            let after = occurrences(practice, days: 0...60, zone)
            // The same reminders, or more, none of them later than before.
            for call in before {
                #expect(after.contains { $0.id == call.id && $0.at <= call.at })
            }
        }
        #expect(byPlace > 100)
    }

    @Test("Over a year of clock changes a daily reminder comes every day", arguments: zones)
    func everyDay(name: String) throws {
        var dice = Dice.thrown()
        let zone = try HexisCoreTests.zone(name)
        for _ in 0..<3 {
            let at = dice.timeOfDay()
            var diary = Diary(start: "2026-01-01")
            diary.plan()
            diary.remind(at: at.description)
            diary.record(.dayStartSet(DayStartSet(time: dice.timeOfDay())))
            let calls = diary.practice.occurrences(
                from: try atUTC("2026-02-01T00:00:00Z"), to: try atUTC("2027-02-01T00:00:00Z"), in: zone)
            let days = calls.map { $0.day }
            #expect(365...366 ~= days.count, "\(at)")
            #expect(zip(days, days.dropFirst()).allSatisfy { $0.distance(to: $1) == 1 }, "\(at)")
        }
    }

    @Test("A single query plans a year of ten reminders and an evening question")
    func quick() throws {
        var diary = Diary(start: "2026-01-01")
        diary.plan()
        for number in 0..<10 { diary.remind(at: "1\(number):00", number: UInt64(number)) }
        diary.record(.eveningQuestionSet(EveningQuestionSet(time: time("20:30"))))
        let zone = try zone("Europe/Vienna")
        let from = try atUTC("2026-11-21T00:00:00Z")
        let year = diary.practice.occurrences(
            from: from, to: from.advanced(byMilliseconds: 365 * 86_400_000), in: zone, atMost: 10_000)
        #expect(year.count == 365 * 11)
        #expect(diary.practice.occurrences(from: from, to: Instant.range.upperBound, in: zone).count == 500)
    }

    @Test("Any span of any journal has an answer, however long")
    func absurd() throws {
        var dice = Dice.thrown()
        for _ in 0..<40 {
            let practice = Practice(dice.journal(upTo: 60))
            let zone = try HexisCoreTests.zone(dice.one(of: Self.zones))
            for start in [Instant.range.lowerBound, instant(0), Self.start, Instant.range.upperBound] {
                for end in [Instant.range.lowerBound, Self.start, Instant.range.upperBound] {
                    let calls = practice.occurrences(from: start, to: end, in: zone, atMost: 20)
                    #expect(calls.count <= 20 && calls.allSatisfy { start <= $0.at && $0.at < end })
                }
                _ = practice.nextOccurrence(after: start, in: zone)
            }
        }
    }
}
