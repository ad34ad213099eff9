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

/// A time in which the server's clock was ahead, as it turned out when the clock was set back.
public struct LeadingClock: Hashable, Sendable {
    /// When that began, by that clock.
    public let since: Instant
    /// By how many milliseconds it was ahead.
    public let ahead: Int64

    public init(since: Instant, ahead: Int64) {
        self.since = since
        self.ahead = ahead
    }
}

extension Entry {
    /// The entry at the instant at which it was truly made, where one of these clocks stamped it; `nil` where none did.
    ///
    /// A clock was a year ahead from noon of 21 November 2026. What bears 21 November 2027, 12:05, comes back to five past
    /// noon of 2026. All of a clock's entries move alike, and so they keep their order. What is not too far ahead stays.
    public func broughtBack(from clocks: [LeadingClock], at now: Instant) -> Entry? {
        guard JournalClock.isTooFarAhead(at, at: now) else { return nil }
        let clock = clocks.filter { $0.since <= at }.max { $0.since < $1.since }
        return clock.map { stamped(at.advanced(byMilliseconds: -$0.ahead)) }
    }

    fileprivate func stamped(_ instant: Instant) -> Entry {
        Entry(id: id, at: instant, device: device, fact: fact, offset: offset, unknownFields: unknownFields)
    }
}
