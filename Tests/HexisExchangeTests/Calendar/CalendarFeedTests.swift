import Chance
import Foundation
import HexisApp
import Testing

@testable import HexisCore
@testable import HexisExchange

@Suite("The calendar feed, read by other programs")
struct CalendarFeedTests {
    /// 2026-11-01T12:00:00Z.
    private static let start: Int64 = 1_793_534_400_000
    private static let zones = [
        "Europe/Vienna", "Australia/Lord_Howe", "Africa/Cairo", "America/New_York", "Pacific/Chatham",
        "Asia/Kolkata", "America/Santiago", "UTC",
    ]

    /// Reads one base64 feed a line; writes the instants of timed events and the days of the others.
    private static let reader = """
        import base64, datetime, sys
        import icalendar, recurring_ical_events
        for line in sys.stdin.read().splitlines():
            calendar = icalendar.Calendar.from_ical(base64.b64decode(line))
            start = datetime.datetime.fromtimestamp(\(start / 1000), datetime.timezone.utc)
            events = recurring_ical_events.of(calendar).between(start, start + datetime.timedelta(days=400))
            times, days = [], []
            for event in events:
                at = event["DTSTART"].dt
                if isinstance(at, datetime.datetime):
                    assert event.walk("VALARM"), event
                    times.append(int(at.timestamp()))
                else:
                    days.append(f"{at}/{event['DTEND'].dt}")
            print(" ".join(map(str, sorted(times))) + "|" + " ".join(sorted(days)))
        """

