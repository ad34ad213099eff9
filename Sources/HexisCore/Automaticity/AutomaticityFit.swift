/// How automatic a habit becomes over the days: y = a − b·e^(−c·x), a curve that rises steeply at first and levels off,
/// as Lally et al. (2010, “How are habits formed”, European Journal of Social Psychology 40) found it.
///
/// Shares are taken on a scale that begins at zero, as theirs does (0 to 42): 6 of 7 is 5 above the bottom, and 95 % of
/// that is 5.75 of 7. Every number comes with its standard error, so that pages can state it with the certainty it has.
public struct AutomaticityFit: Equatable, Sendable {
    public struct Estimate: Equatable, Sendable {
        public let value: Double
        /// Infinite where the answers do not determine the value.
        public let standardError: Double
    }

    /// a: where the curve levels off, on the scale of 1 to 7.
    public let asymptote: Estimate
    /// b: how far below the asymptote the habit was on its first day.
    public let rise: Estimate
    /// c: how fast the curve approaches the asymptote, per day.
    public let rate: Estimate
    /// x95: the number of days after which the curve reaches 95 % of its asymptote, both measured from the bottom of
    /// the scale.
    public let levelsOff: Estimate
    /// The bounds of the 95 % confidence interval of `levelsOff`, in days.
    public let earliest: Double
    public let latest: Double
    /// The standard error of the answers around the curve.
    public let residualError: Double
    /// The first day with an answer, and how far below the asymptote the curve is on that day. The curve is drawn from
    /// there: a habit may be years old before the first answer, and b too large for any number.
    let firstDays: Double
    let gap: Double
}

extension AutomaticityFit {
    /// The share of the asymptote at which a habit counts as levelled off.
    static var reached: Double { 0.95 }
    /// The lowest possible answer: the zero of all shares.
    static var bottom: Double { Double(Agreement.range.lowerBound) }

    /// Returns the curve's value `days` days after the beginning, in thousandths: 0...10,000.
    public func thousandths(after days: Int) -> Int {
        wholeNumber(value(after: days) * 1000, within: 0...10_000)
    }

    /// The asymptote in hundredths: 0...1000.
    public var asymptoteHundredths: Int { wholeNumber(asymptote.value * 100, within: 0...1000) }

    /// Returns how far along the habit is, as a percentage of the way from where it began to where it levels off:
    /// 0...100. A curve from 2 to 6 that is at 5 has gone three of four points: 75.
    ///
    /// Before the first answer the curve is a guess and may run below the scale, where no habit can begin.
    public func percent(after days: Int) -> Int {
        let start = max(AutomaticityFit.bottom, value(after: 0))
        return wholeNumber((value(after: days) - start) / (asymptote.value - start) * 100, within: 0...100)
    }

    private func value(after days: Int) -> Double {
        asymptote.value - gap * exponential(-rate.value * (Double(days) - firstDays))
    }
}

/// Returns the nearest whole number within bounds, or the upper bound for NaN.
func wholeNumber(_ value: Double, within range: ClosedRange<Int>) -> Int {
    guard value < Double(range.upperBound) else { return range.upperBound }
    guard value > Double(range.lowerBound) else { return range.lowerBound }
    return Int(value + 0.5)
}
