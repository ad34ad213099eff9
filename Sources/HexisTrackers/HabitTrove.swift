import Foundation
package import HexisApp
import HexisCore

/// The habits of HabitTrove: its backup, or the file `habits.json` alone.
///
/// Times are instants in UTC. Whose clock they belong to only the backup says, in its settings.
package enum HabitTrove: TrackerFormat {
    package static var program: String { "HabitTrove" }

    private static let habits = "habits.json"
    private static let settings = "settings.json"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        ZippedFile.isZip(bytes, with: "data/habits.json")
            || JSONHabits.isText("\"coinReward\"", in: bytes)
                && JSONHabits.isText("\"completions\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        var bytes = bytes
        var zone = TimeZone.gmt
        if ZippedFile.isZip(bytes) {
            let files = try ZippedFile.contents([habits, settings], in: bytes)
            guard let file = files[habits] else { throw .unknownFormat }
            bytes = file
            let name = files[settings].flatMap { try? JSON(parsing: $0) }?["system"]?["timezone"]?.string
            zone = name.flatMap { TimeZone(identifier: $0) } ?? zone
        }
        var reading = HistoryReading()
        for object in try JSONHabits.objects(in: bytes) where object["isTask"]?.isTrue != true {
            guard let name = reading.name(object["name"]?.string) else { continue }
            let rule = RecurrenceRule(object["frequency"]?.string ?? "")
            var habit = TrackedHabit(
                key: "habittrove:\(object["id"]?.string ?? name.text)", name: name, schedule: rule.schedule)
            reading.remark(rule.remark(on: name.text))
            let target = object["targetCompletions"]?.rounded ?? .one
            if target > .one { habit.goal = DailyGoal(.atLeast, target) }
            habit.isArchived = object["archived"]?.isTrue ?? false
            if !(object["description"]?.string ?? "").isBlank { reading.countDescription() }
            reading.add(habit, days: days(object["completions"]?.list ?? [], of: habit, in: zone, &reading))
        }
        return reading.history
    }

    /// The times of a day are added up.
    private static func days(
        _ times: [JSON], of habit: TrackedHabit, in zone: TimeZone, _ reading: inout HistoryReading
    ) -> [TrackedDay] {
        var amounts: [Day: Amount] = [:]
        for time in times {
            guard let date = time.string.flatMap({ date($0) }) else {
                reading.countUnreadable()
                continue
            }
            let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
            let day = Day(clamping: Int64((seconds / 86_400).rounded(.down)))
            amounts[day] = (amounts[day] ?? .zero) + .one
        }
        return amounts.map { day, amount in
            TrackedDay(day: day, answer: .done(habit.goal == nil ? .one : amount))
        }
    }

    /// `2025-01-03T18:00:00.000Z`, with or without fractions.
    private static func date(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        return (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: .iso8601))
    }
}

/// What Hexis can follow of a recurrence rule (RFC 5545, section 3.3.10).
private struct RecurrenceRule {
    private let parts: [String: String]

    init(_ text: String) {
        let rule = text.split(whereSeparator: { $0.isNewline }).last { $0.contains("FREQ=") } ?? ""
        let start = rule.firstIndex(of: ":").map { rule.index(after: $0) } ?? rule.startIndex
        parts = Dictionary(
            rule[start...].split(separator: ";").compactMap { part in
                let pair = part.split(separator: "=", maxSplits: 1)
                return pair.count == 2 ? (String(pair[0]), String(pair[1])) : nil
            }, uniquingKeysWith: { $1 })
    }

    private var every: Int64 { min(max(1, parts["INTERVAL"].flatMap { Int64($0) } ?? 1), 365) }

    private var weekdays: [Weekday] {
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return (parts["BYDAY"] ?? "").split(separator: ",").compactMap { day in
            names.firstIndex(of: String(day)).flatMap { Weekday(rawValue: $0 + 1) }
        }
    }

    private var frequency: TrackedFrequency? {
        switch parts["FREQ"] {
        case "WEEKLY" where every > 1: TrackedFrequency(times: Int64(max(1, weekdays.count)), days: 7 * every)
        case "WEEKLY" where weekdays.isEmpty: TrackedFrequency(times: 1, days: 7)
        case "MONTHLY": TrackedFrequency(times: 1, days: 30 * every)
        case "YEARLY": TrackedFrequency(times: 1, days: 365)
        default: nil
        }
    }

    var schedule: Schedule {
        if let frequency { return frequency.schedule }
        switch parts["FREQ"] {
        case "WEEKLY": return Weekdays(weekdays).map { .weekdays($0) } ?? .daily
        default: return DayInterval(Int(every), from: .first).map { .everyDays($0) } ?? .daily
        }
    }

    func remark(on habit: String) -> TrackerRemark? { frequency?.remark(on: habit) }
}
