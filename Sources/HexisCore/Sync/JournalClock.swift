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
        let ahead = entries.indices.filter { JournalClock.isTooFarAhead(entries[$0].at, at: now) }
        let room = JournalClock.farthestAhead - Int64(ahead.count)
        var instant = min(known.instant(at: now), now.advanced(byMilliseconds: room))
        var restamped = entries
        for place in sortedPlaces(of: ahead.count, { entries[ahead[$0]].stamp < entries[ahead[$1]].stamp }) {
            restamped[ahead[place]] = entries[ahead[place]].stamped(instant)
            instant = instant.advanced(byMilliseconds: 1)
        }
        return restamped
    }
}

extension Entry {
    fileprivate func stamped(_ instant: Instant) -> Entry {
        Entry(id: id, at: instant, device: device, fact: fact, offset: offset, unknownFields: unknownFields)
    }
}
