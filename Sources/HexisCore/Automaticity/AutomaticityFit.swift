/// How automatic a habit becomes with the days: y = a − b·e^(−c·x), a curve that rises steeply at first and levels
/// off, as Lally et al. (2010, “How are habits formed”, European Journal of Social Psychology 40) found it.
///
/// Every number comes with its standard error, so that what is said about it can be as certain as it is.
public struct AutomaticityFit: Equatable, Sendable {
    public struct Estimate: Equatable, Sendable {
        public let value: Double
        /// Infinite where the answers do not determine it.
        public let standardError: Double
    }

    /// a: where the curve levels off, on the scale of 1 to 7.
    public let asymptote: Estimate
    /// b: how far below that it was on the habit's first day.
    public let rise: Estimate
    /// c: how fast it comes nearer, a day.
    public let rate: Estimate
    /// x95: after how many days the curve reaches 95 % of its asymptote.
    public let levelsOff: Estimate
    /// Within which days that is, with a probability of 95 %.
    public let earliest: Double
    public let latest: Double
    /// The standard error of the answers around the curve.
    public let residualError: Double
    /// The first day with an answer, and how far below the asymptote the curve is on it. From there it is drawn: a
    /// habit may be years old before anybody asks, and b beyond all numbers.
    let firstDays: Double
    let gap: Double
}

extension AutomaticityFit {
    /// The share of the asymptote at which a habit counts as levelled off.
    static var reached: Double { 0.95 }

    /// The curve after so many days since the beginning, in thousandths: 0...10,000.
    public func thousandths(after days: Int) -> Int {
        wholeNumber(value(after: days) * 1000, within: 0...10_000)
    }

    /// Where it levels off, in hundredths: 0...1000.
    public var asymptoteHundredths: Int { wholeNumber(asymptote.value * 100, within: 0...1000) }

    /// How far along it is, in percent of where it levels off: 0...100.
    public func percent(after days: Int) -> Int {
        wholeNumber(value(after: days) / asymptote.value * 100, within: 0...100)
    }

    private func value(after days: Int) -> Double {
        asymptote.value - gap * exponential(-rate.value * (Double(days) - firstDays))
    }
}

/// The nearest whole number within bounds; the upper bound for what is not a number.
func wholeNumber(_ value: Double, within range: ClosedRange<Int>) -> Int {
    guard value < Double(range.upperBound) else { return range.upperBound }
    guard value > Double(range.lowerBound) else { return range.lowerBound }
    return Int(value + 0.5)
}