    @Test("The feed holds exactly the reminders sent by push, over 400 days, in zones with odd clocks")
    func sameAsPushes() throws {
        var dice = Dice.thrown()
        let start = try #require(Instant(milliseconds: Self.start))
        let end = start.advanced(byMilliseconds: 400 * 86_400_000)
        var (lines, expected): ([String], [String]) = ([], [])
        for number in 0..<32 {
            let zone = try HexisExchangeTests.zone(Self.zones[number % Self.zones.count])
            let practice = Practice(try entries(&dice))
            // An unknown name: the reader has to take the zone from the feed itself.
            let name = number < 16 ? Self.zones[number % Self.zones.count] : "Hexis/Zone \(number)"
            let feed = CalendarFeed(
                practice, in: zone, named: name, origin: "https://habits.example.org", at: start)
            lines.append(Data(feed.bytes).base64EncodedString())
            let times = practice.occurrences(from: start, to: end, in: zone, atMost: 100_000)
                .map { $0.at.milliseconds / 1000 }
            let days = practice.habits.flatMap { $0.challenges }.map { "\($0.from)/\($0.last.next)" }
            expected.append(
                times.map { "\($0)" }.joined(separator: " ") + "|" + days.sorted().joined(separator: " "))
        }
        let read = try python(Self.reader, lines: lines)
        #expect(read.count == expected.count)
        for (read, expected) in zip(read, expected) { #expect(read == expected) }
        #expect(expected.reduce(0) { $0 + $1.utf8.count } > 100_000)
    }

    /// Habits with all kinds of schedules, with plans and reminders at all hours, and settings around them.
    private func entries(_ dice: inout Dice) throws -> [Entry] {
        let first = try #require(Day("2026-10-20"))
        var facts: [Fact] = []
        for number in 1...UInt64(dice.number(1...4)) {
            let habit = Identifier(high: 1, low: number)
            let plan = Identifier(high: 2, low: number)
            facts += [
                .habitAdded(HabitAdded(habit: habit, name: try line("Walk, ü; \(number)"), day: first)),
                .habitScheduled(
                    HabitScheduled(habit: habit, from: first, schedule: try schedule(&dice, first))),
                .planMade(
                    PlanMade(
                        plan: plan, habit: habit, kind: .action, situation: try line("I wake"),
                        response: try line("go out"))),
            ]
            for reminder in 1...UInt64(dice.number(1...3)) {
                let weekdays = dice.chance(oneIn: 3) ? Weekdays(bits: UInt8(dice.number(1...127))) : nil
                let time = try #require(
                    TimeOfDay(minutes: dice.chance(oneIn: 3) ? 150 : dice.number(0...1439)))
                facts.append(
                    .reminderSet(
                        ReminderSet(
                            reminder: Identifier(high: number, low: reminder), habit: habit, plan: plan,
                            time: time,
                            weekdays: weekdays)))
            }
            if dice.chance(oneIn: 2) {
                facts.append(
                    .challengeAccepted(
                        ChallengeAccepted(
                            challenge: Identifier(high: 5, low: number), habit: habit, level: .oneWeek,
                            from: try #require(Day("2026-11-03")))))
            }
        }
        if dice.chance(oneIn: 2) {
            facts.append(.eveningQuestionSet(EveningQuestionSet(time: TimeOfDay(minutes: 1260))))
        }
        if dice.chance(oneIn: 2) {
            facts.append(
                .quietHoursSet(
                    QuietHoursSet(
                        hours: QuietHours(
                            from: try #require(TimeOfDay("22:00")), until: try #require(TimeOfDay("06:30")))))
            )
        }
        return facts.enumerated().map { number, fact in
            Entry(
                id: Identifier(high: 9, low: UInt64(number)),
                at: Instant(clamping: 1_792_000_000_000 + Int64(number)), device: Identifier(high: 9, low: 9),
                fact: fact)
        }
    }

    private func schedule(_ dice: inout Dice, _ first: Day) throws -> Schedule {
        switch dice.number(0...2) {
        case 0: .weekdays(try #require(Weekdays(bits: UInt8(dice.number(1...127)))))
        case 1: .timesAWeek(try #require(TimesAWeek(dice.number(1...7), in: .calendarWeek)))
        default: .everyDays(try #require(DayInterval(dice.number(2...9), from: first)))
        }
    }

    private func line(_ text: String) throws -> Line { try #require(Line(text)) }

    @Test("A private feed names no habit")
    func isPrivate() throws {
        // Always the same practice, one with reminders that come.
        var dice = Dice(seed: 1)
        let entries =
            try entries(&dice) + [
                Entry(
                    id: Identifier(high: 8, low: 8), at: Instant(clamping: 1_792_000_001_000),
                    device: Identifier(high: 9, low: 9),
                    fact: .reminderWordingChosen(.init(wording: .private)))
            ]
        let start = try #require(Instant(milliseconds: Self.start))
        let feed = CalendarFeed(
            Practice(entries), in: .utc, named: nil, origin: "https://habits.example.org", at: start)
        let text = String(decoding: feed.bytes, as: UTF8.self)
        #expect(!text.contains("Walk"))
        #expect(text.contains("It is time."))
    }

    @Test(
        "Personal challenges are on their days until they are over, open-ended ones on their first day"
    )
    func personalChallenges() throws {
        func entry(_ number: UInt64, _ title: String, _ first: String, _ last: String?) throws -> Entry {
            Entry(
                id: Identifier(high: 7, low: number),
                at: Instant(clamping: 1_792_000_000_000 + Int64(number)),
                device: Identifier(high: 9, low: 9),
                fact: .personalChallengeSet(
                    PersonalChallengeSet(
                        challenge: Identifier(high: 6, low: number), title: try line(title), description: nil,
                        kind: .steps, pace: .total, amount: 10_000_000, unit: nil,
                        first: try #require(Day(first)), last: last.flatMap { Day($0) })))
        }
        // The feed is of 1 November.
        let practice = Practice([
            try entry(1, "Walk far", "2026-10-20", "2026-11-01"),
            try entry(2, "Over", "2026-10-20", "2026-10-31"),
            try entry(3, "Read twelve books", "2026-11-10", nil), try entry(4, "Begun", "2026-10-31", nil),
        ])
        let feed = CalendarFeed(
            practice, in: .utc, named: nil, origin: "https://x.example", at: Instant(clamping: Self.start))
        let program = """
            import base64, sys, icalendar
            for event in icalendar.Calendar.from_ical(base64.b64decode(sys.stdin.read())).events:
                print(event["SUMMARY"], event["DTSTART"].dt, event["DTEND"].dt)
            """
        let events = try python(program, lines: [Data(feed.bytes).base64EncodedString()])
        #expect(
            Set(events) == ["Walk far 2026-10-20 2026-11-02", "Read twelve books 2026-11-10 2026-11-11"])
    }

    @Test("A person without reminders has an empty but valid calendar")
    func empty() throws {
        let feed = CalendarFeed(
            Practice(), in: .utc, named: nil, origin: "https://x.example", at: Instant(clamping: Self.start))
        let lines = try python(
            "import base64,sys,icalendar; print(len(icalendar.Calendar.from_ical(base64.b64decode(sys.stdin.read())).events))",
            lines: [Data(feed.bytes).base64EncodedString()])
        #expect(lines == ["0"])
    }
}

/// Runs a program in the project's own Python.
func python(_ program: String, lines: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = packageFolder.appending(path: ".venv/bin/python")
    process.arguments = ["-c", program]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Python reads to the end before it writes, so neither waits for the other.
    try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
}
