extension Practice {
    /// For how long after an arrival its call is of use, in milliseconds: an hour later, whoever came to the gym has
    /// been there, or has gone.
    public static var useOfArrival: Int64 { 3_600_000 }

    /// What arrivals call that were recorded only now, and that no plan made before could know of.
    ///
    /// An arrival calls at its own instant, and that is past when it is told: by a moment where the phone is online,
    /// by hours where it was not. Up to an hour later the call is still of use, and comes at once; after that it does
    /// not come at all. Who has recorded entries asks this; where there is an answer, the person is called now.
    public func calls(uponArrivalsIn entries: [Entry], at now: Instant, in zone: ZoneRules) -> [Occurrence] {
        let earliest = now.advanced(byMilliseconds: -Practice.useOfArrival)
        let arrivals = entries.compactMap { $0.fact.arrival?.instant }.filter { earliest <= $0 && $0 <= now }
        guard !arrivals.isEmpty else { return [] }
        return occurrences(from: earliest, to: now.advanced(byMilliseconds: 1), in: zone).filter { call in
            arrivals.contains { $0 == call.at } && placeReminder(of: call) != nil
        }
    }

    /// Whether an arrival at a place is known within ten minutes of an instant: then it is the same one.
    public func hasArrival(at place: Identifier, around instant: Instant) -> Bool {
        let arrivals = fields.place(place)?.arrivals ?? []
        let earliest = instant.advanced(byMilliseconds: -600_000)
        let first = arrivals.firstSortedIndex { $0 >= earliest }
        return first < arrivals.count && arrivals[first] <= instant.advanced(byMilliseconds: 600_000)
    }

    /// Whether the person came to a place within the last hour, and so may be taken to be there.
    public func hasJustArrived(at place: Identifier, now: Instant) -> Bool {
        guard let last = lastArrival(at: place)?.instant else { return false }
        return last <= now && now <= last.advanced(byMilliseconds: Practice.useOfArrival)
    }

    /// Whether a call that is due can still help: one by place does for an hour. How long one by time does, its host
    /// knows.
    public func isOfUse(_ call: Occurrence, at now: Instant) -> Bool {
        placeReminder(of: call) == nil
            || now <= call.at.advanced(byMilliseconds: Practice.useOfArrival)
    }

    /// The reminder by place that calls; `nil` where one by time does, or the evening question.
    public func placeReminder(of call: Occurrence) -> PlaceReminder? {
        guard case .reminder(let id, let habit) = call.kind, let habit = self.habit(habit) else { return nil }
        return placeReminders(of: habit).first { $0.id == id }
    }
}

extension Fact {
    fileprivate var arrival: Arrived? {
        guard case .arrived(let fact) = self else { return nil }
        return fact
    }
}
