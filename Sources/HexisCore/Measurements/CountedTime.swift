/// The time of one day that is already counted, while the measurements of a sum are added up.
///
/// A watch and a phone carried on the same walk both count its steps. So the sources are processed in order of trust
/// (`SourceRanking`), the most trusted first:
/// - An amount that the person entered for the day as a whole is added on top of everything.
/// - Of every other measurement, only the share of its seconds counts that no earlier source has measured. The watch
///   has 400 steps from 10:00 to 10:10; of the phone's 300 from 10:05 to 10:15, half counts: 550 steps.
/// - A momentary measurement of a named signal (a cup of tea at 10:00) counts as a whole, unless an earlier source was
///   measuring at that second.
/// - A source does not overlap itself: all of its own measurements count.
///
/// Some sources give amounts without exact times: a total of the day, or steps at a time without a length, as Health
/// Auto Export gives them for whole hours. How much of these the other sources also measured is unknown, so they are
/// not added to those. The day's value is the sum measured in time or the total of such a source, whichever is larger:
/// a walk of 1,000 steps from 10:00 to 10:10 and an export of 1,000 for the day are 1,000 steps. With 1,200 in the
/// export they are 1,200.
///
/// So a value is never more than all sources together, and never less than that of the first source or of any source
/// without times. Shares are rounded to the nearest thousandth.
struct CountedTime {
    /// The counted spans in seconds since 1970, in increasing order, neither touching nor overlapping each other.
    private var spans: [Range<Int64>] = []

    /// - Parameter sources: All sources of the measurements, the most trusted first.
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

    /// Returns how much of a measurement was not counted before; nothing for one without a time.
    private func share(of measured: Measured) -> Int64 {
        guard let span = measured.span else { return 0 }
        let near = spans[touched(by: span)]
        if span.isEmpty { return near.contains { $0.contains(span.lowerBound) } ? 0 : measured.amount }
        let whole = span.upperBound - span.lowerBound
        return part(whole - length(of: near.map { $0.clamped(to: span) }[...]), of: whole, measured.amount)
    }

    private mutating func cover(_ measured: Measured) {
        guard let span = measured.span, !span.isEmpty else { return }
        // Merge all spans that it touches into one.
        let near = touched(by: span)
        let lower = min(span.lowerBound, spans[near].first?.lowerBound ?? span.lowerBound)
        let upper = max(span.upperBound, spans[near].last?.upperBound ?? span.upperBound)
        spans.replaceSubrange(near, with: [lower..<upper])
    }

    /// Returns the indices of the spans that overlap or touch the given one.
    private func touched(by span: Range<Int64>) -> Range<Int> {
        let first = spans.firstSortedIndex { $0.upperBound >= span.lowerBound }
        return first..<max(first, spans.firstSortedIndex { $0.lowerBound > span.upperBound })
    }

    private func length(of spans: ArraySlice<Range<Int64>>) -> Int64 {
        spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
}

extension Measured {
    /// Whether the person entered it for the day as a whole.
    fileprivate var isOnTop: Bool { start == nil && source.bytes.isEmpty }

    /// The time of the measurement, an empty range for a moment; `nil` if unknown. The bounds of its numbers prevent
    /// overflow.
    fileprivate var span: Range<Int64>? {
        guard let start else { return nil }
        let end = start + (seconds ?? 0)
        return start == end && signal.takesTime ? nil : start..<end
    }
}

extension Signal {
    /// Whether measuring takes time. Walking does: an amount without a length was measured over an unknown time.
    fileprivate var takesTime: Bool {
        switch self {
        case .steps, .distance, .activeEnergy, .minutes: true
        case .heartRate, .restingHeartRate, .weight, .named: false
        }
    }
}

/// Bounds a sum by the maximum of a single amount, so that adding two never overflows.
private func bounded(_ sum: Int64) -> Int64 { min(sum, Measured.amounts.upperBound) }

/// Returns the share of an amount measured over `length` seconds that belongs to `seconds` of them, to the nearest. It
/// divides first, since the product of an amount and seconds could need more than 64 bits.
private func part(_ seconds: Int64, of length: Int64, _ amount: Int64) -> Int64 {
    amount / length * seconds + (amount % length * seconds * 2 + length) / (length * 2)
}
