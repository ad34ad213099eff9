import HexisCore

/// A dose of a medicine.
struct DoseKey: Hashable {
    let day: Day
    let slot: DoseSlot
}

/// The medicines of a log, and what the journal says of their doses, each read once.
struct KnownDoses {
    private let log: CareKitLog
    private let practice: Practice
    private let setting: CareKitSetting
    private var medicines: [String: CareKitMedicine?] = [:]
    private var answers: [Identifier: [DoseKey: AnsweredDose.Answer]] = [:]

    init(_ log: CareKitLog, _ practice: Practice, _ setting: CareKitSetting) {
        self.log = log
        self.practice = practice
        self.setting = setting
    }

    /// What a task says of a medicine; `nil` if Hexis cannot follow it.
    mutating func medicine(_ task: String) -> CareKitMedicine? {
        let known = medicines[task] ?? CareKitMedicine(task, in: log, setting)
        medicines[task] = .some(known)
        return known
    }

    /// What the journal says of a medicine's doses.
    mutating func answers(of medicine: Identifier) -> [DoseKey: AnsweredDose.Answer] {
        if let answers = answers[medicine] { return answers }
        let doses = practice.medicine(medicine)?.answeredDoses ?? []
        let keyed = doses.map { (DoseKey(day: $0.day, slot: $0.slot), $0.answer) }
        let answered = Dictionary(keyed, uniquingKeysWith: { $1 })
        answers[medicine] = answered
        return answered
    }
}
