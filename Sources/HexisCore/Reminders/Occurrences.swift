extension Practice {
    /// The maximum number of days that a single request covers.
    static var longestOutlook: Int { 400 }

    /// Returns the occurrences from `start` up to, but not including, `end`, the earliest first, as the practice is
    /// now: every new entry may change them. Consecutive spans yield the same as one span over all of them. It looks at
    /// no more than 400 days and returns no more than the first `most` occurrences.
    public func occurrences(
        from start: Instant, to end: Instant, in zone: ZoneRules, atMost most: Int = 500
    ) -> [Occurrence] {
        let planner = OccurrencePlanner(self, in: zone)
        guard start < end, most > 0, !planner.isIdle else { return [] }
        // A clock change may move a reminder past the end of its day, so the days beside the span are included.
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

    /// Whether there is any reminder at all, on whatever day. Cheaper than searching for the next.
    public var hasCalls: Bool {
        guard !settings.isPaused else { return false }
        return settings.eveningQuestion != nil || settings.hasPatientsSummary
            || fields.heart.putOff.value != nil || medicines.contains { $0.isCalledFor }
            || !askingLoops.isEmpty || asksQuestionnaires || notifiesOfCheers
            || habitsByID.values.contains { $0.isThere && !allReminders(of: $0).isEmpty }
    }

    /// Returns whether any reminder can still come from a day on. It ignores medicines that are taken as needed or
    /// stopped, and archived habits.
    public func canCall(from day: Day) -> Bool {
        guard !settings.isPaused else { return false }
        return settings.eveningQuestion != nil || settings.hasPatientsSummary
            || fields.heart.putOff.value.map { $0.day >= day } ?? false
            || medicines.contains { $0.isCalledFor && $0.isDue(from: day) } || !askingLoops.isEmpty
            || asksQuestionnaires || notifiesOfCheers
            || habitsByID.values.contains {
                $0.isThere && !$0.isArchived && !allReminders(of: $0).isEmpty
            }
    }

    /// Returns the first occurrence after an instant; `nil` if there is none within four weeks.
    public func nextOccurrence(after instant: Instant, in zone: ZoneRules) -> Occurrence? {
        occurrences(
            from: instant.advanced(byMilliseconds: 1), to: instant.advanced(byMilliseconds: 28 * 86_400_000),
            in: zone, atMost: 1
        ).first
    }

    /// Returns whether an occurrence planned earlier still applies unchanged. Check this before sending it: since then
    /// the habit may have been done, or the reminder changed.
    public func stillApplies(_ occurrence: Occurrence, in zone: ZoneRules) -> Bool {
        OccurrencePlanner(self, in: zone).occurrences(on: occurrence.day).contains(occurrence)
    }
}
