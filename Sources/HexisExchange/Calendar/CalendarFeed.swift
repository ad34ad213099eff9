import HexisApp
package import HexisCore

/// A person's reminders and challenges as a calendar (RFC 5545) for other programs to subscribe to.
///
/// It contains the reminders of the coming days as if nothing were done in the meantime; each later version omits
/// what was done. It is empty while everything is paused.
package struct CalendarFeed {
    private let practice: Practice
    private let zone: CalendarZone
    private let origin: String
    private let now: Instant

    /// How many days ahead it looks.
    static let days = 400

    /// `origin` is the server's address (`https://habits.example.org`), at which the events' pages are.
    package init(
        _ practice: Practice, in zone: ZoneRules, named zoneName: String?, origin: String, at now: Instant
    ) {
        self.practice = practice
        self.zone = CalendarZone(name: zoneName ?? "UTC", rules: zone)
        self.origin = origin
        self.now = now
    }

    package var bytes: [UInt8] {
        let followUps = CalendarFollowUps(
            practice: practice, zone: zone.rules, origin: origin, today: today)
        let isPaused = practice.settings.isPaused
        return CalendarText.calendar(
            of: isPaused ? [] : challenges + calls + followUps.events, in: zone, from: now, to: end,
            stamp: now
        ) { text in
            text.line("X-WR-CALNAME", "Hexis")
            text.line("NAME", "Hexis")
            text.line("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
            text.line("X-PUBLISHED-TTL", "PT1H")
        }
    }

    private var end: Instant { now.advanced(byMilliseconds: Int64(CalendarFeed.days) * 86_400_000) }

    // MARK: Reminders

    /// Reminders of the same kind at the same local time.
    private struct Series: Hashable {
        let kind: Occurrence.Kind
        let time: TimeOfDay
    }

    private var calls: [CalendarEvent] {
        let occurrences = practice.occurrences(from: now, to: end, in: zone.rules, atMost: 100_000)
        var found: [Series: [(day: Day, occurrence: Occurrence)]] = [:]
        for occurrence in occurrences {
            let wall = WallTime(of: occurrence.at, offset: zone.rules.offset(at: occurrence.at))
            found[Series(kind: occurrence.kind, time: wall.time), default: []].append((wall.day, occurrence))
        }
        return found.flatMap { series, members in events(of: series, members) }.sorted { $0.id < $1.id }
    }

    private func events(of series: Series, _ members: [(day: Day, occurrence: Occurrence)]) -> [CalendarEvent]
    {
        // A local time that occurs twice, or never, denotes a different instant.
        let regular = members.filter { zone.rules.instant(of: $0.day, at: series.time) == $0.occurrence.at }
        guard let recurrence = Recurrence(regular.map { $0.day }), let first = regular.first else {
            return members.compactMap { event(for: $0.occurrence) }
        }
        let odd = members.filter { zone.rules.instant(of: $0.day, at: series.time) != $0.occurrence.at }
        return odd.compactMap { event(for: $0.occurrence) }
            + [event(for: first.occurrence, .recurring(series.time, recurrence))].compactMap { $0 }
    }

    /// The text is that of the first occurrence: an evening question about what is open on one evening says nothing
    /// about the next.
    private func event(for occurrence: Occurrence, _ time: CalendarEvent.Time? = nil) -> CalendarEvent? {
        guard occurrence.kind.isCertain, let text = practice.notification(of: occurrence) else { return nil }
        let (page, caller) = occurrence.kind.calendarPage
        let name =
            if case .recurring(let time, _) = time {
                "\(caller?.description ?? "evening")-\(time.minutes)"
            } else { occurrence.id.description }
        return CalendarEvent(
            id: "\(name)@hexis", title: text.title, text: caller == nil ? "" : text.body,
            page: origin + page, time: time ?? .once(occurrence.at))
    }

    // MARK: Challenges

    private var today: Day {
        Moment(
            instant: now, offset: zone.rules.offset(at: now), dayStart: practice.settings.dayStart
        ).today
    }

    private var challenges: [CalendarEvent] {
        let today = self.today
        let ofHabits = practice.habits.filter { !$0.isArchived }.flatMap { habit in
            habit.challenges.filter { $0.last >= today }.map { event(for: $0, of: habit) }
        }
        return ofHabits + practice.personalChallenges.compactMap { event(for: $0, today) }
    }

    /// A challenge without an end is shown on its first day.
    private func event(for challenge: PersonalChallenge, _ today: Day) -> CalendarEvent? {
        let last = challenge.last ?? challenge.first
        guard last >= today else { return nil }
        let isPrivate = practice.settings.reminderWording == .private
        return CalendarEvent(
            id: "\(challenge.id)@hexis", title: isPrivate ? "Hexis" : challenge.title.text, text: "",
            page: "\(origin)/personal-challenges/\(challenge.id)", time: .days(challenge.first, last))
    }

    private func event(for challenge: Challenge, of habit: Habit) -> CalendarEvent {
        let isPrivate = practice.settings.reminderWording == .private
        let weeks = challenge.level.weeks
        let length = weeks == 1 ? "one week" : "\(weeks) weeks"
        return CalendarEvent(
            id: "\(challenge.id)@hexis",
            title: isPrivate ? "Hexis" : "\(habit.name): a challenge of \(length)", text: "",
            page: "\(origin)/habits/\(habit.id)/challenges", time: .days(challenge.from, challenge.last))
    }
}
