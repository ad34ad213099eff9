package import HexisApp
import HexisCore

/// A backup of Habo, whose habits have a cue, a routine and a reward.
package enum HaboBackup: TrackerFormat {
    package static var program: String { "Habo" }

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        JSONHabits.isText("\"twoDayRule\"", in: bytes)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        var reading = HistoryReading()
        for object in try JSONHabits.objects(in: bytes) where object["deleted_at"]?.string == nil {
            add(object, to: &reading)
        }
        return reading.history
    }

    private static func add(_ object: JSON, to reading: inout HistoryReading) {
        guard let name = reading.name(object["title"]?.string) else { return }
        var habit = TrackedHabit(key: "habo:\(key(of: object) ?? name.text)", name: name)
        if object["habitType"]?.integer == 1 { habit.goal = goal(of: object) }
        habit.isArchived = object["archived"]?.isTrue ?? false
        habit.reminder = reminder(of: object)
        habit.plan = plan(of: object, named: name)
        reading.countDescription(object["sanction"])
        let days = (object["events"]?.members ?? []).compactMap { day($0, habit.goal, &reading) }
        reading.add(habit, days: days)
    }

    private static func key(of object: JSON) -> String? {
        object["uuid"]?.string ?? object["id"]?.integer.map { "\($0)" }
    }

    private static func goal(of object: JSON) -> DailyGoal {
        let unit = Line(cut: object["unit"]?.string ?? "")
        return DailyGoal(.atLeast, object["targetValue"]?.amount ?? .one, unit: unit) ?? .once
    }

    /// `8:30`, without a leading zero.
    private static func reminder(of object: JSON) -> TrackedReminder? {
        guard object["notification"]?.isTrue ?? false,
            let parts = object["notTime"]?.string?.split(separator: ":").map({ Int($0) }), parts.count == 2,
            let hour = parts[0], let minute = parts[1], 0..<24 ~= hour, 0..<60 ~= minute
        else { return nil }
        return TimeOfDay(minutes: hour * 60 + minute).map { TrackedReminder(time: $0, weekdays: nil) }
    }

    private static func plan(of object: JSON, named name: Line) -> TrackedPlan? {
        guard let cue = Line(cut: object["cue"]?.string ?? "") else { return nil }
        return TrackedPlan(
            cue: cue, response: Line(cut: object["routine"]?.string ?? "") ?? name,
            reward: Line(cut: object["reward"]?.string ?? ""))
    }

    /// A day by its first ten characters, with a list of what it is, a note, and how much of how much was done.
    private static func day(_ event: JSON.Member, _ goal: DailyGoal?, _ reading: inout HistoryReading)
        -> TrackedDay?
    {
        guard let day = Day(String(event.name.prefix(10))), let values = event.value.list,
            let kind = values.first?.string
        else { return reading.unreadableDay() }
        let note = reading.note(values.count > 1 ? values[1].string : nil)
        let amount = values.count > 2 ? values[2].amount.flatMap { $0 > .zero ? $0 : nil } : nil
        let answer = answer(kind, amount, goal)
        guard answer != nil || note != nil else { return nil }
        return TrackedDay(day: day, answer: answer, note: note)
    }

    private static func answer(_ kind: String, _ amount: Amount?, _ goal: DailyGoal?) -> TrackedAnswer? {
        switch kind {
        case "DayType.check": .done(goal.map { amount ?? $0.amount } ?? .one)
        case "DayType.progress": amount.map { .done($0) }
        case "DayType.fail": .marked(.notDone)
        case "DayType.skip": .marked(.skipped)
        default: nil
        }
    }
}
