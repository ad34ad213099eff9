package import HexisApp
import HexisCore

/// An export of Beaver Habit Tracker.
package enum BeaverHabits: TrackerFormat {
    package static var program: String { "Beaver Habit Tracker" }

    /// Another program's records have a `record_date`.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        JSONHabits.isText("\"records\"", in: bytes) && !JSONHabits.isText("\"record_date\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        var reading = HistoryReading()
        for object in try JSONHabits.objects(in: bytes) where object["status"]?.string != "soft_delete" {
            add(object, to: &reading)
        }
        return reading.history
    }

    private static func add(_ object: JSON, to reading: inout HistoryReading) {
        guard let name = reading.name(object["name"]?.string) else { return }
        let frequency = object["period"].flatMap { TrackedFrequency(period: $0) }
        var habit = TrackedHabit(
            key: "beaver:\(object["id"]?.string ?? name.text)", name: name,
            schedule: frequency?.schedule ?? .daily)
        reading.remark(frequency?.remark(on: name.text))
        habit.isArchived = object["status"]?.string == "archive"
        reading.add(habit, days: (object["records"]?.list ?? []).compactMap { day($0, &reading) })
    }

    /// A day that is not ticked is a day without an answer.
    private static func day(_ record: JSON, _ reading: inout HistoryReading) -> TrackedDay? {
        guard let day = record["day"]?.string.flatMap({ Day($0) }) else { return reading.unreadableDay() }
        let note = reading.note(record["text"]?.string)
        let isDone = record["done"]?.isTrue ?? false
        guard isDone || note != nil else { return nil }
        return TrackedDay(day: day, answer: isDone ? .done(.one) : nil, note: note)
    }
}

extension TrackedFrequency {
    /// So many times in so many days, weeks, months or years.
    fileprivate init?(period: JSON) {
        let days: [String: Int64] = ["D": 1, "W": 7, "M": 30, "Y": 365]
        guard let unit = period["period_type"]?.string.flatMap({ days[$0] }) else { return nil }
        let count = min(max(1, period["period_count"]?.integer ?? 1), 366)
        self.init(times: period["target_count"]?.integer ?? 1, days: unit * count)
    }
}
