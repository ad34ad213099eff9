/// The items of a request or file that could not be used, the reason, and an example.
public struct Unused: Error, Hashable, Sendable {
    /// The raw values are stored and must never change.
    public enum Reason: Int, CaseIterable, Sendable {
        /// Hexis has no use for data of this name.
        case notKept = 0
        /// The time is invalid.
        case time
        /// The unit is unknown, or measures something else.
        case unit
        /// The amount is not a number, or impossible.
        case amount
        /// The day is in the future.
        case ahead
        /// The message does not have its program's format.
        case message
        /// Everything was refused; the text says why.
        case refused
        /// The number of further kinds that are not listed.
        case more
    }

    public let reason: Reason
    public let count: Int
    /// A name, a sentence, or a verbatim example; empty if there is none.
    public let text: String

    /// The maximum length in Unicode scalars: enough for the sentences that explain a refusal.
    public static let longestText = 250

    public init(_ reason: Reason, _ text: String = "", count: Int = 1) {
        self.reason = reason
        self.count = count
        self.text = text.firstScalars(Unused.longestText)
    }

    /// Returns whether the two are of the same kind: names and sentences are each a kind of their own; for the other
    /// reasons, the example does not matter.
    func isAlike(_ other: Unused) -> Bool {
        guard reason == other.reason else { return false }
        switch reason {
        case .notKept, .refused: return text == other.text
        case .time, .unit, .amount, .ahead, .message, .more: return true
        }
    }
}

/// The unusable items of one request or file, with each kind listed once with its first example.
public struct UnusedKinds: Hashable, Sendable {
    private var kinds: [Unused] = []
    private var more = 0

    /// The maximum number of kinds, which bounds the memory that made-up names can take.
    private static let most = 200
    /// The maximum number of listed kinds.
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

    /// The kinds to list: those that should have been usable first, then those that Hexis has no use for, each by
    /// descending frequency; beyond twelve, a last item says how many more kinds there are.
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

    /// The number of items that would have been usable if they were valid.
    public var faults: Int { kinds.reduce(0) { $0 + ($1.reason == .notKept ? 0 : $1.count) } }
}
