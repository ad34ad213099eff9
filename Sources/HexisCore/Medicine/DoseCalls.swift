/// The medicine reminders of a day: one for each open dose at its time, and a gentle second one before the day ends.
struct DoseCalls {
    private let medicines: [Medicine]
    private let times: CallingTimes
    private let routine: ReminderRoutine

    init(_ medicines: [Medicine], _ times: CallingTimes, in routine: ReminderRoutine) {
        self.medicines = medicines.filter { $0.isCalledFor }
        self.times = times
        self.routine = routine
    }

    var isIdle: Bool { medicines.isEmpty }

    func occurrences(on day: Day) -> [Occurrence] {
        var found: [Occurrence] = []
        var isOpenLate = false
        for medicine in medicines where !medicine.isPaused(on: day) {
            for time in medicine.openTimes(on: day, among: medicine.records(on: day)) {
                let called = medicine.callTime(of: time, in: routine, on: day)
                let at = instant(
                    of: .time(time), of: medicine, on: day, planned: times.instant(of: called, on: day))
                if let at { found.append(Occurrence(.dose(.time(time), of: medicine.id), on: day, at: at)) }
                if isWellBefore(called) { isOpenLate = true }
            }
            if let due = medicine.nextDue(on: day), times.day(at: due) == day {
                let slot = medicine.nextSlot
                let at = instant(of: slot, of: medicine, on: day, planned: times.audible(due, on: day))
                if let at { found.append(Occurrence(.dose(slot, of: medicine.id), on: day, at: at)) }
            }
        }
        if isOpenLate, let at = times.instant(of: lastCall, on: day) {
            found.append(Occurrence(.lastCall, on: day, at: at))
        }
        return found
    }

    /// Returns when to send the reminder of a dose. A snoozed one comes at its new instant, even in quiet hours: the
    /// person asked for just that. It does not come after the end of its day.
    private func instant(of slot: DoseSlot, of medicine: Medicine, on day: Day, planned: Instant?) -> Instant?
    {
        guard let until = medicine.snooze(of: slot, on: day), until >= times.start(of: day) else {
            return planned
        }
        return until < times.start(of: day.next) ? until : nil
    }

    /// The time of the second reminder: an hour before the quiet hours, while the person is awake; 21:00 if there are
    /// none.
    private var lastCall: TimeOfDay {
        let minutes = times.quietHours.map { ($0.from.minutes + 1380) % 1440 } ?? 1260
        return TimeOfDay(minutes: minutes) ?? .midnight
    }

    /// Returns whether a reminder is at least an hour before the second one.
    private func isWellBefore(_ time: TimeOfDay) -> Bool {
        time.minutes(after: times.dayStart) + 60 <= lastCall.minutes(after: times.dayStart)
    }
}

extension CallingTimes {
    /// Returns the instant, or the end of the quiet hours that contain it, if that is on the same day.
    fileprivate func audible(_ due: Instant, on day: Day) -> Instant? {
        let time = Moment(instant: due, offset: zone.offset(at: due)).timeOfDay
        guard let quietHours, quietHours.contains(time) else { return due }
        return instant(of: time, on: day)
    }
}

extension Medicine {
    /// Whether the person gets reminders for its doses.
    public var isCalledFor: Bool { fields.calls.value && isThere }

    /// Returns the end of a dose reminder's snooze; `nil` if it is not snoozed.
    public func snooze(of slot: DoseSlot, on day: Day) -> Instant? {
        fields.snooze.value.flatMap { $0.day == day && $0.slot == slot ? $0.until : nil }
    }

    /// The hours by which a reminder can be snoozed.
    public static var snoozeHours: ClosedRange<Int> { 1...3 }
}
