import HexisCore

/// User-facing text about personal challenges, which the interface calls goals: there, a challenge is always one with a
/// habit.
enum PersonalWording {
    static var title: String { "Goals" }
    static var lead: String {
        "Something to set yourself, once or over some days. It is yours: change or drop it at any time."
    }
    /// Goals that Today does not show.
    static func others(_ count: Int) -> String { count == 1 ? "1 more goal" : "\(count) more goals" }
    static var current: String { "Under way" }
    static var withHabit: String { "Challenges with a habit" }
    static var withHabitText: String {
        "A challenge is a promise to do one of your habits for one to four weeks."
    }
    static var emptyTitle: String { "What would you like to try?" }
    static var none: String {
        "Walk 10,000 steps, read 12 books, watch the sun rise: it will wait here with its progress."
    }
    static var new: String { "New goal" }
    static var start: String { "Take it on" }
    static var completed: String { "Completed" }
    static var over: String { "Over" }
    static var open: String { "Open it" }
    static var presets: String { "Take one on with a tap…" }
    static var own: String { "…or make your own" }
    static var titleLabel: String { "What is it?" }
    static var titleHint: String { "Walk backwards, Run 5 km" }
    static var titleMissing: String { "Give it a name, such as “Run 5 km”." }
    static var titleTooLong: String { "A name can have 100 characters, on one line. This one is longer." }
    static var description: String { "Description (optional)" }
    static var descriptionHint: String { "Why, how, with whom. It can also be added later." }
    static var descriptionTooLong: String { "A description can have 4,000 characters. This one is longer." }
    static var kind: String { "What counts?" }
    static var amount: String { "How much?" }
    static var amountHint: String { "A number such as 5." }
    static var amountProblem: String { "Enter a number above 0 and up to 1,000,000, such as 5." }
    static var unit: String { "Of what? (for a count)" }
    static var unitHint: String { "books, push-ups, pages" }
    static var unitTooLong: String { "This can have 100 characters. It is longer." }
    static var pace: String { "How?" }
    static var first: String { "First day" }
    static var last: String { "Last day (if there is one)" }
    static var dayProblem: String { "Choose a day." }
    static var lastMissing: String { "“Every day” needs a last day." }
    static var lastBeforeFirst: String { "The last day comes before the first." }
    static var lastTooFar: String { "Choose a last day within a year of the first." }
    static var firstProblem: String { "Choose a first day within a year of today." }
    static var change: String { "Change" }
    static var changeTitle: String { "Change the goal" }
    static var removeTitle: String { "Delete this goal?" }
    static var removeText: String {
        "The goal and what you counted for it go away, on all your devices. Measurements and photos stay."
    }
    static var removeForGood: String { "Delete the goal" }
    static var progress: String { "Day by day" }
    static var count: String { "Count" }
    static var countHint: String { "A number below zero, such as -2, takes some back." }
    static var countProblem: String {
        "Enter a number from -1,000,000 to 1,000,000 that is not 0, such as 3."
    }
    static var markDone: String { "Mark as done" }
    static var markOpen: String { "Not done after all" }
    static var measured: String { "Counts automatically, from what is measured." }
    static var unmeasured: String {
        "Nothing measures this yet. Add your numbers here, or connect your phone or watch."
    }
    static var addToday: String { "Add to today" }
    static var measurements: String { "All measurements" }
    static var connect: String { "Connect a phone or watch" }
    static var announcement: String { "You did it" }

    static func announcement(_ title: String) -> String { "“\(title)” is completed." }
    static func saved(_ title: String) -> String { "“\(title)” is changed." }
    static func markDone(_ title: String) -> String { "Mark “\(title)” as done" }
    /// `How many more books?`
    static func countLabel(_ challenge: PersonalChallenge) -> String {
        let unit =
            switch challenge.kind {
            case .steps: " steps"
            case .distance: " \(challenge.measuringUnit.name)"
            case .minutes: " minutes"
            case .count, .done: challenge.unit.map { " \($0.text)" } ?? ""
            }
        return "How many more\(unit)?"
    }
    static func countOne(_ title: String) -> String { "Count one more for “\(title)”" }
}

