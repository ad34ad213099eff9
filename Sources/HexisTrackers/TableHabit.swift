package import HexisApp
import HexisCore

/// An export of Table Habit.
package enum TableHabit: TrackerFormat {
    package static var program: String { "Table Habit" }

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        JSONHabits.isText("\"record_date\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        var reading = HistoryReading()
        for object in try JSONHabits.objects(in: bytes) where object["status"]?.integer != deleted {
            add(object, to: &reading)
        }
        return reading.history
    }

    private static let (deleted, archived): (Int64, Int64) = (2, 3)

    private static func add(_ object: JSON, to reading: inout HistoryReading) {
        guard let name = reading.name(object["name"]?.string) else { return }
        let frequency = TrackedFrequency(tableHabit: object)
        var habit = TrackedHabit(
            key: "mhabit:\(object["uuid"]?.string ?? name.text)", name: name,
            schedule: frequency?.schedule ?? .daily, goal: goal(object))
        reading.remark(frequency?.remark(on: name.text))
        habit.isArchived = object["status"]?.integer == archived
        reading.countDescription(object["desc"])
        let days = (object["records"]?.list ?? []).compactMap { day($0, of: habit, &reading) }
        reading.add(habit, days: days)
    }

    /// A habit of once, without a unit, is done or not done. That of a negative one is a limit.
    private static func goal(_ object: JSON) -> DailyGoal? {
        let isLimit = object["type"]?.integer == 2
        guard let amount = object["daily_goal"]?.rounded else { return nil }
        let unit = object["daily_goal_unit"]?.string.flatMap { Line(cut: $0) }
        guard isLimit || unit != nil || amount != .one else { return nil }
        return DailyGoal(isLimit ? .atMost : .atLeast, amount, unit: unit)
    }

    private static func day(_ record: JSON, of habit: TrackedHabit, _ reading: inout HistoryReading)
        -> TrackedDay?
    {
        guard let number = record["record_date"]?.integer, number >= 0, let day = Day(number: number) else {
            return reading.unreadableDay()
        }
        let note = reading.note(record["reason"]?.string)
        switch record["record_type"]?.integer {
        case 1: return done(record, of: habit, on: day, note)
        case 2: return TrackedDay(day: day, answer: .marked(.skipped), note: note)
        default: return reading.unreadableDay()
        }
    }

    private static func done(
        _ record: JSON, of habit: TrackedHabit, on day: Day, _ note: Passage?
    ) -> TrackedDay? {
        let amount = record["record_value"]?.rounded ?? .one
        let answer: TrackedAnswer? = amount > .zero ? .done(habit.goal == nil ? .one : amount) : nil
        return answer == nil && note == nil ? nil : TrackedDay(day: day, answer: answer, note: note)
    }
}

extension TrackedFrequency {
    /// `freq_custom` is a list in a text: how often a week or a month, or how often in how many days.
    fileprivate init?(tableHabit object: JSON) {
        let written = object["freq_custom"]?.string ?? ""
        guard let numbers = (try? JSON(parsing: written))?.list?.compactMap({ $0.integer }),
            let times = numbers.first
        else { return nil }
        switch object["freq_type"]?.integer {
        case 1: self.init(times: times, days: 7)
        case 2: self.init(times: times, days: 30)
        case 3 where numbers.count == 2: self.init(times: times, days: numbers[1])
        default: return nil
        }
    }
}
