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
        var bytes = bytes
        if ZippedFile.isZip(bytes) {
            guard let file = try ZippedFile.contents([json], in: bytes)[json] else { throw .unknownFormat }
            bytes = file
        }
        guard let file = try? JSON(parsing: bytes) else { throw .damaged }
        var reading = HistoryReading()
        let notes = notes(file["notes"]?.list ?? [], &reading)
        for object in try JSONHabits.objects(in: file) {
            guard let name = reading.name(object["name"]?.string) else { continue }
            let id = object["id"]?.string ?? name.text
            let frequency = frequency(of: object)
            var habit = TrackedHabit(
                key: "streak:\(id)", name: name, schedule: schedule(of: object) ?? frequency.schedule)
            if schedule(of: object) == nil { reading.remark(frequency.remark(on: name.text)) }
            habit.goal = goal(of: object)
            habit.isArchived = object["archivedAt"]?.string != nil
            if !(object["description"]?.string ?? "").isBlank { reading.countDescription() }
            reading.add(habit, days: days(of: object, habit, notes[id] ?? [:], &reading))
        }
        return reading.history
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

    /// Days of the week, or every so many days; `nil` for a frequency.
    private static func schedule(of object: JSON) -> Schedule? {
        switch object["interval"]?.integer ?? 0 {
        case 0: return .daily
        case 3:
            let days = (object["scheduleWeekdays"]?.list ?? []).compactMap {
                $0.integer.flatMap { Weekday(rawValue: Int(clamping: $0)) }
            }
            return Weekdays(days).map { .weekdays($0) } ?? .daily
        case 4:
            let every = Int(clamping: min(max(1, object["scheduleEvery"]?.integer ?? 2), 365))
            switch object["scheduleUnit"]?.integer ?? 0 {
            case 0 where every == 1: return .daily
            case 0: return start(of: object).flatMap { DayInterval(every, from: $0) }.map { .everyDays($0) }
            case 1:
                return start(of: object).flatMap { DayInterval(every * 7, from: $0) }.map { .everyDays($0) }
            default: return nil
            }
        default: return nil
        }
    }

    private static func start(of object: JSON) -> Day? {
        object["scheduleStart"]?.string.flatMap { day($0) }
            ?? object["createdAt"]?.string.flatMap { Day(String($0.prefix(10))) }
    }

    private static func frequency(of object: JSON) -> TrackedFrequency {
        let times = object["targetFrequency"]?.integer ?? 1
        switch object["interval"]?.integer {
        case 1: return TrackedFrequency(times: times, days: 7)
        case 2: return TrackedFrequency(times: times, days: 30)
        default:
            return TrackedFrequency(
                times: 1, days: 30 * min(max(1, object["scheduleEvery"]?.integer ?? 1), 12))
        }
    }

    private static func days(
        of object: JSON, _ habit: TrackedHabit, _ notes: [Day: Passage], _ reading: inout HistoryReading
    ) -> [TrackedDay] {
        var days: [Day: TrackedDay] = [:]
        for (day, note) in notes { days[day] = TrackedDay(day: day, answer: nil, note: note) }
        for completion in object["completions"]?.members ?? [] {
            guard let day = day(completion.name),
                let count = completion.value["numberOfCompletions"]?.rounded,
                count >= .zero
            else {
                reading.countUnreadable()
                continue
            }
            let amount = habit.goal == nil ? .one : count
            guard count > .zero else { continue }
            days[day] = TrackedDay(day: day, answer: .done(amount), note: notes[day])
        }
        return Array(days.values)
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
        return texts.mapValues { days in
            var notes: [Day: Passage] = [:]
            for (day, text) in days { notes[day] = reading.note(text) }
            return notes
        }
    }

    /// A day such as `29-09-2026`.
    private static func day(_ text: String) -> Day? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 2, parts[1].count == 2, parts[2].count == 4 else {
            return nil
        }
        return Day("\(parts[2])-\(parts[1])-\(parts[0])")
    }
}
