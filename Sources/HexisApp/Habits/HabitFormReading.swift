import HexisCore

/// Reading the form: either the whole form is valid, or each invalid field has a message.
extension HabitForm {
    var problems: [Problem] {
        var problems: [Problem] = []
        problems += problem("name", nameProblem)
        problems += problem(
            "weekdays", frequency == .weekdays && weekdays.isEmpty ? HabitsWording.weekdaysMissing : nil)
        problems += problem(
            "times", frequency == .times && timesAWeek == nil ? HabitsWording.timesProblem : nil)
        problems += problem(
            "interval", frequency == .interval && days == nil ? HabitsWording.intervalProblem : nil)
        problems += problem("amount", amountProblem)
        problems += problem("unit", measure != .once && isTooLong(unit) ? HabitsWording.unitTooLong : nil)
        problems += problem("group", isTooLong(group) ? HabitsWording.groupTooLong : nil)
        problems += problem("start", Day(start) == nil ? HabitsWording.startProblem : nil)
        return problems
    }

    /// Returns `nil` while there are problems. An interval counts from the first day, or from `first` if given: the
    /// day that an existing habit already counts from.
    func description(countedFrom first: Day? = nil) -> HabitDescription? {
        guard problems.isEmpty, let name = Line(name), let start = Day(start),
            let schedule = schedule(countedFrom: first ?? start)
        else { return nil }
        return HabitDescription(
            name: name, schedule: schedule, goal: goal, signal: followed, group: Line(group),
            colour: colour ?? .teal, symbol: symbol ?? .guess(from: name.text), start: start)
    }

    private func schedule(countedFrom first: Day) -> Schedule? {
        switch frequency {
        case .weekdays: Weekdays(weekdays).map { .weekdays($0) }
        case .times: timesAWeek.map { .timesAWeek($0) }
        case .interval: days.flatMap { DayInterval($0, from: first) }.map { .everyDays($0) }
        }
    }

    private var timesAWeek: TimesAWeek? {
        TypedNumber.whole(times).flatMap { TimesAWeek($0, in: span) }
    }

    private var days: Int? {
        TypedNumber.whole(interval).flatMap { (2...365).contains($0) ? $0 : nil }
    }

    private var goal: DailyGoal? {
        guard measure != .once, let quantity = Quantity(amount), let amount = quantity.amount(of: goalUnit)
        else { return nil }
        return DailyGoal(
            measure == .atLeast ? .atLeast : .atMost, amount, unit: Line(unit) ?? quantity.unit ?? goalUnit)
    }

    /// The unit of the goal: the one typed, else that of the measured signal.
    private var goalUnit: Line? {
        Line(unit) ?? followed.flatMap { Line(MeasurementsWording.habitUnit(of: $0)) }
    }

    /// The measured signal; only a goal with a minimum can have one.
    private var followed: Signal? { measure == .atLeast ? signal : nil }

    private var nameProblem: String? {
        if Line(name) != nil { return nil }
        return isTooLong(name) ? HabitsWording.nameTooLong : HabitsWording.nameMissing
    }

    private var amountProblem: String? {
        guard measure != .once else { return nil }
        let quantity = Quantity(amount)
        if let said = quantity?.unit, let unit = Line(unit), unit != said {
            return HabitsWording.twoUnits(said, unit)
        }
        let isWhole = (quantity?.unit ?? goalUnit).isCountedWhole
        if let unclear = CommonWording.unclear(quantity?.number, isWhole: isWhole) { return unclear }
        return rangeProblem(quantity?.amount(of: goalUnit))
    }

    private func rangeProblem(_ amount: Amount?) -> String? {
        if measure == .atLeast {
            return amount.map { $0 > .zero } == true ? nil : HabitsWording.amountProblem
        }
        return amount.map { $0 >= .zero } == true ? nil : HabitsWording.limitProblem
    }

    private func isTooLong(_ text: String) -> Bool {
        text.scalarCount > Line.longest && Line(text) == nil
    }

    private func problem(_ field: String, _ message: String?) -> [Problem] {
        message.map { [Problem(field: field, message: $0)] } ?? []
    }
}
