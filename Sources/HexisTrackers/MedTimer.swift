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
        let backup = MedTimerBackup(file)
        guard !backup.isEmpty else { throw .unknownFormat }
        var reading = HistoryReading()
        var doses = backup.doses(&reading)
        for object in backup.medicines { try add(object, takingFrom: &doses, to: &reading) }
        try addRemoved(doses, to: &reading)
        return reading.history
    }

    private static func add(
        _ object: JSON, takingFrom doses: inout [String: [TrackedDose]], to reading: inout HistoryReading
    ) throws(TrackerError) {
        let medicine = object["medicine"] ?? object
        guard reading.medicines.count < mostMedicines else { throw .tooLarge }
        guard let written = medicine["name"]?.string, let name = reading.name(written) else { return }
        reading.add(tracked(object, medicine, name, doses.removeValue(forKey: written) ?? [], &reading))
    }

    private static func tracked(
        _ object: JSON, _ medicine: JSON, _ name: Line, _ doses: [TrackedDose],
        _ reading: inout HistoryReading
    ) -> TrackedMedicine {
        let all = object["reminders"]?.list ?? []
        let active = all.filter { $0["active"] != .bool(false) && !$0.isAboutStock }
        let written = medicine["name"]?.string ?? name.text
        var tracked = TrackedMedicine(
            key: "medtimer:\(written)", name: name, dose: dose(active.first, medicine),
            regimen: regimen(of: active, named: name, &reading))
        tracked.doses = doses
        let texts = [medicine["notes"]] + all.map { $0["instructions"] }
        if texts.contains(where: { !($0?.string ?? "").isBlank }) { reading.countInstructions() }
        return tracked
    }

    /// “1 tablet”: the amount of the first reminder, and the medicine's unit.
    private static func dose(_ reminder: JSON?, _ medicine: JSON) -> Line? {
        guard let amount = reminder?["amount"]?.string, amount != "?" else { return nil }
        return Line(cut: "\(amount) \(medicine["unit"]?.string ?? "")")
    }

    private static func regimen(
        of reminders: [JSON], named name: Line, _ reading: inout HistoryReading
    ) -> Regimen {
        let timed = reminders.filter { $0.time != nil }
        guard let times = DoseTimes(timed.compactMap { $0.time }) else {
            return reminders.compactMap { $0.hoursBetween }.first.map { .afterLast(hours: $0) } ?? .asNeeded
        }
        let days = Set(timed.map { $0.days })
        if days.count > 1 || timed.contains(where: { $0.daysAreApproximate }) {
            reading.remark(.regimen(medicine: name.text))
        }
        return .at(times, on: days.count == 1 ? days.first ?? .every : .every)
    }

    /// Adds what was taken of medicines that are gone.
    private static func addRemoved(
        _ doses: [String: [TrackedDose]], to reading: inout HistoryReading
    ) throws(TrackerError) {
        for (written, doses) in doses.sorted(by: { $0.key < $1.key }) {
            guard reading.medicines.count < mostMedicines else { throw .tooLarge }
            guard let name = reading.name(written) else { continue }
            var medicine = TrackedMedicine(key: "medtimer:\(written)", name: name, regimen: nil)
            medicine.doses = doses
            reading.add(medicine)
        }
    }
}
