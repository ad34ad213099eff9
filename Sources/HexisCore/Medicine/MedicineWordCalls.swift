/// The medicine reminders other than those of doses: the feedback on the past week, and a high heart rate.
struct MedicineWordCalls {
    private let practice: Practice
    private let times: CallingTimes
    private let tellsOfWeeks: Bool

    init(_ practice: Practice, _ times: CallingTimes) {
        self.practice = practice
        self.times = times
        tellsOfWeeks = practice.tellsOfMedicineWeeks && practice.medicines.contains { $0.isCalledFor }
    }

    var isIdle: Bool { !tellsOfWeeks && practice.fields.heart.putOff.value == nil }

    func occurrences(on day: Day) -> [Occurrence] {
        var found: [Occurrence] = []
        if let at = week(on: day) { found.append(Occurrence(.medicineWeek, on: day, at: at)) }
        if let at = heartRate(on: day) { found.append(Occurrence(.heartRate, on: day, at: at)) }
        return found
    }

    /// Returns when to send the weekly feedback: on the first day of the following week, whatever the result, unless
    /// nothing was due in it.
    private func week(on day: Day) -> Instant? {
        guard tellsOfWeeks, day.weekday == practice.firstWeekday, day > Day.first,
            practice.medicineWeek(around: day.previous, seenFrom: day).grade != nil
        else { return nil }
        return times.instant(of: .nineInTheMorning, on: day)
    }

    /// Returns when to repeat the question about the heart rate: once, at the requested hour, even in quiet hours,
    /// unless a dose was taken since.
    private func heartRate(on day: Day) -> Instant? {
        let putOff = practice.fields.heart.putOff
        guard let asked = putOff.value, let stamp = putOff.stamp, asked.day == day,
            asked.until >= times.start(of: day), asked.until < times.start(of: day.next),
            practice.heartAnswer(on: day) == false, !practice.wasTaken(on: day, after: stamp)
        else { return nil }
        return asked.until
    }
}

extension Practice {
    /// Whether the weekly feedback comes on the morning after the week, for a person who gets dose reminders.
    public var tellsOfMedicineWeeks: Bool { fields.medicineWeekCalls.value }

    /// Returns until when the question about a high heart rate is snoozed, if that is still to come.
    public func heartRateReminder(on day: Day, after now: Instant) -> Instant? {
        fields.heart.putOff.value.flatMap { $0.day == day && $0.until > now ? $0.until : nil }
    }

    fileprivate func wasTaken(on day: Day, after stamp: Stamp) -> Bool {
        medicines.contains { medicine in
            medicine.records(on: day).contains { $0.marked.map { $0 > stamp } ?? false }
        }
    }
}
