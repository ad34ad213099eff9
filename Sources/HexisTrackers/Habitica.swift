package import HexisApp
import HexisCore

/// The data export of Habitica, `userdata.json`: its dailies, and its habits with a plus.
///
/// Habitica thins its history out with time, so that old days may be missing.
package enum Habitica: TrackerFormat {
    package static var program: String { "Habitica" }

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        JSONHabits.isText("\"dailys\"", in: bytes) && JSONHabits.isText("\"tasks\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        guard let tasks = file["tasks"] else { throw .unknownFormat }
        let clock = HabiticaClock(file["preferences"])
        var reading = HistoryReading()
        for task in tasks["dailys"]?.list ?? [] { try addDaily(task, clock, to: &reading) }
        for task in tasks["habits"]?.list ?? [] where task["up"] != .bool(false) {
            try addHabit(task, clock, to: &reading)
        }
        return reading.history
    }

    private static func addDaily(
        _ task: JSON, _ clock: HabiticaClock, to reading: inout HistoryReading
    ) throws(TrackerError) {
        guard reading.hasRoom else { throw .tooLarge }
        guard let name = reading.name(task["text"]?.string) else { return }
        let habit = TrackedHabit(key: key(task, name), name: name, schedule: schedule(of: task))
        reading.countDescription(task["notes"])
        reading.remark(frequency(of: task)?.remark(on: name.text))
        let history = task["history"]?.list ?? []
        reading.add(habit, days: days(history, done: ticks(in: history), clock, &reading))
    }

    /// Whether each entry of a daily's history says that it was done.
    private static func ticks(in history: [JSON]) -> [Bool] {
        var before: Double?
        return history.map { entry in
            let value = entry["value"]?.double
            defer { before = value ?? before }
            // In earlier exports, only a value that rises says that it was done.
            return entry["completed"].map { $0.isTrue } ?? ((value ?? 0) > (before ?? 0))
        }
    }

    private static func addHabit(
        _ task: JSON, _ clock: HabiticaClock, to reading: inout HistoryReading
    ) throws(TrackerError) {
        guard reading.hasRoom else { throw .tooLarge }
        guard let name = reading.name(task["text"]?.string) else { return }
        let habit = TrackedHabit(key: key(task, name), name: name)
        reading.countDescription(task["notes"])
        let history = task["history"]?.list ?? []
        let isDone = history.map { ($0["scoredUp"]?.integer ?? 1) > 0 }
        reading.add(habit, days: days(history, done: isDone, clock, &reading))
    }

    private static func key(_ task: JSON, _ name: Line) -> String {
        "habitica:\(task["_id"]?.string ?? task["id"]?.string ?? name.text)"
    }

    private static func days(
        _ history: [JSON], done: [Bool], _ clock: HabiticaClock, _ reading: inout HistoryReading
    ) -> [TrackedDay] {
        var days: [TrackedDay] = []
        for (entry, isDone) in zip(history, done) {
            guard let day = clock.day(entry["date"]) else {
                reading.countUnreadable()
                continue
            }
            if isDone { days.append(TrackedDay(day: day, answer: .done(.one))) }
        }
        return days
    }

    private static func schedule(of task: JSON) -> Schedule {
        let every = task["everyX"]?.integer ?? 1
        switch task["frequency"]?.string {
        case "daily" where every > 1:
            let start = (task["startDate"]?.string).flatMap { Day(String($0.prefix(10))) }
            return DayInterval(Int(clamping: every), from: start ?? .first).map { .everyDays($0) } ?? .daily
        case "weekly" where every == 1: return Weekdays(weekdays(of: task)).map { .weekdays($0) } ?? .daily
        default: return frequency(of: task)?.schedule ?? .daily
        }
    }

    private static func weekdays(of task: JSON) -> [Weekday] {
        let keys = ["m", "t", "w", "th", "f", "s", "su"]
        return zip(keys, Weekday.allCases).filter { task["repeat"]?[$0.0]?.isTrue ?? false }.map { $0.1 }
    }

    /// How often something is due that is not due on days of every week; `nil` for all others.
    private static func frequency(of task: JSON) -> TrackedFrequency? {
        let every = min(max(1, task["everyX"]?.integer ?? 1), 366)
        switch task["frequency"]?.string {
        case "weekly" where every > 1:
            return TrackedFrequency(times: Int64(weekdays(of: task).count), days: 7 * every)
        case "monthly": return TrackedFrequency(times: 1, days: 30 * every)
        case "yearly": return TrackedFrequency(times: 1, days: 365 * every)
        default: return nil
        }
    }
}

extension JSON {
    fileprivate var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
}
