/// Somebody with whom a person pursues a goal: what the entries about the two add up to.
public struct Companion: Hashable, Sendable {
    /// The same in the journals of both.
    public let id: Identifier
    private var join = Latest<CompanionJoined?>(initially: nil)
    private var shown = Latest<CompanionLevel?>(initially: nil)
    private var muted = Latest(initially: false)
    private var blocked = Latest(initially: false)
    private var notified = Latest(initially: false)
    private var ranked = Latest(initially: false)
    private var end: End?
    private var progressed = Latest<CompanionProgressed?>(initially: nil)
    /// From either of the two, in the order in which they were recorded.
    public private(set) var cheers: [CompanionCheer] = []

    private struct End: Hashable {
        let party: CompanionParty
        let stamp: Stamp
    }

    public enum State: Hashable, Sendable {
        /// The person has not chosen yet what the companion sees.
        case waiting
        case active
        case left(by: CompanionParty, at: Instant)
    }

    init(id: Identifier) {
        self.id = id
    }

    /// The account of the companion.
    public var person: Identifier { join.value?.person ?? id }
    public var name: String { join.value?.name.text ?? "" }
    /// The person's own goal.
    public var challenge: Identifier { join.value?.challenge ?? id }
    /// What the person shows; `nil` until they choose.
    public var level: CompanionLevel? { shown.value }
    /// Whether nothing of the companion appears on Today.
    public var isMuted: Bool { muted.value }
    /// Whether a notification says that the companion cheered.
    public var isNotified: Bool { notified.value }
    /// Whether the person wants to see who is ahead, if all companions of the goal do.
    public var isRanked: Bool { ranked.value }
    /// Whether the person wants nothing to do with the companion, in no goal.
    public var isBlocked: Bool { blocked.value }

    /// What the companion shows, as far as it is known here, and since when; `nil` while that is nothing.
    public var progress: (shown: CompanionProgressed, since: Instant)? {
        guard let value = progressed.value, case .some = value.level, let stamp = progressed.stamp else {
            return nil
        }
        return (value, stamp.at)
    }

    /// What the server recorded last, even if it shows nothing.
    var lastProgress: CompanionProgressed? { progressed.value }

    public var state: State {
        if let end { return .left(by: end.party, at: end.stamp.at) }
        return shown.isSet ? .active : .waiting
    }

    public var isOver: Bool {
        if case .left = state { true } else { false }
    }

    /// Whether the two are known to have met, as far as is known here.
    var isThere: Bool { join.isSet }

    /// The one who joined later comes first.
    func isBefore(_ other: Companion) -> Bool {
        guard let mine = join.stamp, let theirs = other.join.stamp else { return false }
        return theirs < mine
    }

    mutating func apply(_ fact: CompanionFact, at stamp: Stamp) {
        switch fact {
        case .companionJoined(let fact): join.set(fact, at: stamp)
        case .companionShown(let fact): shown.set(fact.level, at: stamp)
        case .companionLeft(let fact):
            // The first to leave left.
            if end.map({ stamp < $0.stamp }) ?? true { end = End(party: fact.party, stamp: stamp) }
        case .companionProgressed(let fact): progressed.set(fact, at: stamp)
        case .companionCheered(let fact):
            let cheer = CompanionCheer(fact, at: stamp)
            cheers.insert(cheer, at: cheers.firstSortedIndex { $0.stamp > stamp })
        case .companionMuted(let fact): muted.set(fact.isMuted, at: stamp)
        case .companionBlocked(let fact): blocked.set(fact.isBlocked, at: stamp)
        case .companionNotified(let fact): notified.set(fact.isNotified, at: stamp)
        case .companionRanked(let fact): ranked.set(fact.isRanked, at: stamp)
        }
    }
}

extension CompanionFact {
    /// The companion that it is about.
    package var companion: Identifier {
        switch self {
        case .companionJoined(let fact): fact.companion
        case .companionShown(let fact): fact.companion
        case .companionLeft(let fact): fact.companion
        case .companionProgressed(let fact): fact.companion
        case .companionCheered(let fact): fact.companion
        case .companionMuted(let fact): fact.companion
        case .companionBlocked(let fact): fact.companion
        case .companionNotified(let fact): fact.companion
        case .companionRanked(let fact): fact.companion
        }
    }
}
