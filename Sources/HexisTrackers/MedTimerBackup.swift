import HexisApp
import HexisCore

/// The parts of a backup of MedTimer.
struct MedTimerBackup {
    /// Medicines with their reminders.
    let medicines: [JSON]
    /// What became of single doses.
    private let events: [JSON]

    /// Finds the parts of a file. A backup of either part alone is a list at the top.
    init(_ file: JSON) {
        let list = MedTimerBackup.list
        let objects = list(file["medicines"]) ?? (file["events"] == nil ? list(file) : nil) ?? []
        medicines = objects.filter { $0["reminders"] != nil }
        events = (list(file["events"]) ?? []) + objects.filter { $0["remindedTimestamp"] != nil }
    }

    private static func list(_ json: JSON?) -> [JSON]? { json?["list"]?.list ?? json?.list }

    var isEmpty: Bool { medicines.isEmpty && events.isEmpty }

    /// The answered doses of each medicine, by its name as it is written. Counts those that cannot be read.
    func doses(_ reading: inout HistoryReading) -> [String: [TrackedDose]] {
        let times = times
        var doses: [String: [TrackedDose]] = [:]
        for event in events where !event.isUnanswered {
            guard let (name, dose) = event.dose(at: times) else {
                reading.countUnreadable()
                continue
            }
            doses[name, default: []].append(dose)
        }
        return doses
    }

    /// The times of reminders, by their numbers.
    private var times: [Int64: TimeOfDay] {
        let reminders = medicines.flatMap { $0["reminders"]?.list ?? [] }
        let numbered = reminders.compactMap { reminder in
            reminder["reminderId"]?.integer.flatMap { id in reminder.time.map { (id, $0) } }
        }
        return Dictionary(numbered, uniquingKeysWith: { first, _ in first })
    }
}

extension JSON {
    /// Whether a dose of a medicine was neither taken nor skipped.
    fileprivate var isUnanswered: Bool {
        guard self["medicineName"]?.string != nil, let status = self["status"]?.string else { return false }
        return status != "TAKEN" && status != "SKIPPED"
    }

    /// An answered dose, and the medicine's name; `nil` if either is missing.
    fileprivate func dose(at times: [Int64: TimeOfDay]) -> (medicine: String, dose: TrackedDose)? {
        guard let name = self["medicineName"]?.string, self["status"]?.string != nil else { return nil }
        return TrackedDose(self, times).map { (name, $0) }
    }
}
