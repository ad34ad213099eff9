package import HexisCore

/// What revisions of other devices record in a person's journal.
package struct CareKitIntake {
    let log: CareKitLog
    let practice: Practice
    let setting: CareKitSetting
    private let device: Identifier
    private var entries: [Entry] = []

    /// The entries for what entities say that the journal does not say yet.
    /// - Parameter log: With these entities.
    package static func entries(
        of entities: [CareKitEntity], in log: CareKitLog, _ practice: Practice, _ setting: CareKitSetting,
        device: Identifier
    ) -> [Entry] {
        var intake = CareKitIntake(log: log, practice: practice, setting: setting, device: device)
        for task in Set(entities.filter { $0.kind == .task }.map { $0.id }).sorted() {
            intake.readTask(task)
        }
        intake.readOutcomes(Set(entities.compactMap { $0.outcomePlace }))
        return intake.entries
    }

    /// The titles of pushed medicines whose schedules Hexis does not have.
    package static func unread(
        _ entities: [CareKitEntity], in log: CareKitLog, _ setting: CareKitSetting
    ) -> [String] {
        Set(entities.filter { $0.kind == .task }.map { $0.id }).sorted().compactMap { task in
            guard CareKitMedicine(task, in: log, setting) == nil else { return nil }
            let last = log.chain(.task, task).last { $0.isMedicine && !$0.isDeleted }
            return last.map { $0.object["title"]?.string ?? task }
        }
    }

    private init(log: CareKitLog, practice: Practice, setting: CareKitSetting, device: Identifier) {
        self.log = log
        self.practice = practice
        self.setting = setting
        self.device = device
    }

    /// Adds an entry for a fact of an instant; without one, after the entries so far.
    mutating func record(_ fact: Fact, at instant: Instant? = nil) {
        let at = instant ?? practice.instant(at: setting.now).advanced(byMilliseconds: Int64(entries.count))
        entries.append(
            Entry(
                id: setting.random(), at: at, device: device, fact: fact,
                offset: setting.zones.persons.offset(at: at)))
    }

    private mutating func readTask(_ task: String) {
        guard let said = CareKitMedicine(task, in: log, setting) else { return }
        let medicine = practice.medicine(said.id)
        var known = medicine?.careKitChanges ?? []
        guard medicine != nil || !said.timeline.changes.isEmpty else { return }
        if medicine?.name != said.name.text {
            record(.medicineNamed(MedicineNamed(medicine: said.id, name: said.name)))
        }
        let days = Set(known.map { $0.from }).union(said.timeline.changes.map { $0.from })
        for day in days.sorted() { readPrescription(of: said, from: day, &known) }
    }

    /// - Parameter known: What is prescribed so far, from which day on.
    private mutating func readPrescription(
        of said: CareKitMedicine, from day: Day, _ known: inout [CareKitTimeline.Change]
    ) {
        let before = known.last { $0.from <= day }?.prescription
        let wanted = said.timeline.prescription(on: day) ?? Prescription(dose: nil, regimen: .stopped)
        guard CareKitTimeline(before, from: day) != CareKitTimeline(wanted, from: day) else { return }
        record(
            .regimenSet(RegimenSet(medicine: said.id, from: day, regimen: wanted.regimen, dose: wanted.dose)))
        known.set(CareKitTimeline.Change(from: day, prescription: wanted))
    }

    /// The source of measurements that came from CareKit.
    static let source = "CareKit"
}

extension Medicine {
    fileprivate var careKitChanges: [CareKitTimeline.Change] {
        changes.compactMap { day in
            prescription(on: day).map { CareKitTimeline.Change(from: day, prescription: $0) }
        }
    }
}

extension CareKitTimeline {
    fileprivate init(_ prescription: Prescription?, from day: Day) {
        self.init()
        if let prescription { set(prescription, from: day) }
    }
}

extension [CareKitTimeline.Change] {
    /// Adds a change, in place of one of the same day.
    fileprivate mutating func set(_ change: CareKitTimeline.Change) {
        let place = lastIndex { $0.from <= change.from }
        if let place, self[place].from == change.from {
            self[place] = change
        } else {
            insert(change, at: place.map { $0 + 1 } ?? 0)
        }
    }
}
