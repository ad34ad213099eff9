import HexisCore
import HexisStore
import Synchronization

/// A person's upcoming reminders, as planned before their time: one set in the afternoon for nine in the morning
/// was not missed at nine.
struct ExpectedCalls: Equatable {
    private(set) var calls: [Occurrence] = []
    /// The end of the known time; nothing is known of reminders after it.
    private(set) var end = Instant.range.lowerBound
    /// The sequence of the last entry that is known to be included.
    private(set) var journalEnd: Int64?

    /// How far ahead to look.
    static let outlook = Duration.hours(6)
    private static let most = 500

    /// Updates the reminders from a practice. Those after `instant`, or within the last few seconds, count as
    /// planned in time; earlier ones count only if they were expected before.
    ///
    /// Arrivals are not included: recording one processes it.
    mutating func update(
        _ practice: Practice, endingWith journalEnd: Int64? = nil, at now: Instant,
        since instant: Instant? = nil,
        in zone: ZoneRules
    ) {
        let start = min(instant ?? now, now - ReminderPlans.onTheWay)
        let earliest = min(calls.first?.at ?? start, start)
        end = now + ExpectedCalls.outlook
        let standing = practice.expected(from: earliest, to: end, in: zone, atMost: ExpectedCalls.most)
        if standing.count == ExpectedCalls.most, let last = standing.last { end = last.at }
        let known = Set(calls)
        calls = standing.filter { call in
            (call.at > start || known.contains(call)) && practice.placeReminder(of: call) == nil
        }
        self.journalEnd = journalEnd
    }

    /// The reminders that were due by an instant.
    func due(by instant: Instant) -> [Occurrence] { Array(calls.prefix { $0.at <= instant }) }

    mutating func remove(_ gone: [Occurrence]) {
        let gone = Set(gone)
        calls.removeAll { gone.contains($0) }
    }
}

extension Practice {
    /// None for a person without reminders, which saves looking for them.
    fileprivate func expected(
        from start: Instant, to end: Instant, in zone: ZoneRules, atMost most: Int
    ) -> [Occurrence] {
        hasCalls ? occurrences(from: start, to: end, in: zone, atMost: most) : []
    }
}

/// The expected reminders of everyone.
final class Expectations: Sendable {
    private let people = Mutex<[PersonID: ExpectedCalls]>([:])

    subscript(person: PersonID) -> ExpectedCalls? { people.withLock { $0[person] } }

    /// Changes a person's expected reminders.
    func change(_ person: PersonID, _ change: (inout ExpectedCalls) -> Void) {
        people.withLock { change(&$0[person, default: ExpectedCalls()]) }
    }

    /// Drops everyone else: they are gone, or are not to be reminded.
    func keep(_ those: Set<PersonID>) {
        people.withLock { people in people = people.filter { those.contains($0.key) } }
    }

    func forgetAll() { people.withLock { $0 = [:] } }
}
