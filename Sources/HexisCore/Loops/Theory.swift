/// What a person thinks the old habit is for, and what else might provide it: a craving and a fulfilment to try out.
public struct Theory: Hashable, Sendable {
    public let id: Identifier
    /// The craving, such as “I want to socialize.”
    public let craving: Line
    /// The fulfilment, such as “Talk to a colleague”; `nil` until there is an idea.
    public let fulfilment: Line?
    public let note: Passage?
    /// The tries, the earliest first; empty while there is no fulfilment to try.
    public let tries: [Try]

    /// One try of the fulfilment.
    public struct Try: Hashable, Sendable {
        public let id: Identifier
        public let day: Day
        public let outcome: TryOutcome
        let made: Stamp
    }

    /// The verdict of all tries together.
    public enum Verdict: Hashable, Sendable {
        /// It has not been tried yet, or worked less than half of the time.
        case open
        /// It worked at least half of the time.
        case works
        /// It never worked.
        case failed
    }

    init?(_ fields: TheoryFields) {
        guard fields.made != nil, let craving = fields.craving.value, !fields.isRemoved else { return nil }
        id = fields.id
        self.craving = craving
        fulfilment = fields.fulfilment.value
        note = fields.note.value
        let tries = fields.fulfilment.value == nil ? [] : fields.tries.compactMap { Try($0) }
        self.tries = sortedPlaces(of: tries.count) { tries[$0].isBefore(tries[$1]) }.map { tries[$0] }
    }

    public var timesWorked: Int { tries.reduce(0) { $1.outcome == .worked ? $0 + 1 : $0 } }

    public var verdict: Verdict {
        let worked = timesWorked
        if tries.isEmpty { return .open }
        return worked == 0 ? .failed : worked * 2 >= tries.count ? .works : .open
    }
}

extension Theory.Try {
    init?(_ fields: TryFields) {
        guard let tried = fields.latest.value, let outcome = tried.outcome, let made = fields.made else {
            return nil
        }
        self.init(id: fields.id, day: tried.day, outcome: outcome, made: made)
    }

    fileprivate func isBefore(_ other: Theory.Try) -> Bool {
        day == other.day ? made < other.made : day < other.day
    }
}
