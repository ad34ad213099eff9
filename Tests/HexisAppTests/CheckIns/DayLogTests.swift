import HexisCore
import Testing

@testable import HexisApp

@Suite("The day log in local time of the past")
struct DayLogTests {
    /// 10 January 2026, 08:00 UTC.
    private static let january = Instant(clamping: 1_768_032_000_000)
    /// 10 July 2026, 12:00 UTC.
    private static let july = Instant(clamping: 1_783_684_800_000)

    private static let walk = Identifier(high: 1, low: 1)

    /// A practice with a habit that was added a week earlier.
    private static var practice: Practice {
        let before = january.advanced(byMilliseconds: -7 * 86_400_000)
        let day = Moment(instant: before).today
        let facts = Line("Walk").map { [Fact.habitAdded(HabitAdded(habit: walk, name: $0, day: day))] } ?? []
        return Practice(facts.map { entry(1, before, $0) })
    }

    private static func entry(_ number: UInt64, _ at: Instant, _ fact: Fact) -> Entry {
        Entry(id: Identifier(high: 2, low: number), at: at, device: Identifier(high: 3, low: 3), fact: fact)
    }

    struct Case: Sendable {
        /// Hours after 8:00 UTC at which it was recorded.
        let hours: Int64
        /// Hours east of UTC: when recorded, and now.
        let then: Int
        let now: Int
        let line: String
    }

    @Test(
        "A check-in keeps the local time at which it was made",
        arguments: [
            Case(hours: 0, then: 1, now: 1, line: "10 January, 09:00<"),
            // Summer time.
            Case(hours: 0, then: 1, now: 2, line: "10 January, 09:00 (10:00 by today’s clock)<"),
            // Tokyo.
            Case(hours: 0, then: 1, now: 9, line: "10 January, 09:00 (17:00 by today’s clock)<"),
            // Midnight passes in between, or does not.
            Case(hours: 14, then: 2, now: 3, line: "11 January, 00:00 (01:00 by today’s clock)<"),
            Case(hours: 14, then: 1, now: 2, line: "10 January, 23:00 (11 January, 00:00 by today’s clock)<"),
            // New York.
            Case(hours: -6, then: 1, now: -5, line: "10 January, 03:00 (9 January, 21:00 by today’s clock)<"),
        ])
    func keepsItsTime(given: Case) {
        let id = DayLogTests.walk
        var visitor = Visitor(DayLogTests.practice)
        visitor.moment = Moment(
            instant: DayLogTests.january.advanced(byMilliseconds: given.hours * 3_600_000),
            offset: given.then * 3600)
        visitor.post("/habits/\(id)/check-in", [("day", "2026-01-09"), ("amount", "1")])
        visitor.moment = Moment(instant: DayLogTests.july, offset: given.now * 3600)
        visitor.get("/habits/\(id)/days/2026-01-09")
        #expect(visitor.page.contains(">\(given.line)"))
    }

    @Test("An entry without an offset is shown in today's local time")
    func unknownClocks() {
        let id = DayLogTests.walk
        let checkedIn = CheckedIn(
            habit: id, day: Moment(instant: DayLogTests.january).today, amount: .one)
        var practice = DayLogTests.practice
        practice.add(DayLogTests.entry(2, DayLogTests.january, .checkedIn(checkedIn)))
        var visitor = Visitor(practice)
        visitor.moment = Moment(instant: DayLogTests.july, offset: 7200)
        visitor.get("/habits/\(id)/days/2026-01-10")
        #expect(visitor.page.contains(">10 January, 10:00<"))
    }

    @Test("Later zone changes never alter the times shown", arguments: -12...14)
    func laterZones(hours: Int) {
        let then = Moment(instant: DayLogTests.january, offset: 3600)
        let now = Moment(instant: DayLogTests.july, offset: hours * 3600)
        let line = CheckInWording.recorded(then, seenFrom: now, by: .twentyFourHours)
        #expect(line.hasPrefix("10 January, 09:00"))
        #expect(line.contains("today’s") == (hours != 1))
    }
}
