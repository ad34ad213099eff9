import HexisCore

/// The same figures by another way: every second of every record is looked at for itself.
struct SecondBySecond {
    /// By the day that the test's zone puts a second in.
    let day: (Int) -> Day
    /// Those that count first, first.
    static let order = ["Anna’s Apple\u{A0}Watch", "Anna’s iPhone", "Health"]

    /// Each day's sum.
    func sums(of records: [MadeRecord]) -> [Day: Double] {
        let once = Set(records)
        var best: [Int: Int] = [:]
        for record in once {
            for second in record.begin..<record.end { best[second] = min(best[second] ?? 99, rank(record)) }
        }
        var sums: [Day: Double] = [:]
        for record in once {
            let value = Double(record.value) ?? 0
            if record.begin == record.end {
                if best[record.begin] ?? 99 >= rank(record) { sums[day(record.begin), default: 0] += value }
            }
            for second in record.begin..<record.end where best[second] == rank(record) {
                sums[day(second), default: 0] += value / Double(record.end - record.begin)
            }
        }
        return sums
    }

    private func rank(_ record: MadeRecord) -> Int {
        SecondBySecond.order.firstIndex(of: record.source) ?? 50
    }
}
