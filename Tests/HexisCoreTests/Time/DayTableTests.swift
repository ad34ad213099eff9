import Chance
import Testing

@testable import HexisCore

@Suite("Values by day")
struct DayTableTests {
    private let ends = [Day.first, .first.next, day("1969-12-31"), day("1970-01-01"), .last.previous, .last]

    @Test("Each day has its own value, from the first day to the last, before 1970 and after it")
    func values() {
        var table = DayTable<Int>()
        #expect(table[.first] == nil && table.firstDay == nil && table.days.isEmpty)
        for (number, day) in ends.enumerated().reversed() { table[day, default: 0] += number }
        #expect(table.days == ends && table.map { $0.value } == Array(ends.indices))
        #expect(table.firstDay == .first && table.count == ends.count)
        for (number, day) in ends.enumerated() { #expect(table[day] == number) }
        for unused in ["1900-01-03", "1969-12-30", "1970-01-02", "2026-11-21"] {
            #expect(table[day(unused)] == nil && table[day(unused), default: 7] == 7)
        }
        table.remove(day("1969-12-31"))
        table.remove(day("2026-11-21"))
        #expect(table[day("1969-12-31")] == nil && table.count == ends.count - 1)
    }

    @Test("It is what a dictionary is, in order, whatever the days and the order of the changes")
    func dictionary() {
        var dice = Dice.thrown()
        for _ in 0..<rounds(1_000) {
            var (table, expected) = (DayTable<Int>(), [Day: Int]())
            // From days in a row to days years apart.
            let span = Int32(dice.one(of: [3, 40, 400, 110_000]))
            let start = day("2026-11-21").number - span
            func thrown() -> Day { Day(clamping: Int64(start) + Int64(dice.number(0...Int(span)))) }
            for _ in 0..<dice.number(0...60) {
                let day = thrown()
                if dice.chance(oneIn: 4) {
                    table.remove(day)
                    expected[day] = nil
                } else {
                    let amount = dice.number(1...9)
                    table[day, default: 0] += amount
                    expected[day, default: 0] += amount
                }
                let other = thrown()
                #expect(table[other] == expected[other])
            }
            #expect(table.days == expected.keys.sorted())
            #expect(table.map { $0.value } == table.days.map { expected[$0] })
            #expect(table.firstDay == expected.keys.min() && table.count == expected.count)

            // Its history leaves no trace.
            var again = DayTable<Int>()
            for (day, value) in expected.shuffled(using: &dice) { again[day, default: 0] = value }
            #expect(again == table && again.hashValue == table.hashValue)
            if let day = table.firstDay {
                again[day, default: 0] += 1
                #expect(again != table)
            }
        }
    }
}
