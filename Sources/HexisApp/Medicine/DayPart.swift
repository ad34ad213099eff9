import HexisCore

/// The parts of a day; the doses of each can be taken together.
enum DayPart: Int, Choice {
    case morning, afternoon, evening

    var name: String {
        switch self {
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .evening: "evening"
        }
    }

    /// The evening extends past midnight: see `TimeOfDay.isEvening`.
    init(_ time: TimeOfDay) {
        self = time.isEvening ? .evening : time.minutes < 720 ? .morning : .afternoon
    }
}

extension Practice {
    /// The open doses of one part of a day, each with its medicine.
    func openDoses(of part: DayPart, on day: Day, at now: Moment) -> [(medicine: Medicine, slot: DoseSlot)] {
        openDoses(on: day, at: now) { DayPart($0) == part }
    }

    /// The open doses of some times of a day, each with its medicine.
    func openDoses(on day: Day, at now: Moment, where isMeant: (TimeOfDay) -> Bool)
        -> [(medicine: Medicine, slot: DoseSlot)]
    {
        guard Dose.canBeAnswered(day, on: now.today) else { return [] }
        return medicines.flatMap { medicine in
            medicine.doses(on: day, seenFrom: now.today, dayStart: now.dayStart).filter { dose in
                dose.isOpen && dose.slot.time.map(isMeant) ?? false
            }.map { (medicine, $0.slot) }
        }
    }

    /// The number on the app's icon: the doses that are due and not marked; zero for whoever does not want it.
    func badge(at now: Moment) -> Int {
        guard settings.hasDoseBadge else { return 0 }
        let elapsed = now.timeOfDay.minutes(after: now.dayStart)
        return openDoses(on: now.today, at: now) { $0.minutes(after: now.dayStart) <= elapsed }.count
    }
}
