/// How far the clocks of devices are trusted.
///
/// A journal is ordered by its entries' instants. Each comes from the device's clock, but is never earlier than what
/// the device had seen (a hybrid logical clock, Kulkarni et al. 2014). A clock that is years ahead would win every
/// conflict for years: hence a bound.
public enum JournalClock {
    /// One day, in milliseconds, which covers clocks that were set to another zone's time.
    public static let farthestAhead: Int64 = 24 * 3_600_000

    /// Returns whether an entry is too far ahead to enter the journal as it is. One of 22 November, 13:00, is too far
    /// ahead at noon of the 21st.
    public static func isTooFarAhead(_ instant: Instant, at now: Instant) -> Bool {
        instant > now.advanced(byMilliseconds: farthestAhead)
    }
}

extension Practice {
    /// Returns the entries with those that are too far ahead restamped to now; these keep their order, and follow
    /// everything in this practice, as far as the bound leaves room. The others stay as they are.
    ///
    /// Only for entries that no one else has seen: the practice must reflect what the server stores.
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

/// A period in which the server's clock was ahead, recognized when the clock was set back.
public struct LeadingClock: Hashable, Sendable {
    /// When the period began, by that clock.
    public let since: Instant
    /// How far the clock was ahead, in milliseconds.
    public let ahead: Int64

    public init(since: Instant, ahead: Int64) {
        self.since = since
        self.ahead = ahead
    }
}

extension Entry {
    /// Returns the entry with the instant at which it was actually made, if one of these clocks stamped it; `nil`
    /// otherwise.
    ///
    /// A clock was a year ahead from noon of 21 November 2026. An entry stamped 21 November 2027, 12:05, is moved back
    /// to five past noon of 2026. All entries of a clock move by the same amount, so they keep their order. Entries
    /// that are not too far ahead stay as they are.
    public func broughtBack(from clocks: [LeadingClock], at now: Instant) -> Entry? {
        guard JournalClock.isTooFarAhead(at, at: now) else { return nil }
        let clock = clocks.filter { $0.since <= at }.max { $0.since < $1.since }
        return clock.map { stamped(at.advanced(byMilliseconds: -$0.ahead)) }
    }

    fileprivate func stamped(_ instant: Instant) -> Entry {
        Entry(id: id, at: instant, device: device, fact: fact, offset: offset, unknownFields: unknownFields)
    }
}
