extension Practice {
    /// How many days a single request looks at.
    static var longestOutlook: Int { 400 }

    /// What calls from an instant up to, and without, another one, the earliest first, as the practice stands now: every
    /// new entry may change it. Spans that follow on each other give what the whole gives. Looked at are 400 days at
    /// most, and given are the first of them, at most so many.
    public func occurrences(
        from start: Instant, to end: Instant, in zone: ZoneRules, atMost most: Int = 500
    ) -> [Occurrence] {
        let planner = OccurrencePlanner(self, in: zone)
        guard start < end, most > 0, !planner.isIdle else { return [] }
        // Clocks that skip an hour may carry a call over its day's end: the days beside the span are looked at, too.
        let first = planner.day(at: start).previous
        let days = min(first.distance(to: planner.day(at: end).next), Practice.longestOutlook)
        var found: [Occurrence] = []
        for number in 0...max(days, 0) {
            let isEnough = found.count >= most
            found += planner.occurrences(on: first.advanced(by: number)).filter {
                start <= $0.at && $0.at < end
            }
            if isEnough { break }
        }
        return sortedPlaces(of: found.count) { found[$0].isBefore(found[$1]) }.prefix(most).map { found[$0] }
    }

    /// Whether anything ever calls, on whatever day. Cheaper than looking for when.
    public var hasCalls: Bool {
        settings.eveningQuestion != nil || fields.heart.putOff.value != nil
            || medicines.contains { $0.isCalledFor } || !askingLoops.isEmpty
            || habitsByID.values.contains { $0.isThere && !allReminders(of: $0).isEmpty }
    }

    /// Whether anything can still call from a day on: not a medicine that is taken as needed or stopped, nor what reminds
    /// of a habit that is archived.
    public func canCall(from day: Day) -> Bool {
        settings.eveningQuestion != nil || fields.heart.putOff.value.map { $0.day >= day } ?? false
            || medicines.contains { $0.isCalledFor && $0.isDue(from: day) } || !askingLoops.isEmpty
            || habitsByID.values.contains {
                $0.isThere && !$0.isArchived && !allReminders(of: $0).isEmpty
            }
    }

    /// The first call after an instant; `nil` when there is none within four weeks.
    public func nextOccurrence(after instant: Instant, in zone: ZoneRules) -> Occurrence? {
        occurrences(
            from: instant.advanced(byMilliseconds: 1), to: instant.advanced(byMilliseconds: 28 * 86_400_000),
            in: zone, atMost: 1
        ).first
    }

    /// Whether a call that was planned earlier is still to come just so. Whoever sends it asks first: the habit may
    /// be done, or the reminder changed, since.
    public func stillApplies(_ occurrence: Occurrence, in zone: ZoneRules) -> Bool {
        OccurrencePlanner(self, in: zone).occurrences(on: occurrence.day).contains(occurrence)
    }
}
