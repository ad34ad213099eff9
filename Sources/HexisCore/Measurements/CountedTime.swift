/// The time of one day that is counted already, while the measurements of a sum are added up.
///
/// A watch and a phone that are carried on one walk both count its steps. So the sources are gone through one after
/// the other, the one that is believed first (`SourceRanking`) coming first:
/// - An amount that the person entered for the day as a whole is added on top of everything.
/// - Of every other measurement only the share of its seconds counts that no source before its own has measured. The
///   watch has 400 steps from 10:00 to 10:10; of the phone's 300 from 10:05 to 10:15, half counts: 550 steps.
/// - One without a beginning stands for its source's whole day, 86,400 seconds, and so covers all of it for the
///   sources that follow.
/// - One without a length counts as a whole, unless a source before its own was measuring at that second.
/// - A source does not overlap itself: all that it measured is its own.
///
/// So a value is never more than all sources together, and never less than what the first one says. Shares are
/// rounded to the nearest thousandth.
struct CountedTime {
    /// Seconds since 1970: neither touching nor overlapping each other, rising.
    private var spans: [Range<Int64>] = []
    private var isWholeDay = false
    private static let day: Int64 = 86_400

    /// - Parameter sources: All of theirs, the one that is believed first coming first.
    static func sum(of measured: [Measured], _ sources: [String]) -> Int64 {
        var (counted, sum) = (CountedTime(), Int64(0))
        for source in sources {
            let own = measured.filter { $0.source == source }
            for one in own { sum = min(sum + counted.share(of: one), Measured.amounts.upperBound) }
            for one in own { counted.cover(one) }
        }
        return sum
    }

    /// How much of a measurement was not counted before.
    private func share(of measured: Measured) -> Int64 {
        guard !measured.isOnTop else { return measured.amount }
        guard !isWholeDay else { return 0 }
        guard let span = measured.span else {
            let covered = min(length(of: spans[...]), CountedTime.day)
            return part(CountedTime.day - covered, of: CountedTime.day, measured.amount)
        }
        let near = spans[touched(by: span)]
        if span.isEmpty { return near.contains { $0.contains(span.lowerBound) } ? 0 : measured.amount }
        let whole = span.upperBound - span.lowerBound
        return part(whole - length(of: near.map { $0.clamped(to: span) }[...]), of: whole, measured.amount)
    }

    private mutating func cover(_ measured: Measured) {
        guard !measured.isOnTop else { return }
        guard let span = measured.span else {
            isWholeDay = true
            return
        }
        guard !span.isEmpty else { return }
        // All that it touches becomes one with it.
        let near = touched(by: span)
        let lower = min(span.lowerBound, spans[near].first?.lowerBound ?? span.lowerBound)
        let upper = max(span.upperBound, spans[near].last?.upperBound ?? span.upperBound)
        spans.replaceSubrange(near, with: [lower..<upper])
    }

    /// The spans that overlap another one, or end where it begins, or begin where it ends.
    private func touched(by span: Range<Int64>) -> Range<Int> {
        let first = spans.firstSortedIndex { $0.upperBound >= span.lowerBound }
        return first..<max(first, spans.firstSortedIndex { $0.lowerBound > span.upperBound })
    }

    private func length(of spans: ArraySlice<Range<Int64>>) -> Int64 {
        spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
}

extension Measured {
    /// Entered by the person, for the day as a whole.
    fileprivate var isOnTop: Bool { start == nil && source.bytes.isEmpty }

    /// `nil` for one of the day as a whole. The bounds of its numbers keep it from overflowing.
    fileprivate var span: Range<Int64>? { start.map { $0..<$0 + (seconds ?? 0) } }
}

/// So many seconds' part of an amount that was measured in `length` seconds, to the nearest. Parted first: the
/// product of an amount and seconds could need more than 64 bits.
private func part(_ seconds: Int64, of length: Int64, _ amount: Int64) -> Int64 {
    amount / length * seconds + (amount % length * seconds * 2 + length) / (length * 2)
}
