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
        for task in tasks["dailys"]?.list ?? [] {
            guard reading.hasRoom else { throw .tooLarge }
            addDaily(task, clock, to: &reading)
        }
        for task in tasks["habits"]?.list ?? [] where task["up"] != .bool(false) {
            guard reading.hasRoom else { throw .tooLarge }
            addHabit(task, clock, to: &reading)
        }
        return reading.history
    }

    private static func addDaily(_ task: JSON, _ clock: HabiticaClock, to reading: inout HistoryReading) {
        guard let name = reading.name(task["text"]?.string) else { return }
        let habit = TrackedHabit(key: key(task, name), name: name, schedule: schedule(of: task))
        countDescription(of: task, in: &reading)
        reading.remark(frequency(of: task)?.remark(on: name.text))
        var days: [TrackedDay] = []
        var before: Double?
        for entry in task["history"]?.list ?? [] {
            let value = entry["value"]?.double
            defer { before = value ?? before }
            guard let day = clock.day(entry["date"]) else {
                reading.countUnreadable()
                continue
            }
            // In earlier exports, only a value that rises says that it was done.
            let isDone = entry["completed"].map { $0.isTrue } ?? ((value ?? 0) > (before ?? 0))
            if isDone { days.append(TrackedDay(day: day, answer: .done(.one))) }
        }
        reading.add(habit, days: days)
    }

    private static func addHabit(_ task: JSON, _ clock: HabiticaClock, to reading: inout HistoryReading) {
        guard let name = reading.name(task["text"]?.string) else { return }
        let habit = TrackedHabit(key: key(task, name), name: name)
        countDescription(of: task, in: &reading)
        var days: [TrackedDay] = []
        for entry in task["history"]?.list ?? [] {
            guard let day = clock.day(entry["date"]) else {
                reading.countUnreadable()
                continue
            }
            if (entry["scoredUp"]?.integer ?? 1) > 0 {
                days.append(TrackedDay(day: day, answer: .done(.one)))
            }
        }
        reading.add(habit, days: days)
    }

    private static func key(_ task: JSON, _ name: Line) -> String {
        "habitica:\(task["_id"]?.string ?? task["id"]?.string ?? name.text)"
    }

    private static func countDescription(of task: JSON, in reading: inout HistoryReading) {
        if !(task["notes"]?.string ?? "").isBlank { reading.countDescription() }
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
