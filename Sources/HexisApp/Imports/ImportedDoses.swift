import HexisCore

/// The doses of an imported medicine, in the order in which they were due.
struct ImportedDoses {
    /// What was recorded of each, with the identifier and the instant of its entry.
    private(set) var answers: [(day: Day, id: Identifier, fact: Fact, at: Instant)] = []
    /// The number of doses that were answered too late to count.
    private(set) var late = 0
    private let medicine: Identifier
    private let regimen: Regimen?
    private let clock: DoseClock

    /// - Parameter last: The last day whose doses are taken over.
    init(of tracked: TrackedMedicine, as medicine: Identifier, until last: Day, by clock: DoseClock) {
        self.medicine = medicine
        regimen = tracked.regimen
        self.clock = clock
        for dose in tracked.doses.sorted(by: { ($0.due, $0.answered) < ($1.due, $1.answered) }) {
            let day = clock.day(at: dose.due)
            if day <= last { add(dose, on: day) }
        }
    }

    private mutating func add(_ dose: TrackedDose, on day: Day) {
        let registered = clock.day(at: dose.answered)
        guard Dose.canBeAnswered(day, on: registered) else {
            late += 1
            return
        }
        let id = medicine.derived(UInt64(bitPattern: dose.due.milliseconds))
        let slot = clock.slot(of: dose, regimen, id)
        answers.append((day, id, fact(of: dose, on: day, slot, registered: registered), dose.answered))
    }

    private func fact(of dose: TrackedDose, on day: Day, _ slot: DoseSlot, registered: Day) -> Fact {
        guard dose.isTaken else {
            return .doseSkipped(DoseSkipped(medicine: medicine, day: day, slot: slot, registered: registered))
        }
        return .doseTaken(
            DoseTaken(
                medicine: medicine, day: day, slot: slot, registered: registered, taken: dose.answered,
                time: clock.moment(dose.answered).timeOfDay))
    }
}

/// The person's clock, for doses.
struct DoseClock {
    let zone: ZoneRules
    let dayStart: TimeOfDay

    func moment(_ instant: Instant) -> Moment {
        Moment(instant: instant, offset: zone.offset(at: instant), dayStart: dayStart)
    }

    func day(at instant: Instant) -> Day { moment(instant).today }

    /// The slot of a dose: its reminder's time, or else when it was due.
    func slot(of dose: TrackedDose, _ regimen: Regimen?, _ id: Identifier) -> DoseSlot {
        guard case .at(let times, _)? = regimen else { return .single(id) }
        let due = moment(dose.due).timeOfDay
        // Somewhere else, or in another season, the same reminder came at another time.
        if let time = dose.time, times.times.contains(time), abs(time.minutes - due.minutes) <= 180 {
            return .time(time)
        }
        return .time(due)
    }
}
