import HexisCore

/// The facts that an answer about a dose records.
struct DoseAnswer {
    let medicine: Medicine
    let day: Day
    let slot: DoseSlot
    let now: Moment

    /// Records the dose as taken at the given time of its day. Without a time, it was taken now, or for yesterday at
    /// its scheduled time. Returns `nil` if the dose can no longer be marked or the time is in the future.
    func taken(at given: TimeOfDay? = nil) -> Fact? {
        guard Dose.canBeAnswered(day, on: now.today) else { return nil }
        let time = given ?? (day == now.today ? now.timeOfDay : slot.time ?? now.timeOfDay)
        let minutes =
            day.distance(to: now.today) * 1440 + now.timeOfDay.minutes(after: now.dayStart)
            - time.minutes(after: now.dayStart)
        guard minutes >= 0 else { return nil }
        return .doseTaken(
            DoseTaken(
                medicine: medicine.id, day: day, slot: slot, registered: now.today,
                taken: now.instant.advanced(byMilliseconds: Int64(minutes) * -60_000), time: time))
    }

    /// Records several open doses of a day as taken.
    static func taken(_ open: [(medicine: Medicine, slot: DoseSlot)], on day: Day, at now: Moment) -> [Fact] {
        open.compactMap { DoseAnswer(medicine: $0.medicine, day: day, slot: $0.slot, now: now).taken() }
    }

    var undone: Fact? {
        guard Dose.canBeAnswered(day, on: now.today) else { return nil }
        return .doseUndone(DoseUndone(medicine: medicine.id, day: day, slot: slot, registered: now.today))
    }

    func skipped(_ reason: Line?) -> Fact? {
        guard Dose.canBeAnswered(day, on: now.today) else { return nil }
        return .doseSkipped(
            DoseSkipped(medicine: medicine.id, day: day, slot: slot, registered: now.today, reason: reason))
    }
}
