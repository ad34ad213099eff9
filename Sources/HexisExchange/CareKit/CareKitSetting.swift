package import HexisCore

/// What of a person, and of the moment, matters to how their data look in CareKit.
package struct CareKitSetting: Sendable {
    let zones: CareKitZones
    let dayStart: TimeOfDay
    let now: Instant
    /// The store that Hexis is for CareKit.
    let store: Identifier
    /// Returns a new identifier on every call.
    let random: @Sendable () -> Identifier

    package init(
        _ practice: Practice, zones: CareKitZones, now: Instant, store: Identifier,
        random: @escaping @Sendable () -> Identifier
    ) {
        self.zones = zones
        dayStart = practice.settings.dayStart
        self.now = now
        self.store = store
        self.random = random
    }

    /// The source of what Hexis writes, and of what it read.
    static let source = "Hexis"

    func moment(_ instant: Instant) -> Moment {
        Moment(instant: instant, offset: zones.persons.offset(at: instant), dayStart: dayStart)
    }

    var today: Day { moment(now).today }

    /// The date from which on a version holds, where its author was.
    func date(of version: CareKitEntity) -> Day {
        let zone = zones.rules(version.object["timezone"]?["identifier"]?.string)
        return Moment(instant: version.effective, offset: zone.offset(at: version.effective)).date
    }

    /// When a time comes on one of the person's days; before the day begins, in the night after it.
    func instant(of day: Day, at time: TimeOfDay) -> Instant {
        zones.persons.instant(of: date(of: day, at: time), at: time)
    }

    func date(of day: Day, at time: TimeOfDay) -> Day { time < dayStart ? day.next : day }

    /// The person's day of an event.
    func day(of event: CareKitSchedule.Event) -> Day {
        guard let time = event.time else { return event.date }
        return time < dayStart ? event.date.previous : event.date
    }

    /// Whether Hexis accepts an answer to a dose of this day that was recorded at an instant.
    func accepts(_ day: Day, recorded instant: Instant) -> Bool {
        instant <= now && Dose.canBeAnswered(day, on: moment(instant).today)
    }
}
