import HexisApp
import HexisCore

/// A version of a medicine's task, from the day of a change on.
struct CareKitMedicineVersion {
    let task: String
    let name: Line
    let change: CareKitTimeline.Change
    /// What the versions before it say.
    let known: CareKitMedicine?
    /// The days on which the medicine is paused; `nil` for none.
    let pauses: String?
    /// Whether the known versions prescribe the same, on every day.
    let isSameAlways: Bool
    let setting: CareKitSetting

    /// The version, with what apps wrote into the one before it.
    func entity(replacing previous: [Identifier]) throws(APIProblem) -> CareKitEntity {
        if prescription.regimen == .stopped { return try stop(replacing: previous) }
        return try writer.version(
            of: task, title: title, from: change.from, replacing: previous, template: template,
            ("schedule", schedule), ("instructions", instructions), ("impactsAdherence", impactsAdherence),
            ("tags", template?.object["tags"] ?? .array([.string(CareKitMedicine.tag)])),
            ("userInfo", userInfo))
    }

    private func stop(replacing previous: [Identifier]) throws(APIProblem) -> CareKitEntity {
        let end = setting.instant(of: change.from, at: setting.dayStart).careKitDate
        return try writer.version(
            of: task, title: name.text, from: change.from, replacing: previous, template: template,
            ("schedule", template?.object["schedule"] ?? writer.everyDay(from: change.from)),
            ("impactsAdherence", template?.object["impactsAdherence"] ?? .bool(false)), ("deletedDate", end))
    }

    private var writer: CareKitTask { CareKitTask(setting: setting) }
    private var prescription: Prescription { change.prescription }
    private var period: CareKitMedicine.Period? { known?.period(on: change.from) }

    private var template: CareKitEntity? { period?.schedule != nil ? period?.version : known?.latest }

    private var title: String {
        template?.object["title"]?.string.flatMap { Line(cut: $0) == name ? $0 : nil } ?? name.text
    }

    private var schedule: JSON? {
        let known = template?.object["schedule"]
        guard !isSame else { return known }
        let targets = isSameDose ? known?.firstTargets : nil
        return writer.schedule(prescription.regimen, from: change.from, targets: targets ?? .array([]))
    }

    private var instructions: JSON? {
        isSameDose ? template?.object["instructions"] : prescription.dose.map { .string($0.text) }
    }

    private var impactsAdherence: JSON? {
        isSame ? template?.object["impactsAdherence"] : .bool(prescription.regimen.careKitWords == nil)
    }

    private var userInfo: JSON? {
        let userInfo = (template?.object["userInfo"] ?? .object([])).with(
            (CareKitTask.regimen, prescription.regimen.careKitWords.map { .string($0) }),
            (CareKitTask.pauses, pauses.map { .string($0) }))
        return userInfo == .object([]) ? nil : userInfo
    }

    /// What was prescribed before on that day.
    private var before: Prescription? {
        period?.schedule == nil ? nil : known?.timeline.prescription(on: change.from)
    }

    private var isSameDose: Bool { before.map { $0.dose == prescription.dose } ?? false }

    private var isSame: Bool {
        isSameDose && before?.regimen == prescription.regimen && (isSameAlways || period?.isSteady == true)
    }
}

extension JSON {
    /// What completes the events of a schedule's first element.
    fileprivate var firstTargets: JSON? {
        guard case .array(let elements)? = self["elements"] else { return nil }
        return elements.first?["targetValues"]
    }
}
