/// The time of one day that is counted already, while the measurements of a sum are added up.
///
/// A watch and a phone that are carried on one walk both count its steps. So the sources are gone through one after
/// the other, the one that is believed first (`SourceRanking`) coming first:
/// - An amount that the person entered for the day as a whole is added on top of everything.
/// - Of every other measurement only the share of its seconds counts that no source before its own has measured. The
///   watch has 400 steps from 10:00 to 10:10; of the phone's 300 from 10:05 to 10:15, half counts: 550 steps.
/// - A moment of what the person named (a cup of tea at 10:00) counts as a whole, unless a source before its own was
///   measuring at that second.
/// - A source does not overlap itself: all that it measured is its own.
///
/// Some sources say how much, and not when: a total of the day, or steps at a time without a length, as Health Auto
/// Export gives them for whole hours. How much of that the others measured, too, cannot be known, so that it is not added
/// to theirs. The day came to what was measured in time, or to what such a source says altogether, whichever is more: a
/// walk of 1,000 steps from 10:00 to 10:10, and an export that says 1,000 of the day, are 1,000 steps. With 1,200 in the
/// export they are 1,200.
///
/// So a value is never more than all sources together, and never less than what the first one says, or one that does not
/// say when. Shares are rounded to the nearest thousandth.
struct CountedTime {
    /// Seconds since 1970: neither touching nor overlapping each other, rising.
    private var spans: [Range<Int64>] = []

    /// - Parameter sources: All of theirs, the one that is believed first coming first.
    static func sum(of measured: [Measured], _ sources: [String]) -> Int64 {
        var counted = CountedTime()
        var (onTop, inTime, largest) = (Int64(0), Int64(0), Int64(0))
        for source in sources {
            let own = measured.filter { $0.source == source }
            onTop = own.reduce(onTop) { bounded($0 + ($1.isOnTop ? $1.amount : 0)) }
            let rest = own.filter { !$0.isOnTop }
            inTime = rest.reduce(inTime) { bounded($0 + counted.share(of: $1)) }
            for one in rest { counted.cover(one) }
            guard rest.contains(where: { $0.span == nil }) else { continue }
            largest = max(largest, rest.reduce(0) { bounded($0 + $1.amount) })
        }
        return bounded(onTop + max(inTime, largest))
    }

    /// How much of a measurement was not counted before; nothing of one that does not say when.
    private func share(of measured: Measured) -> Int64 {
        guard let span = measured.span else { return 0 }
        let near = spans[touched(by: span)]
        if span.isEmpty { return near.contains { $0.contains(span.lowerBound) } ? 0 : measured.amount }
        let whole = span.upperBound - span.lowerBound
        return part(whole - length(of: near.map { $0.clamped(to: span) }[...]), of: whole, measured.amount)
    }

    private mutating func cover(_ measured: Measured) {
        guard let span = measured.span, !span.isEmpty else { return }
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

    /// When it was measured, empty for a moment; `nil` where that is not known. The bounds of its numbers keep it from
    /// overflowing.
    fileprivate var span: Range<Int64>? {
        guard let start else { return nil }
        let end = start + (seconds ?? 0)
        return start == end && signal.takesTime ? nil : start..<end
    }
}

extension Signal {
    /// Walking takes time: an amount without a length was measured in a time that is not known.
    fileprivate var takesTime: Bool {
        switch self {
        case .steps, .distance, .activeEnergy, .minutes: true
        case .heartRate, .restingHeartRate, .weight, .named: false
        }
    }
}

/// Each amount is bounded by as much, so that no sum of two can overflow.
private func bounded(_ sum: Int64) -> Int64 { min(sum, Measured.amounts.upperBound) }

/// So many seconds' part of an amount that was measured in `length` seconds, to the nearest. Parted first: the
/// product of an amount and seconds could need more than 64 bits.
private func part(_ seconds: Int64, of length: Int64, _ amount: Int64) -> Int64 {
    amount / length * seconds + (amount % length * seconds * 2 + length) / (length * 2)
}
