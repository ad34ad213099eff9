/// One dose of one day, as it stands.
public struct Dose: Hashable, Sendable {
    public let slot: DoseSlot
    public let state: State

    public init(slot: DoseSlot, state: State) {
        self.slot = slot
        self.state = state
    }

    public enum State: Hashable, Sendable {
        /// Not answered, and still to be: today's, and yesterday's until today ends.
        case open
        /// Not answered, and its time is over.
        case missed
        case taken(TimeOfDay)
        /// Left out on purpose, with the reason if there is one.
        case skipped(Line?)
    }

    public var isTaken: Bool {
        if case .taken = state { true } else { false }
    }

    public var isOpen: Bool { state == .open }

    /// Whether a dose of that day can be marked, corrected and taken back on another: on the day itself, and on the
    /// one after. Further back it is shown, not changed.
    public static func canBeAnswered(_ day: Day, on today: Day) -> Bool {
        day <= today && day >= today.previous
    }
}

extension Medicine {
    /// The doses of a day, as the clock goes from the start of the day: those that are due, and whatever was marked.
    public func doses(on day: Day, seenFrom today: Day, dayStart: TimeOfDay) -> [Dose] {
        let records = records(on: day)
        var doses: [(minutes: Int, dose: Dose)] = []
        func add(_ slot: DoseSlot, _ state: Dose.State, at time: TimeOfDay) {
            let minutes = time.minutes(after: dayStart)
            doses.insert(
                (minutes, Dose(slot: slot, state: state)), at: doses.firstSortedIndex { $0.minutes > minutes }
            )
        }
        for record in records {
            switch record.content {
            case .taken(_, let time):
                add(record.slot, .taken(time), at: record.slot.time ?? time)
            case .skipped(let reason): add(record.slot, .skipped(reason), at: record.slot.time ?? dayStart)
            case .undone, nil: break
            }
        }
        let isOpen = Dose.canBeAnswered(day, on: today) || day > today
        for time in openTimes(on: day, among: records) where isPaused(on: day) == false {
            add(.time(time), isOpen ? .open : .missed, at: time)
        }
        return doses.map { $0.dose }
    }

    /// The times of the regimen that nothing was said about.
    func openTimes(on day: Day, among records: [DoseRecord]) -> [TimeOfDay] {
        guard case .at(let times, let days)? = prescription(on: day)?.regimen, days.contains(day) else {
            return []
        }
        return times.times.filter { time in
            !records.contains { $0.slot == .time(time) && $0.content != nil }
        }
    }

    /// How many of them are open on a day that is not paused.
    func openDoseCount(on day: Day) -> Int {
        isPaused(on: day) ? 0 : openTimes(on: day, among: records(on: day)).count
    }

    /// The last dose that was taken, by when it was.
    public var lastTaken: Instant? {
        for day in fields.days.reversed() {
            if let last = day.doses.compactMap({ $0.takenAt }).max() { return last }
        }
        return nil
    }

    /// When the next dose is due where hours count from the last one; `nil` where they do not, or nothing was taken.
    ///
    /// Eight hours are eight hours, also in the night in which the clocks change.
    public func nextDue(on day: Day) -> Instant? {
        guard case .afterLast(let hours)? = prescription(on: day)?.regimen, let last = lastTaken else {
            return nil
        }
        return last.advanced(byMilliseconds: Int64(hours) * 3_600_000)
    }

    /// The name of the next dose where hours count from the last one: two devices that know of the same last dose
    /// give it the same.
    public var nextSlot: DoseSlot {
        .single(id.derived(UInt64(bitPattern: lastTaken?.milliseconds ?? 0)))
    }
}

extension DoseSlot {
    /// The time that the regimen names it by.
    public var time: TimeOfDay? {
        if case .time(let time) = self { time } else { nil }
    }
}

extension TimeOfDay {
    /// How long after the start of a day: at 01:00, in a day that starts at 03:00, 22 hours.
    public func minutes(after dayStart: TimeOfDay) -> Int { (minutes - dayStart.minutes + 1440) % 1440 }
}
