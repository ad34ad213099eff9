import HexisCore
import Synchronization

/// The appends that have begun, and whose entries cannot be read yet.
///
/// A program that reads a journal now, and later what arrived since, would otherwise miss an entry that arrived before it
/// read, and could be read only after.
final class AppendsUnderWay: Sendable {
    private let arrivals = Mutex<[PersonID: [Instant]]>([:])

    /// Returns the time at which its entries arrive.
    func begin(_ person: PersonID, _ now: () -> Instant) -> Instant {
        arrivals.withLock { arrivals in
            let now = now()
            arrivals[person, default: []].append(now)
            return now
        }
    }

    func end(_ person: PersonID, _ arrival: Instant) {
        arrivals.withLock { arrivals in
            guard let place = arrivals[person]?.firstIndex(of: arrival) else { return }
            arrivals[person]?.remove(at: place)
            if arrivals[person]?.isEmpty ?? false { arrivals[person] = nil }
        }
    }

    /// The latest instant before which everything that arrived can be read.
    func settled(_ person: PersonID, _ now: () -> Instant) -> Instant {
        arrivals.withLock { arrivals in
            let now = now()
            return min(now, arrivals[person]?.min() ?? now)
        }
    }
}