extension PersonalWording {
    static var inMiles: String { "Distance, in miles" }

    static func name(of kind: PersonalChallenge.Kind) -> String {
        switch kind {
        case .steps: "Steps"
        case .distance: "Distance, in kilometres"
        case .minutes: "Active minutes"
        case .count: "A count of something"
        case .done: "Done or not done"
        }
    }

    static func name(of pace: PersonalChallenge.Pace) -> String {
        switch pace {
        case .oneDay: "On one day, whichever"
        case .total: "Added up over its days"
        case .everyDay: "Every day, until the last"
        }
    }

    /// `7,412 of 10,000 steps`, `3 of 7 days`, `Done on 20 November`.
    static func progress(_ challenge: PersonalChallenge, _ standing: PersonalStanding) -> String {
        if challenge.pace == .everyDay {
            return "\(standing.reached) of \(CommonWording.days(Int(standing.goal)))"
        }
        if challenge.kind == .done { return standing.isCompleted ? "Done" : "Not done yet" }
        return "\(number(standing.reached, challenge)) of \(amount(standing.goal, challenge))"
    }

    /// Today's progress of a challenge for every day: `4 of 10 minutes today`; `nil` for others.
    static func today(_ challenge: PersonalChallenge, _ amount: Int64) -> String? {
        guard challenge.pace == .everyDay, challenge.kind != .done else { return nil }
        return "\(number(amount, challenge)) of \(self.amount(challenge.amount, challenge)) today"
    }

    /// `7,412 steps`, `3.2 km`, `3 books`.
    static func amount(_ thousandths: Int64, _ challenge: PersonalChallenge) -> String {
        switch challenge.kind {
        case .steps: MeasurementsWording.counted(thousandths / 1000, "step")
        case .distance: "\(number(thousandths, challenge)) \(challenge.measuringUnit.name)"
        case .minutes: MeasurementsWording.counted((thousandths + 500) / 1000, "minute")
        case .count: number(thousandths, challenge) + (challenge.unit.map { " \($0.text)" } ?? "")
        case .done: thousandths > 0 ? "Done" : "Not done"
        }
    }

    private static func number(_ thousandths: Int64, _ challenge: PersonalChallenge) -> String {
        switch challenge.kind {
        case .distance: MeasurementsWording.number(thousandths, in: challenge.measuringUnit)
        case .count where thousandths % 1000 != 0: Amount.shown(thousandths)
        case .minutes: MeasurementsWording.grouped(thousandths + 500)
        default: MeasurementsWording.grouped(thousandths)
        }
    }

    /// The goal: `10,000 steps on one day`, `30 squats every day, 21 November – 4 December`.
    static func goal(_ challenge: PersonalChallenge, seenFrom today: Day) -> String {
        let amount = challenge.kind == .done ? "" : "\(amount(challenge.amount, challenge)) "
        let pace =
            switch challenge.pace {
            case .oneDay: challenge.kind == .done ? "once" : "on one day"
            case .total: challenge.kind == .done ? "once" : "altogether"
            case .everyDay: "every day"
            }
        let span = challenge.last.map { ", \(DateWording.span(challenge.first, $0, seenFrom: today))" } ?? ""
        return capitalised("\(amount)\(pace)\(span)")
    }

    private static func capitalised(_ text: String) -> String {
        var letters = text.bytes
        if let first = letters.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first {
            letters[0] = first - 32
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// `Begins on 1 December`, `5 days left`, `Completed on 20 November`.
    static func state(_ challenge: PersonalChallenge, _ standing: PersonalStanding, seenFrom today: Day)
        -> String?
    {
        switch standing.state {
        case .upcoming: "Begins on \(DateWording.short(challenge.first, seenFrom: today))"
        case .active:
            challenge.last.map { last in
                last == today
                    ? "Today is its last day" : "\(CommonWording.days(today.distance(to: last) + 1)) left"
            }
        case .completed(let day): "Completed on \(DateWording.short(day, seenFrom: today))"
        case .over: challenge.last.map { "Ended on \(DateWording.short($0, seenFrom: today))" }
        }
    }
}
