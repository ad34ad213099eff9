extension Practice {
    /// How long an arrival's reminder is useful, in milliseconds: an hour later, a person who came to the gym has
    /// already trained, or has left.
    public static var useOfArrival: Int64 { 3_600_000 }

    /// Returns the reminders due to arrivals that were only just recorded, which no earlier plan could include.
    ///
    /// The reminder of an arrival is due at the instant of arrival, which has passed by the time it is reported: by a
    /// moment if the phone is online, by hours if it was not. For up to an hour the reminder is still useful and comes
    /// at once; after that it does not come at all. Call this after recording entries, and send what it returns right
    /// away.
    public func calls(uponArrivalsIn entries: [Entry], at now: Instant, in zone: ZoneRules) -> [Occurrence] {
        let earliest = now.advanced(byMilliseconds: -Practice.useOfArrival)
        let arrivals = entries.compactMap { $0.fact.arrival?.instant }.filter { earliest <= $0 && $0 <= now }
        guard !arrivals.isEmpty else { return [] }
        return occurrences(from: earliest, to: now.advanced(byMilliseconds: 1), in: zone).filter { call in
            arrivals.contains { $0 == call.at } && placeReminder(of: call) != nil
        }
    }

    /// Returns whether an arrival at a place is known within ten minutes of an instant, in which case it is the same
    /// one.
    public func hasArrival(at place: Identifier, around instant: Instant) -> Bool {
        let arrivals = fields.place(place)?.arrivals ?? []
        let earliest = instant.advanced(byMilliseconds: -600_000)
        let first = arrivals.firstSortedIndex { $0 >= earliest }
        return first < arrivals.count && arrivals[first] <= instant.advanced(byMilliseconds: 600_000)
    }

    /// Returns whether the person arrived at a place within the last hour, and so is probably still there.
    public func hasJustArrived(at place: Identifier, now: Instant) -> Bool {
        guard let last = lastArrival(at: place)?.instant else { return false }
        return last <= now && now <= last.advanced(byMilliseconds: Practice.useOfArrival)
    }

    /// Returns whether a due reminder is still useful: one by place is for an hour. For one by time, the host decides.
    public func isOfUse(_ call: Occurrence, at now: Instant) -> Bool {
        placeReminder(of: call) == nil
            || now <= call.at.advanced(byMilliseconds: Practice.useOfArrival)
    }

    /// Returns the place reminder behind an occurrence; `nil` for any other kind, such as a reminder by time or the
    /// evening question.
    public func placeReminder(of call: Occurrence) -> PlaceReminder? {
        guard case .reminder(let id, let habit) = call.kind, let habit = self.habit(habit) else { return nil }
        return placeReminders(of: habit).first { $0.id == id }
    }
}

extension Fact {
    fileprivate var arrival: Arrived? {
        guard case .place(.arrived(let fact)) = self else { return nil }
        return fact
    }
}
