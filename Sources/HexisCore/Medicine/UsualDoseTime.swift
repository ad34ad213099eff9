extension Medicine {
    /// Returns when the dose of a time is usually taken: the median of the thirty days before `today`, if it was taken
    /// on five of them or more. Of an even number, it is halfway between the middle two, rounded down to the minute.
    ///
    /// What counts is how much earlier or later than its time a dose was taken, so that one of 23:50 that is taken at
    /// 00:10 is twenty minutes late, not almost a day early.
    public func usualTime(of dose: TimeOfDay, before today: Day) -> TimeOfDay? {
        var delays: [Int] = []
        for ago in 1...30 {
            let record = records(on: today.advanced(by: -ago)).first { $0.slot == .time(dose) }
            if let taken = record?.takenTime(ever: false) { delays.append(dose.delay(until: taken)) }
        }
        guard delays.count >= 5 else { return nil }
        let order = sortedPlaces(of: delays.count) { delays[$0] < delays[$1] }
        let middle = delays[order[(delays.count - 1) / 2]] + delays[order[delays.count / 2]]
        return TimeOfDay(minutes: (dose.minutes + (middle >> 1) + 1440) % 1440)
    }

    /// Returns the reminder to propose for a dose: its usual time, to five minutes, if that is at least a quarter of an
    /// hour from the dose's own and the person has never set another.
    public func proposedCallTime(of dose: TimeOfDay, in routine: ReminderRoutine, before today: Day)
        -> TimeOfDay?
    {
        guard isCalledFor, let usual = usualTime(of: dose, before: today),
            abs(dose.delay(until: usual)) >= 15,
            callTime(of: dose, in: routine, isWeekend: false) == dose,
            callTime(of: dose, in: routine, isWeekend: true) == dose
        else { return nil }
        return TimeOfDay(minutes: (usual.minutes + 2) / 5 * 5 % 1440)
    }
}

extension TimeOfDay {
    /// Minutes from this time to another, from twelve hours before to just under twelve hours after.
    func delay(until other: TimeOfDay) -> Int { (other.minutes - minutes + 2160) % 1440 - 720 }
}
