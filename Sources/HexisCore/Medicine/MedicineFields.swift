/// The fields of a medicine, each with the latest value from any device.
struct MedicineFields: Hashable, Sendable {
    let id: Identifier
    /// When the medicine was added; orders medicines.
    var named: Stamp?
    var name = Latest<Line?>(initially: nil)
    var looks = Latest(initially: MedicineLooks())
    var prescription = Timeline(initially: Prescription(dose: nil, regimen: .asNeeded))
    var pauses: [PauseFields] = []
    var stock = Latest<StockCounted?>(initially: nil)
    var stockStamp: Stamp?
    var isRemoved = false
    var calls = Latest(initially: false)
    var callTimes = DoseCallTimes()
    /// The reminder that was snoozed last.
    var snooze = Latest<DoseSnoozed?>(initially: nil)
    /// Sorted by day.
    var days: [DoseDay] = []

    struct PauseFields: Hashable, Sendable {
        let id: Identifier
        var latest = Latest<MedicinePaused?>(initially: nil)
    }

    init(id: Identifier) {
        self.id = id
    }
}

/// What is prescribed for a day: how much, and when.
public struct Prescription: Hashable, Sendable {
    public let dose: Line?
    public let regimen: Regimen

    package init(dose: Line?, regimen: Regimen) {
        self.dose = dose
        self.regimen = regimen
    }
}

extension MedicineFields {
    mutating func prescribe(_ fact: RegimenSet, at stamp: Stamp) {
        prescription.set(Prescription(dose: fact.dose, regimen: fact.regimen), from: fact.from, at: stamp)
    }

    mutating func pause(_ fact: MedicinePaused, at stamp: Stamp) {
        let place = pauses.firstSortedIndex { $0.id >= fact.pause }
        if place == pauses.count || pauses[place].id != fact.pause {
            pauses.insert(PauseFields(id: fact.pause), at: place)
        }
        pauses[place].latest.set(fact, at: stamp)
    }

    mutating func count(_ fact: StockCounted, at stamp: Stamp) {
        stock.set(fact, at: stamp)
        stockStamp = max(stockStamp ?? stamp, stamp)
    }

    /// Records an answer to a dose. A dose can be answered on its day and on the day after, until that one ends, so
    /// that a person who fell asleep can still answer in the morning. Answers recorded later are ignored; answers
    /// recorded in time count, however late they arrive.
    ///
    /// The day of recording must fit the stamp: within a day and a half of its noon, anywhere on earth.
    mutating func answer(
        _ day: Day, _ slot: DoseSlot, registered: Day, _ content: DoseRecord.Content, at stamp: Stamp
    ) {
        let noon = Int64(registered.number) * 86_400_000 + 43_200_000
        guard Dose.canBeAnswered(day, on: registered), abs(stamp.at.milliseconds - noon) <= 129_600_000 else {
            return
        }
        let place = days.firstSortedIndex { $0.day >= day }
        if place == days.count || days[place].day != day { days.insert(DoseDay(day: day), at: place) }
        days[place].change(slot) { $0.add(content, at: stamp) }
    }
}

extension PracticeFields {
    /// Never inlined: `apply` would contain it many times.
    @inline(never)
    mutating func change(medicine: Identifier, _ body: (inout MedicineFields) -> Void) {
        let place = medicines.firstSortedIndex { $0.id >= medicine }
        if place == medicines.count || medicines[place].id != medicine {
            medicines.insert(MedicineFields(id: medicine), at: place)
        }
        body(&medicines[place])
    }

    func medicine(_ id: Identifier) -> MedicineFields? {
        let place = medicines.firstSortedIndex { $0.id >= id }
        return place < medicines.count && medicines[place].id == id ? medicines[place] : nil
    }
}
