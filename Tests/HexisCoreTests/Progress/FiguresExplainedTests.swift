import Testing

@testable import HexisCore

@Suite("Explanation of changed figures")
struct FiguresExplainedTests {
    /// The first instant at which nobody can have seen the earlier figures any more.
    private static let change: Int64 = 1_795_305_600_000

    @Test(
        "A change of figures is explained to people with earlier records until they have read it",
        arguments: [
            (marked: [], read: [], explained: nil),
            (marked: [change], read: [], explained: nil),
            (marked: [change - 1], read: [], explained: 1),
            (marked: [change + 1, change - 1], read: [], explained: 1),
            (marked: [change - 1], read: [0, -1], explained: 1),
            (marked: [change - 1], read: [1], explained: nil),
            (marked: [change - 1], read: [2, 1], explained: nil),
        ] as [(marked: [Int64], read: [Int64], explained: Int64?)])
    func explained(_ row: (marked: [Int64], read: [Int64], explained: Int64?)) {
        let habit = identifier(1)
        let marked = row.marked.map { instant in
            (instant, Fact.checkedIn(CheckedIn(habit: habit, day: day("2026-11-02"), amount: .one)))
        }
        let read = row.read.map { (Self.change, Fact.figuresExplained(FiguresExplained(change: $0))) }
        let entries = (marked + read).enumerated().map { number, one in
            Entry(
                id: identifier(UInt64(100 + number)), at: Instant(clamping: one.0), device: identifier(9),
                fact: one.1)
        }
        #expect(Practice(entries).unexplainedChange == row.explained)
        #expect(Practice(entries.reversed()).unexplainedChange == row.explained)
    }
}
