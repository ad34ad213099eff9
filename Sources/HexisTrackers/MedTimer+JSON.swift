import HexisApp
import HexisCore

extension JSON {
    /// When a reminder comes each day; `nil` for one that follows another dose, or the stock.
    var time: TimeOfDay? {
        guard (self["linkedReminderId"]?.integer ?? 0) == 0, (self["intervalStart"]?.integer ?? 0) == 0,
            self["windowedInterval"]?.isTrue != true, !isAboutStock
        else { return nil }
        return self["timeInMinutes"]?.integer.flatMap { TimeOfDay(minutes: Int(clamping: $0)) }
    }

    var isAboutStock: Bool {
        ["outOfStockReminderType", "expirationReminderType"].contains { (self[$0]?.string ?? "OFF") != "OFF" }
    }

    /// The hours between two doses of a reminder that counts from the last one.
    var hoursBetween: Int? {
        guard let start = self["intervalStart"]?.integer, start != 0,
            let minutes = self["timeInMinutes"]?.integer, Regimen.hours.contains(Int(clamping: minutes / 60))
        else { return nil }
        return Int(minutes / 60)
    }

    /// The days of a reminder: chosen weekdays, Monday first, or one day and then a pause.
    var days: DosingDays {
        let pause = self["pauseDays"]?.integer ?? 0
        if pause > 0, self["consecutiveDays"]?.integer ?? 1 == 1,
            let interval = DayInterval(
                Int(clamping: pause + 1), from: Day(clamping: self["cycleStartDay"]?.integer ?? 0))
        {
            return DosingDays(.everyDays(interval)) ?? .every
        }
        let chosen = zip(Weekday.allCases, self["days"]?.list ?? []).filter { $1 == .bool(true) }.map { $0.0 }
        return Weekdays(chosen).flatMap { DosingDays(.weekdays($0)) } ?? .every
    }

    /// Whether a reminder has days that Hexis does not have: a cycle of several days, or days of the month.
    var daysAreApproximate: Bool {
        let pause = self["pauseDays"]?.integer ?? 0
        let month = self["activeDaysOfMonth"]?.integer ?? -1
        return pause > 0 && self["consecutiveDays"]?.integer ?? 1 != 1 || ![-1, 0x7FFF_FFFF].contains(month)
    }
}

extension TrackedDose {
    /// - Parameter times: The times of reminders, by their numbers.
    init?(_ event: JSON, _ times: [Int64: TimeOfDay]) {
        func instant(_ name: String) -> Instant? {
            event[name]?.integer.flatMap {
                0 < $0 && $0 < 7_258_118_400 ? Instant(milliseconds: $0 * 1000) : nil
            }
        }
        guard let due = instant("remindedTimestamp") ?? instant("processedTimestamp") else { return nil }
        self.init(
            due: due, time: event["reminderId"]?.integer.flatMap { times[$0] },
            answered: instant("processedTimestamp") ?? due, isTaken: event["status"]?.string == "TAKEN")
    }
}
