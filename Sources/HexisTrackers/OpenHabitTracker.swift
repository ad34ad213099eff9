package import HexisApp
import HexisCore

/// A backup of OpenHabitTracker as JSON, whose habits are done at times, not on days.
package enum OpenHabitTracker: TrackerFormat {
    package static var program: String { "OpenHabitTracker" }

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        JSONHabits.isText("\"Categories\"", in: bytes) && JSONHabits.isText("\"TimesDone\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        guard let categories = file["Categories"]?.list else { throw .unknownFormat }
        var reading = HistoryReading()
        for category in categories {
            let title = category["Title"]?.string ?? ""
            for object in category["Habits"]?.list ?? [] { try add(object, in: title, to: &reading) }
        }
        return reading.history
    }

    private static func add(
        _ object: JSON, in category: String, to reading: inout HistoryReading
    ) throws(TrackerError) {
        guard reading.hasRoom else { throw .tooLarge }
        guard let name = reading.name(object["Title"]?.string) else { return }
        let frequency = TrackedFrequency(repeated: object)
        let target = object["TargetQuantity"]?.rounded
        let habit = TrackedHabit(
            key: "openhabittracker:\(category):\(name.text)", name: name,
            schedule: frequency?.schedule ?? .daily,
            goal: target.flatMap { $0 > .one ? DailyGoal(.atLeast, $0) : nil })
        reading.remark(frequency?.remark(on: name.text))
        reading.add(habit, days: habit.days(done: amounts(object["TimesDone"]?.list ?? [], &reading)))
    }

    /// The times of a day are added up.
    private static func amounts(_ times: [JSON], _ reading: inout HistoryReading) -> [Day: Amount] {
        var amounts: [Day: Amount] = [:]
        for time in times {
            guard let day = day(of: time) else {
                reading.countUnreadable()
                continue
            }
            let quantity = time["Quantity"]?.rounded ?? .one
            amounts[day] = (amounts[day] ?? .zero) + (quantity > .zero ? quantity : .one)
        }
        return amounts
    }

    /// The day of `2026-01-02T08:00:00`, on the clock of the device.
    private static func day(of time: JSON) -> Day? {
        let written = time["CompletedAt"]?.string ?? time["StartedAt"]?.string ?? ""
        return Day(String(written.prefix(10)))
    }
}

extension TrackedFrequency {
    /// So many times in so many days, weeks, months or years.
    fileprivate init?(repeated object: JSON) {
        let days: [Int64] = [1, 7, 30, 365]
        guard let period = object["RepeatPeriod"]?.integer, days.indices.contains(Int(clamping: period))
        else {
            return nil
        }
        let interval = min(max(1, object["RepeatInterval"]?.integer ?? 1), 366)
        self.init(times: object["RepeatCount"]?.integer ?? 1, days: days[Int(period)] * interval)
    }
}
