import HexisCore

/// A habit's form as typed, and the facts it yields once valid.
struct HabitForm {
    var name = ""
    var frequency = Frequency.weekdays
    var weekdays = Weekday.allCases
    var times = "3"
    var span = TimesAWeek.Span.calendarWeek
    var interval = "2"
    var measure = Measure.once
    var amount = "1"
    var unit = ""
    /// The measured signal; `nil` for check-ins alone.
    var signal: Signal?
    var group = ""
    /// `nil` until the person chooses one: Hexis then picks a colour that no other habit has.
    var colour: HabitColour?
    /// `nil` until the person chooses one: Hexis then guesses it from the name.
    var symbol: HabitSymbol?
    var start: String

    enum Frequency: Int, Choice {
        case weekdays, times, interval

        var name: String {
            switch self {
            case .weekdays: "weekdays"
            case .times: "times"
            case .interval: "interval"
            }
        }

        init(_ schedule: Schedule) {
            switch schedule {
            case .weekdays: self = .weekdays
            case .timesAWeek: self = .times
            case .everyDays: self = .interval
            }
        }
    }

    enum Measure: Int, Choice {
        case once, atLeast, atMost

        var name: String {
            switch self {
            case .once: "once"
            case .atLeast: "atLeast"
            case .atMost: "atMost"
            }
        }
    }

    /// Creates an empty form for a habit that begins today.
    init(beginning today: Day) {
        start = today.description
    }

    /// Reads the form that a browser sent.
    init(_ form: Form, today: Day) {
        self.init(beginning: today)
        name = form["name"] ?? ""
        frequency = form["frequency"].flatMap { Frequency(name: $0) } ?? .weekdays
        weekdays = form.all("weekday").compactMap { Weekday(name: $0) }
        times = form["times"] ?? ""
        span = form["span"].flatMap { TimesAWeek.Span(name: $0) } ?? .calendarWeek
        interval = form["interval"] ?? ""
        measure = form["measure"].flatMap { Measure(name: $0) } ?? .once
        amount = form["amount"] ?? ""
        unit = form["unit"] ?? ""
        let named = form["signal"].flatMap { Signal(name: $0) }
        signal = Signal.ofHabits.first { $0 == named }
        group = form["group"] ?? ""
        colour = form["colour"].flatMap { HabitColour(name: $0) }
        symbol = form["symbol"].flatMap { HabitSymbol(name: $0) }
        start = form["start"] ?? ""
    }

    /// Fills in the habit's values on that day.
    init(_ habit: Habit, on day: Day) {
        self.init(beginning: habit.start)
        name = habit.name
        take(habit.schedule(on: day), habit.dailyGoal(on: day))
        signal = habit.signal(on: day)
        group = habit.group?.text ?? ""
        colour = habit.colour
        symbol = habit.symbol
    }

    /// Fills in a suggestion, beginning today.
    init(_ suggestion: Suggestion, beginning today: Day) {
        self.init(beginning: today)
        name = suggestion.name
        take(suggestion.schedule, suggestion.goal)
        colour = suggestion.colour
        symbol = suggestion.symbol
    }

    private mutating func take(_ schedule: Schedule, _ goal: DailyGoal?) {
        frequency = Frequency(schedule)
        take(schedule)
        if let goal { take(goal) }
    }

    private mutating func take(_ schedule: Schedule) {
        switch schedule {
        case .weekdays(let days): weekdays = Weekday.allCases.filter { days.contains($0) }
        case .timesAWeek(let timesAWeek):
            times = "\(timesAWeek.times)"
            span = timesAWeek.span
        case .everyDays(let dayInterval): interval = "\(dayInterval.days)"
        }
    }

    private mutating func take(_ goal: DailyGoal) {
        measure = goal.direction == .atLeast ? .atLeast : .atMost
        amount = goal.amount.typed
        unit = goal.unit?.text ?? ""
    }
}
