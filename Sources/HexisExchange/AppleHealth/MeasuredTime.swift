/// The samples in progress at one moment, by source: the highest-ranked source counts.
struct MeasuredTime {
    /// Sorted by end.
    private var running = Heap<Running>()
    private var counts = [Int](repeating: 0, count: Sample.mostSources)
    /// Units per second, by rank.
    private var rates = [Double](repeating: 0, count: Sample.mostSources)
    /// Bit sets of the ranks in progress: 0 to 63, and the others.
    private var ranks: (UInt64, UInt64) = (0, 0)

    /// No genuine export has more at once; further samples are ignored.
    private static let most = 10_000

    private struct Running: Comparable {
        let end: Int64
        let rank: Int
        let rate: Double

        static func < (left: Running, right: Running) -> Bool { left.end < right.end }
    }

    /// When the next sample ends.
    var nextEnd: Int64? { running.first?.end }

    /// The rank that currently counts.
    var first: Int? {
        if ranks.0 != 0 { return ranks.0.trailingZeroBitCount }
        return ranks.1 != 0 ? 64 + ranks.1.trailingZeroBitCount : nil
    }

    /// Units per second of the source that currently counts.
    var rate: Double { first.map { rates[$0] } ?? 0 }

    /// Returns whether there was room for the sample.
    mutating func begin(_ sample: Sample, rank: Int) -> Bool {
        guard running.count < MeasuredTime.most else { return false }
        let rate = sample.value / Double(sample.length)
        running.insert(Running(end: sample.end, rank: rank, rate: rate))
        counts[rank] += 1
        rates[rank] += rate
        mark(rank, true)
        return true
    }

    mutating func endFirst() {
        guard let ended = running.removeFirst() else { return }
        counts[ended.rank] -= 1
        // Resets rounding errors when the last sample ends.
        rates[ended.rank] = counts[ended.rank] == 0 ? 0 : rates[ended.rank] - ended.rate
        if counts[ended.rank] == 0 { mark(ended.rank, false) }
    }

    private mutating func mark(_ rank: Int, _ isOn: Bool) {
        let bit = UInt64(1) << UInt64(rank & 63)
        if rank < 64 {
            ranks.0 = isOn ? ranks.0 | bit : ranks.0 & ~bit
        } else {
            ranks.1 = isOn ? ranks.1 | bit : ranks.1 & ~bit
        }
    }
}
