package import HexisApp
import HexisCore

/// A backup of MedTimer: its medicines, and what was answered of their doses.
package enum MedTimer: TrackerFormat {
    package static var program: String { "MedTimer" }

    private static let mostMedicines = 1000

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        JSONHabits.isText("\"timeInMinutes\"", in: bytes)
            || JSONHabits.isText("\"remindedTimestamp\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        let medicines = list(file["medicines"]) ?? (file["events"] == nil ? list(file) : nil) ?? []
        // A backup of either part alone is a list at the top.
        let (parts, alone) = (
            medicines.filter { $0["reminders"] != nil }, medicines.filter { $0["remindedTimestamp"] != nil }
        )
        let events = (list(file["events"]) ?? []) + alone
        guard !parts.isEmpty || !events.isEmpty else { throw .unknownFormat }
        var reading = HistoryReading()
        var answers: [String: [TrackedDose]] = [:]
        let reminders = parts.flatMap { $0["reminders"]?.list ?? [] }
        let times = Dictionary(
            reminders.compactMap { reminder in
                reminder["reminderId"]?.integer.flatMap { id in reminder.time.map { (id, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        for event in events {
            guard let name = event["medicineName"]?.string, let status = event["status"]?.string else {
                reading.countUnreadable()
                continue
            }
            guard status == "TAKEN" || status == "SKIPPED" else { continue }
            guard let dose = TrackedDose(event, times) else {
                reading.countUnreadable()
                continue
            }
            answers[name, default: []].append(dose)
        }
        for object in parts {
            let medicine = object["medicine"] ?? object
            guard reading.medicines.count < mostMedicines else { throw .tooLarge }
            guard let written = medicine["name"]?.string, let name = reading.name(written) else { continue }
            reading.add(tracked(object, medicine, name, answers.removeValue(forKey: written) ?? [], &reading))
        }
        // What was taken of medicines that are gone.
        for (written, doses) in answers.sorted(by: { $0.key < $1.key }) {
            guard reading.medicines.count < mostMedicines else { throw .tooLarge }
            guard let name = reading.name(written) else { continue }
            var medicine = TrackedMedicine(key: "medtimer:\(written)", name: name, regimen: nil)
            medicine.doses = doses
            reading.add(medicine)
        }
        return reading.history
    }

    private static func list(_ json: JSON?) -> [JSON]? { json?["list"]?.list ?? json?.list }

    private static func tracked(
        _ object: JSON, _ medicine: JSON, _ name: Line, _ doses: [TrackedDose],
        _ reading: inout HistoryReading
    ) -> TrackedMedicine {
        let all = object["reminders"]?.list ?? []
        let active = all.filter { $0["active"] != .bool(false) && !$0.isAboutStock }
        let written = medicine["name"]?.string ?? name.text
        var tracked = TrackedMedicine(
            key: "medtimer:\(written)", name: name, dose: dose(active.first, medicine),
            regimen: .asNeeded)
        tracked.doses = doses
        let timed = active.filter { $0.time != nil }
        if let times = DoseTimes(timed.compactMap { $0.time }) {
            let days = Set(timed.map { $0.days })
            if days.count > 1 || timed.contains(where: { $0.daysAreApproximate }) {
                reading.remark(.regimen(medicine: name.text))
            }
            tracked.regimen = .at(times, on: days.count == 1 ? days.first ?? .every : .every)
        } else if let hours = active.compactMap({ $0.hoursBetween }).first {
            tracked.regimen = .afterLast(hours: hours)
        }
        let texts = [medicine["notes"]] + all.map { $0["instructions"] }
        if texts.contains(where: { !($0?.string ?? "").isBlank }) { reading.countInstructions() }
        return tracked
    }

    /// “1 tablet”: the amount of the first reminder, and the medicine's unit.
    private static func dose(_ reminder: JSON?, _ medicine: JSON) -> Line? {
        guard let amount = reminder?["amount"]?.string, amount != "?" else { return nil }
        return Line(cut: "\(amount) \(medicine["unit"]?.string ?? "")")
    }
}
