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
        let (file, zone) = try unpacked(bytes)
        var reading = HistoryReading()
        for object in try JSONHabits.objects(in: file) where object["isTask"]?.isTrue != true {
            add(object, in: zone, to: &reading)
        }
        return reading.history
    }

    /// The file of habits, and the time zone in which the backup was made.
    private static func unpacked(
        _ bytes: [UInt8]
    ) throws(TrackerError) -> (habits: [UInt8], zone: TimeZone) {
        guard ZippedFile.isZip(bytes) else { return (bytes, .gmt) }
        let files = try ZippedFile.contents([habits, settings], in: bytes)
        guard let file = files[habits] else { throw .unknownFormat }
        let name = files[settings].flatMap { try? JSON(parsing: $0) }?["system"]?["timezone"]?.string
        return (file, name.flatMap { TimeZone(identifier: $0) } ?? .gmt)
    }

    private static func add(_ object: JSON, in zone: TimeZone, to reading: inout HistoryReading) {
        guard let name = reading.name(object["name"]?.string) else { return }
        let rule = RecurrenceRule(object["frequency"]?.string ?? "")
        var habit = TrackedHabit(
            key: "habittrove:\(object["id"]?.string ?? name.text)", name: name, schedule: rule.schedule,
            goal: goal(of: object))
        reading.remark(rule.remark(on: name.text))
        habit.isArchived = object["archived"]?.isTrue ?? false
        reading.countDescription(object["description"])
        let amounts = amounts(object["completions"]?.list ?? [], in: zone, &reading)
        reading.add(habit, days: habit.days(done: amounts))
    }

    private static func goal(of object: JSON) -> DailyGoal? {
        let target = object["targetCompletions"]?.rounded ?? .one
        return target > .one ? DailyGoal(.atLeast, target) : nil
    }

    /// The times of a day are added up.
    private static func amounts(
        _ times: [JSON], in zone: TimeZone, _ reading: inout HistoryReading
    ) -> [Day: Amount] {
        var amounts: [Day: Amount] = [:]
        for time in times {
            guard let day = time.string.flatMap({ day($0, in: zone) }) else {
                reading.countUnreadable()
                continue
            }
            amounts[day] = (amounts[day] ?? .zero) + .one
        }
        return amounts
    }

    private static func day(_ time: String, in zone: TimeZone) -> Day? {
        guard let date = date(time) else { return nil }
        let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        return Day(clamping: Int64((seconds / 86_400).rounded(.down)))
    }

    /// `2025-01-03T18:00:00.000Z`, with or without fractions.
    private static func date(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        return (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: .iso8601))
    }
}
