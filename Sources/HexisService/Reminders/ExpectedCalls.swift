import HexisCore
import Synchronization

/// What is to call a person, as it stood before its time: what somebody sets in the afternoon for nine in the morning was
/// not forgotten at nine.
struct ExpectedCalls: Equatable {
    private(set) var calls: [Occurrence] = []
    /// Nothing is known of what calls after it.
    private(set) var end = Instant.range.lowerBound
    /// The last entry that is known to count.
    private(set) var journalEnd: Int64?

    /// How far is looked ahead.
    static let outlook = Duration.hours(6)
    private static let most = 500

    /// Takes in how the practice stands now. What it says about the time after `instant`, or about the last seconds, it
    /// has said in time; what it says about any earlier time counts only where it did so before.
    ///
    /// An arrival is no plan: whoever records one sees to it.
    mutating func update(
        _ practice: Practice, endingWith journalEnd: Int64? = nil, at now: Instant,
        since instant: Instant? = nil,
        in zone: ZoneRules
    ) {
        let start = min(instant ?? now, now - ReminderPlans.onTheWay)
        let earliest = min(calls.first?.at ?? start, start)
        end = now + ExpectedCalls.outlook
        let standing =
            practice.hasCalls
            ? practice.occurrences(from: earliest, to: end, in: zone, atMost: ExpectedCalls.most) : []
        if standing.count == ExpectedCalls.most, let last = standing.last { end = last.at }
        let known = Set(calls)
        calls = standing.filter { call in
            (call.at > start || known.contains(call)) && practice.placeReminder(of: call) == nil
        }
        self.journalEnd = journalEnd
    }

    /// Those that were due by then.
    func due(by instant: Instant) -> [Occurrence] { Array(calls.prefix { $0.at <= instant }) }

    mutating func remove(_ gone: [Occurrence]) {
        let gone = Set(gone)
        calls.removeAll { gone.contains($0) }
    }
}

/// What is to call everybody.
final class Expectations: Sendable {
    private let people = Mutex<[Identifier: ExpectedCalls]>([:])

    subscript(person: Identifier) -> ExpectedCalls? { people.withLock { $0[person] } }

    /// Changes what is known of a person.
    func change(_ person: Identifier, _ change: (inout ExpectedCalls) -> Void) {
        people.withLock { change(&$0[person, default: ExpectedCalls()]) }
    }

    /// Others are not there any more, or are not to be reminded.
    func keep(_ those: Set<Identifier>) {
        people.withLock { people in people = people.filter { those.contains($0.key) } }
    }

    func forgetAll() { people.withLock { $0 = [:] } }
}
