import HexisApp
import HexisCore

extension CareKitPublication {
    /// - Parameter outcomes: Those of the log. Versions that are made here have none yet.
    mutating func publishMedicines(_ outcomes: CareKitOutcomes) throws(APIProblem) {
        let tasks = log.ids(of: .task)
        let known = Dictionary(
            tasks.map { (CareKitMedicine.identifier(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        for medicine in practice.medicines {
            try publish(medicine, as: known[medicine.id] ?? medicine.id.careKitUUID, outcomes)
        }
        for task in tasks { try stopRemovedMedicine(of: task) }
    }

    private mutating func publish(
        _ medicine: Medicine, as task: String, _ outcomes: CareKitOutcomes
    ) throws(APIProblem) {
        let known = CareKitMedicine(task, in: log, setting)
        // An app gave the task a schedule that Hexis cannot follow: the app's stays.
        guard let name = Line(medicine.name), known != nil || log.chain(.task, task).isEmpty else { return }
        let wanted = CareKitTimeline(medicine)
        let pauses = medicine.careKitPauses
        if let day = firstDay(of: wanted, named: name, pauses: pauses, unlike: known) {
            try write(wanted, of: name, as: task, from: day, known, pauses: pauses)
        }
        let written = CareKitMedicine(task, in: log, setting)
        if let written { try publishDoses(of: medicine, written, outcomes) }
    }

    /// The first day of which a task says something else than Hexis; `nil` if it says the same.
    private func firstDay(
        of wanted: CareKitTimeline, named name: Line, pauses: String?, unlike known: CareKitMedicine?
    ) -> Day? {
        if let day = wanted.firstDifference(from: known?.timeline ?? CareKitTimeline()) { return day }
        guard let known, let tip = known.tips.last, !tip.isDeleted,
            known.name != name || tip.userInfo(CareKitTask.pauses) != pauses,
            let first = wanted.changes.first
        else { return nil }
        return max(setting.today, first.from)
    }

    private mutating func stopRemovedMedicine(of task: String) throws(APIProblem) {
        guard let known = CareKitMedicine(task, in: log, setting), practice.isRemoved(medicine: known.id),
            let first = known.timeline.changes.first
        else { return }
        try write(CareKitTimeline(), of: known.name, as: task, from: first.from, known, pauses: nil)
    }

    /// Writes the versions of a task from a day on.
    private mutating func write(
        _ wanted: CareKitTimeline, of name: Line, as task: String, from day: Day, _ known: CareKitMedicine?,
        pauses: String?
    ) throws(APIProblem) {
        let first = wanted.prescription(on: day) ?? Prescription(dose: nil, regimen: .stopped)
        let changes = [CareKitTimeline.Change(from: day, prescription: first)]
        var previous = known?.tips.map { $0.uuid } ?? []
        for change in changes + wanted.changes.filter({ $0.from > day }) {
            let version = CareKitMedicineVersion(
                task: task, name: name, change: change, known: known, pauses: pauses,
                isSameAlways: wanted == known?.timeline, setting: setting)
            let entity = try version.entity(replacing: previous)
            add(entity)
            previous = [entity.uuid]
        }
    }
}

extension Medicine {
    /// The days on which the medicine is paused, such as `2026-01-01/2026-01-05`; `nil` for none.
    fileprivate var careKitPauses: String? {
        let spans = pauses.filter { $0.from <= $0.until ?? .last }
            .map { "\($0.from)/\($0.until?.description ?? "..")" }.sorted()
        return spans.isEmpty ? nil : spans.joined(separator: " ")
    }
}
