package import HexisApp
import HexisCore

/// A backup of Streak: a JSON file, or a zip file with one.
package enum Streak: TrackerFormat {
    package static var program: String { "Streak" }

    private static let json = ".json"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        ZippedFile.isZip(bytes, with: "streak")
            || JSONHabits.isText("\"numberOfCompletionsPerDay\"", in: bytes)
            || JSONHabits.isText("\"app\":\"streak\"", in: bytes)
            || JSONHabits.isText("\"app\": \"streak\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let file = try parsed(bytes)
        var reading = HistoryReading()
        let notes = notes(file["notes"]?.list ?? [], &reading)
        for object in try JSONHabits.objects(in: file) { add(object, notes, to: &reading) }
        return reading.history
    }

    private static func parsed(_ bytes: [UInt8]) throws(TrackerError) -> JSON {
        var bytes = bytes
        if ZippedFile.isZip(bytes) {
            guard let file = try ZippedFile.contents([json], in: bytes)[json] else { throw .unknownFormat }
            bytes = file
        }
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        return file
    }

    /// Texts of a day, by habit; several become lines of one.
    private static func notes(_ list: [JSON], _ reading: inout HistoryReading) -> [String: [Day: Passage]] {
        var texts: [String: [Day: String]] = [:]
        for note in list {
            guard let habit = note["habitId"]?.string, let day = note["date"]?.string.flatMap({ day($0) }),
                let text = note["text"]?.string, !text.isBlank
            else { continue }
            texts[habit, default: [:]][day] = texts[habit]?[day].map { "\($0)\n\(text)" } ?? text
        }
        return texts.mapValues { days in days.compactMapValues { reading.note($0) } }
    }

    private static func add(
        _ object: JSON, _ notes: [String: [Day: Passage]], to reading: inout HistoryReading
    ) {
        guard let name = reading.name(object["name"]?.string) else { return }
        let id = object["id"]?.string ?? name.text
        let (schedule, frequency) = (schedule(of: object), frequency(of: object))
        var habit = TrackedHabit(
            key: "streak:\(id)", name: name, schedule: schedule ?? frequency.schedule, goal: goal(of: object))
        if schedule == nil { reading.remark(frequency.remark(on: name.text)) }
        habit.isArchived = object["archivedAt"]?.string != nil
        reading.countDescription(object["description"])
        reading.add(habit, days: days(of: object, habit, notes[id] ?? [:], &reading))
    }

    /// What Streak counts: 1 is a habit to leave, whose days are those on which it was done after all.
    private static func goal(of object: JSON) -> DailyGoal? {
        let target = object["numberOfCompletionsPerDay"]?.rounded ?? .one
        let unit = Line(cut: object["unitLabel"]?.string ?? "")
        switch object["kind"]?.integer {
        case 1: return DailyGoal(.atMost, .zero)
        case 2 where object["anyAmount"]?.isTrue == true || target <= .zero:
            return Amount(thousandths: 1).flatMap { DailyGoal(.atLeast, $0, unit: unit) }
        case 2: return DailyGoal(.atLeast, target, unit: unit)
        default: return target > .one ? DailyGoal(.atLeast, target, unit: unit) : nil
        }
    }

    private static func days(
        of object: JSON, _ habit: TrackedHabit, _ notes: [Day: Passage], _ reading: inout HistoryReading
    ) -> [TrackedDay] {
        var days: [Day: TrackedDay] = [:]
        for (day, note) in notes { days[day] = TrackedDay(day: day, answer: nil, note: note) }
        for (day, count) in counts(object["completions"]?.members ?? [], &reading) {
            let amount = habit.goal == nil ? .one : count
            days[day] = TrackedDay(day: day, answer: .done(amount), note: notes[day])
        }
        return Array(days.values)
    }

    /// How often it was done on each day. Of several counts above zero of a day, the last counts.
    private static func counts(
        _ completions: [JSON.Member], _ reading: inout HistoryReading
    ) -> [Day: Amount] {
        var counts: [Day: Amount] = [:]
        for completion in completions {
            guard let day = day(completion.name), let count = count(completion.value) else {
                reading.countUnreadable()
                continue
            }
            if count > .zero { counts[day] = count }
        }
        return counts
    }

    private static func count(_ completion: JSON) -> Amount? {
        completion["numberOfCompletions"]?.rounded.flatMap { $0 >= .zero ? $0 : nil }
    }

    /// A day such as `29-09-2026`.
    static func day(_ text: String) -> Day? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 2, parts[1].count == 2, parts[2].count == 4 else {
            return nil
        }
        return Day("\(parts[2])-\(parts[1])-\(parts[0])")
    }
}
