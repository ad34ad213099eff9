/// One dose of one day, with its current state.
public struct Dose: Hashable, Sendable {
    public let slot: DoseSlot
    public let state: State

    public init(slot: DoseSlot, state: State) {
        self.slot = slot
        self.state = state
    }

    public enum State: Hashable, Sendable {
        /// Not answered, but still answerable: today's, and yesterday's until today ends.
        case open
        /// Not answered, and no longer answerable.
        case missed
        case taken(TimeOfDay)
        /// Skipped on purpose, with an optional reason.
        case skipped(Line?)
    }

    public var isTaken: Bool {
        if case .taken = state { true } else { false }
    }

    public var isOpen: Bool { state == .open }

    /// Returns whether a dose of `day` can be marked, corrected and undone on `today`: on the day itself and on the one
    /// after. Older doses are shown but cannot be changed.
    public static func canBeAnswered(_ day: Day, on today: Day) -> Bool {
        day <= today && day >= today.previous
    }
}

extension Medicine {
    /// Returns the doses of a day in clock order from the start of the day: those due, and any that were marked.
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

    /// Whether the dose was taken or skipped at an instant, whatever was answered since.
    public func isAnswered(_ slot: DoseSlot, on day: Day, asOf instant: Instant) -> Bool {
        let record = records(on: day).first { $0.slot == slot }
        let answer = record?.answers.last { $0.stamp.at <= instant }
        return answer.map { $0.content != .undone } ?? false
    }

    /// Returns the times of the regimen without an answer.
    func openTimes(on day: Day, among records: [DoseRecord]) -> [TimeOfDay] {
        guard case .at(let times, let days)? = prescription(on: day)?.regimen, days.contains(day) else {
            return []
        }
        return times.times.filter { time in
            !records.contains { $0.slot == .time(time) && $0.content != nil }
        }
    }

    /// Returns how many times are open; 0 on a paused day.
    func openDoseCount(on day: Day) -> Int {
        isPaused(on: day) ? 0 : openTimes(on: day, among: records(on: day)).count
    }

    /// The instant of the dose that was taken last.
    public var lastTaken: Instant? {
        for day in fields.days.reversed() {
            if let last = day.doses.compactMap({ $0.takenAt }).max() { return last }
        }
        return nil
    }

    /// Returns when the next dose is due if hours count from the last one; `nil` if they do not, or nothing was taken.
    ///
    /// Eight hours are eight hours, even in the night of a clock change.
    public func nextDue(on day: Day) -> Instant? {
        guard case .afterLast(let hours)? = prescription(on: day)?.regimen, let last = lastTaken else {
            return nil
        }
        return last.advanced(byMilliseconds: Int64(hours) * 3_600_000)
    }

    /// The slot of the next dose where hours count from the last one. Two devices that know of the same last dose
    /// derive the same slot.
    public var nextSlot: DoseSlot {
        .single(id.derived(UInt64(bitPattern: lastTaken?.milliseconds ?? 0)))
    }
}

extension DoseSlot {
    /// The time that the regimen gives the dose; `nil` for other doses.
    public var time: TimeOfDay? {
        if case .time(let time) = self { time } else { nil }
    }
}

extension TimeOfDay {
    /// Returns the minutes since the start of the day: at 01:00, in a day that starts at 03:00, 22 hours.
    public func minutes(after dayStart: TimeOfDay) -> Int { (minutes - dayStart.minutes + 1440) % 1440 }
}
