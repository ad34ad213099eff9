extension AutomaticityFit {
    /// When the habit levels off, in days since the beginning.
    public struct Forecast: Hashable, Sendable {
        public let bestGuess: Int
        public let earliest: Int
        public let latest: Int

        /// Whether the interval is too wide to be of use: somewhere between five weeks and more than twenty.
        public var isVague: Bool { latest > 4 * max(1, earliest) || latest >= Forecast.most }

        static let most = 200_000
    }

    public var forecast: Forecast {
        let range = 0...Forecast.most
        return Forecast(
            bestGuess: wholeNumber(levelsOff.value, within: range),
            earliest: wholeNumber(earliest, within: range), latest: wholeNumber(latest, within: range))
    }
}

extension AutomaticityFit.Forecast {
    /// How far a habit has come on its way to levelling off.
    public enum Stage: Hashable, Sendable {
        case tooEarlyToSay
        case ahead
        /// The best guess has passed.
        case probablyReached
        /// Even the latest day has passed, and an answer from after the best guess confirms it.
        case reached
    }

    /// Returns the stage `days` days after the beginning, where `lastAnswer` is the day of the last answer, counted the
    /// same way.
    public func stage(after days: Int, lastAnswer: Int) -> Stage {
        if isVague { return .tooEarlyToSay }
        if days < bestGuess { return .ahead }
        return days >= latest && lastAnswer >= bestGuess ? .reached : .probablyReached
    }
}
