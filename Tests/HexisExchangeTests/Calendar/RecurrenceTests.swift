import Chance
import HexisCore
import Testing

@testable import HexisExchange

@Suite("Recurrence rules")
struct RecurrenceTests {
    private func days(_ text: String) throws -> [Day] {
        try text.split(separator: " ").map { try #require(Day("2026-11-\($0)")) }
    }

    @Test(
        "A rule is found if it is shorter than the list of days",
        arguments: [
            // 2026-11-02 is a Monday.
            ("02 03 04 05 06 07 08", "FREQ=DAILY", ""),
            ("02 04 06 08 10 12", "FREQ=DAILY;INTERVAL=2", ""),
            ("02 04 06 09 11 13", "FREQ=WEEKLY;BYDAY=MO,WE,FR", ""),
            ("02 09 16 23", "FREQ=DAILY;INTERVAL=7", ""),
            ("02 03 04 06 07 08 09 10 11 12 13 14", "FREQ=DAILY", "05"),
            ("02 04 06 11 13 16 18 20", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "09"),
        ])
    func rules(_ text: String, _ rule: String, _ exceptions: String) throws {
        let recurrence = try #require(Recurrence(try days(text)))
        #expect(recurrence.rule.text == rule)
        #expect(recurrence.exceptions == (try days(exceptions)))
    }

    @Test(
        "A few days, and days without a rule, are listed individually",
        arguments: ["", "02", "02 03", "02 05 13"])
    func none(_ text: String) throws {
        #expect(Recurrence(try days(text)) == nil)
    }

    @Test("A rule expands to the original days")
    func roundTrip() throws {
        var dice = Dice.thrown()
        let first = try #require(Day("2026-11-01"))
        var found = 0
        for _ in 0..<3000 {
            let pattern = (0..<dice.number(1...14)).map { _ in !dice.chance(oneIn: 3) }
            let days = (0..<dice.number(0...200)).filter {
                pattern[$0 % pattern.count] && !dice.chance(oneIn: 20)
            }
            .map { first.advanced(by: $0) }
            guard let recurrence = Recurrence(days) else { continue }
            found += 1
            #expect(recurrence.days == days)
        }
        #expect(found > 1000)
    }
}
