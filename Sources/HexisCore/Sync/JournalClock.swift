/// How far the clocks of devices may be trusted.
///
/// A journal is ordered by its entries' instants. Each comes from the device's clock, and is never behind what
/// the device had seen (a hybrid logical clock, Kulkarni et al. 2014). A clock that is years ahead would have
/// the last word for years: hence a bound.
public enum JournalClock {
    /// A day, in milliseconds: clocks that were set to another zone's time are within it.
    public static let farthestAhead: Int64 = 24 * 3_600_000

    /// Whether an entry may not enter the journal as it is. One of 22 November, 13:00, is too far ahead at
    /// noon of the 21st.
    public static func isTooFarAhead(_ instant: Instant, at now: Instant) -> Bool {
        instant > now.advanced(byMilliseconds: farthestAhead)
    }
}

extension Practice {
    /// Entries that are too far ahead, brought back to now; they keep their order, and follow on everything
    /// that is in this practice, as far as the bound leaves room. The others stay as they are.
    ///
    /// Only for entries that nobody else has seen: the practice is to hold what the server keeps.
    public func restamped(_ entries: [Entry], at now: Instant) -> [Entry] {
        var known = self
        for entry in entries where !JournalClock.isTooFarAhead(entry.at, at: now) { known.add(entry) }
        let ahead = entries.filter { JournalClock.isTooFarAhead($0.at, at: now) }
            .sorted { $0.stamp < $1.stamp }
        let room = JournalClock.farthestAhead - Int64(ahead.count)
        let first = min(known.instant(at: now), now.advanced(byMilliseconds: room))
        var places: [Identifier: Int] = [:]
        for (place, entry) in ahead.enumerated() { places[entry.id] = place }
        return entries.map { entry in
            guard let place = places[entry.id] else { return entry }
            return entry.stamped(first.advanced(byMilliseconds: Int64(place)))
        }
    }
}

extension Entry {
    fileprivate func stamped(_ instant: Instant) -> Entry {
        Entry(id: id, at: instant, device: device, fact: fact, unknownFields: unknownFields)
    }
}
