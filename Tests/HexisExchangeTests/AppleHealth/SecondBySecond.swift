import HexisCore

/// Computes the same sums independently: every second of every record is considered individually.
struct SecondBySecond {
    /// The day to which the test's zone assigns a second.
    let day: (Int) -> Day
    /// The sources in order of preference.
    static let order = ["Anna’s Apple\u{A0}Watch", "Anna’s iPhone", "Health"]

    /// The sum of each day.
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
