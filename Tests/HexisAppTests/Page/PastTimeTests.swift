import HexisCore
import Testing

@testable import HexisApp

@Suite("Past times in their local time")
struct PastTimeTests {
    /// 10 January 2026, 22:30 UTC: 23:30 in Vienna.
    private static let evening = Instant(clamping: 1_768_084_200_000)
    /// 11 January 2026, 12:00 UTC.
    private static let noon = evening.advanced(byMilliseconds: 13 * 3_600_000 + 1_800_000)
    private static let thing = Identifier(high: 1, low: 1)

    /// A visitor whose facts were recorded at the same instant, `hours` hours east of UTC; `nil` if no offset was
    /// stored.
    private static func visitor(_ facts: [Fact], by hours: Int?, seenFrom now: Int) -> Visitor {
        let entries = facts.enumerated().map { number, fact in
            Entry(
                id: Identifier(high: 2, low: UInt64(number)), at: noon, device: Identifier(high: 3, low: 3),
                fact: fact, offset: hours.map { $0 * 3600 })
        }
        var visitor = Visitor(Practice(entries))
        visitor.moment = Moment(instant: noon, offset: now * 3600)
        return visitor
    }

    struct Case: Sendable {
        /// Hours east of UTC when recorded.
        let then: Int?
        let now: Int
        let time: String
    }

    private static let cases = [
        Case(then: 1, now: 1, time: "23:30"),
        // Summer time, where midnight passes in between; and without it, Lisbon.
        Case(then: 1, now: 2, time: "23:30 (11 January, 00:30 by today’s clock)"),
        Case(then: 1, now: 0, time: "23:30 (22:30 by today’s clock)"),
        // Entries without an offset are shown in today's local time.
        Case(then: nil, now: 2, time: "00:30"),
    ]

    @Test("A past time follows the clock that the person chose, whichever day it is of")
    func clock() {
        let now = Moment(instant: Self.noon, offset: 3600)
        let then = now.past(Self.evening, by: 0)
        #expect(
            DateWording.time(then, seenFrom: now, by: .twelveHours)
                == "10:30\u{a0}pm (11:30\u{a0}pm by today’s clock)")
        let days = [
            0: "today at 1:00\u{a0}pm", -14: "yesterday at 11:00\u{a0}pm",
            -48: "on 9 January at 1:00\u{a0}pm",
        ]
        for (hours, text) in days {
            let instant = Self.noon.advanced(byMilliseconds: Int64(hours) * 3_600_000)
            #expect(DateWording.dayAndTime(instant, seenFrom: now, by: .twelveHours) == text)
        }
    }

    @Test("A measurement keeps the local time at which it began", arguments: cases)
    func measurement(given: Case) throws {
        let measured = try #require(
            Measured(
                measurement: Self.thing, signal: .steps, amount: 400_000,
                day: Moment(instant: Self.evening).date, start: Self.evening.milliseconds / 1000,
                source: "Watch"))
        var visitor = Self.visitor([.measured(measured)], by: given.then, seenFrom: given.now)
        visitor.get("/measurements/steps?week=2026-01-05")
        #expect(visitor.page.contains(">Yesterday, 10 January, \(given.time) · Watch<"))
    }

    @Test("An arrival keeps its local time and day", arguments: cases)
    func arrival(given: Case) throws {
        let set = PlaceSet(
            place: Self.thing, name: try #require(Line("Gym")),
            position: try #require(Position("48.2082, 16.3738")))
        let arrived = Arrived(place: Self.thing, instant: Self.evening, source: .phone)
        var visitor = Self.visitor([.placeSet(set), .arrived(arrived)], by: given.then, seenFrom: given.now)
        // Days start at 03:00, so half past midnight is still yesterday.
        for (page, end) in [("", ""), ("/\(Self.thing)", ".")] {
            visitor.get("/settings/places\(page)")
            #expect(visitor.page.contains(">Last there yesterday at \(given.time)\(end)<"))
        }
    }

    @Test(
        "The later arrival is shown, with the offset of its last report, in any order of entries",
        arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1]])
    func arrivals(order: [Int]) throws {
        let set = PlaceSet(
            place: Self.thing, name: try #require(Line("Gym")),
            position: try #require(Position("48.2082, 16.3738")))
        // Hours after that evening, and hours east of UTC.
        let told: [(hours: Int64, offset: Int)] = [(0, 5), (0, 1), (-2, 9)]
        let facts = told.map { hours, _ in
            let instant = Self.evening.advanced(byMilliseconds: hours * 3_600_000)
            return Fact.arrived(Arrived(place: Self.thing, instant: instant, source: .phone))
        }
        let offsets = [0] + told.map(\.offset)
        let entries = ([.placeSet(set)] + facts).enumerated().map { number, fact in
            Entry(
                id: Identifier(high: 4, low: UInt64(number)),
                at: Self.noon.advanced(byMilliseconds: Int64(number)),
                device: Identifier(high: 3, low: 3), fact: fact, offset: offsets[number] * 3600)
        }
        var visitor = Visitor(Practice(order.map { entries[$0] }))
        visitor.moment = Moment(instant: Self.noon, offset: 3600)
        visitor.get("/settings/places")
        #expect(visitor.page.contains(">Last there yesterday at 23:30<"))
    }

    @Test("A timer keeps the local time at which it was started", arguments: cases)
    func timer(given: Case) throws {
        let habit = HabitAdded(
            habit: Self.thing, name: try #require(Line("Flute")), day: Moment(instant: Self.evening).date)
        let goal = DailyGoal(.atLeast, Amount(clamping: 20_000), unit: Line("minutes"))
        let set = DailyGoalSet(habit: Self.thing, from: habit.day, goal: goal)
        let started = TimerStarted(
            timer: Identifier(high: 5, low: 5), subject: Self.thing, at: Self.evening, seconds: nil)
        var visitor = Self.visitor(
            [.habitAdded(habit), .dailyGoalSet(set), .timerStarted(started)], by: given.then,
            seenFrom: given.now)
        visitor.get("/timers/\(started.timer)")
        #expect(visitor.page.contains(">Running since \(given.time)<"))
    }
}
