/// What of a post or a file could not be used, and why, with an example.
public struct Unused: Error, Hashable, Sendable {
    /// The numbers are for ever: they are stored.
    public enum Reason: Int, CaseIterable, Sendable {
        /// Hexis has no use for what is called so.
        case notKept = 0
        /// A time that is none.
        case time
        /// A unit that is not known, or that measures something else.
        case unit
        /// No number, or an amount that is not possible.
        case amount
        /// Of a day that is still to come.
        case ahead
        /// A message that is not as its program writes it.
        case message
        /// All of it; the text says why.
        case refused
        /// So many more kinds than are listed.
        case more
    }

    public let reason: Reason
    public let count: Int
    /// A name, a sentence, or an example as it came; empty where there was nothing.
    public let text: String

    /// In Unicode scalars: room for the sentences in which anything is refused.
    public static let longestText = 250

    public init(_ reason: Reason, _ text: String = "", count: Int = 1) {
        self.reason = reason
        self.count = count
        self.text = text.firstScalars(Unused.longestText)
    }

    /// Whether the two are one kind: names and sentences are each a kind of their own, of the rest any example does.
    func isAlike(_ other: Unused) -> Bool {
        guard reason == other.reason else { return false }
        switch reason {
        case .notKept, .refused: return text == other.text
        case .time, .unit, .amount, .ahead, .message, .more: return true
        }
    }
}

/// What of one post or file could not be used, each kind once and with its first example.
public struct UnusedKinds: Hashable, Sendable {
    private var kinds: [Unused] = []
    private var more = 0

    /// Kinds that are kept apart: made-up names make nothing grow.
    private static let most = 200
    /// So many are listed.
    public static let mostListed = 12

    public init() {}

    public mutating func add(_ unused: Unused) {
        guard unused.count > 0 else { return }
        if let place = kinds.firstIndex(where: { $0.isAlike(unused) }) {
            let known = kinds[place]
            kinds[place] = Unused(known.reason, known.text, count: known.count + unused.count)
        } else if kinds.count < UnusedKinds.most {
            kinds.append(unused)
        } else {
            more += 1
        }
    }

    /// What should have been usable comes first, then what Hexis has no use for, each with the most frequent before the
    /// others; beyond twelve it is only said how many kinds more there are.
    public var listed: [Unused] {
        let order = kinds.indices.sorted { left, right in
            let (one, other) = (kinds[left], kinds[right])
            if (one.reason == .notKept) != (other.reason == .notKept) { return other.reason == .notKept }
            return one.count == other.count ? left < right : one.count > other.count
        }
        let rest = kinds.count + more - UnusedKinds.mostListed
        let listed = order.prefix(rest > 0 ? UnusedKinds.mostListed - 1 : UnusedKinds.mostListed).map {
            kinds[$0]
        }
        return rest > 0 ? listed + [Unused(.more, count: rest + 1)] : listed
    }

    /// How many could have been used, had they been as they should.
    public var faults: Int { kinds.reduce(0) { $0 + ($1.reason == .notKept ? 0 : $1.count) } }
}
