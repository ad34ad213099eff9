import HexisCore

/// The words around habits: the list, the form, the detail.
enum HabitsWording {
    static let new = "New habit"
    static let edit = "Edit"
    static let emptyTitle = "Your habits will stand here"
    static let emptyText =
        "A habit is something you do again and again until it does itself. Begin with one, and make it small."
    static let archived = "Archived"
    static let archive = "Archive"
    static let bringBack = "Bring back"
    static let moveUp = "Move up"
    static let moveDown = "Move down"
    static let pauses = "Pauses and holidays"
    static let listExplanationTitle = "What is archiving?"
    static let archiveExplanation =
        "An archived habit leaves Today and keeps its history. You can bring it back at any time."

    static let name = "What would you like to do?"
    static let nameHint = "A few words, small and concrete: “Read two pages”"
    static let nameMissing = "Please give the habit a name."
    static let nameTooLong = "A name can have 100 characters. This one is longer."

    static let frequency = "How often?"
    static let frequencyExplanationTitle = "Which rhythm suits?"
    static let frequencyExplanation =
        "Habits settle fastest when they come often and in the same situation. Choose days when they are fixed, times a week when you want to stay free, every few days when a rest belongs to it. It can be changed at any time; past days keep the rhythm that held then."
    static let onWeekdays = "On certain days"
    static let onWeekdaysLegend = "Days"
    static let timesAWeek = "Some times a week"
    static let times = "Times a week"
    static let timesHint = "1 to 7"
    static let span = "A week is"
    static let calendarWeek = "the calendar week"
    static let anySevenDays = "any seven days in a row"
    static let everyDays = "Every few days"
    static let interval = "Every how many days?"
    static let intervalHint = "2 means every second day"
    static let weekdaysMissing = "Please choose at least one day."
    static let timesProblem = "Please give a whole number from 1 to 7."
    static let intervalProblem = "Please give a whole number from 2 to 365."

    static let measure = "Daily goal"
    static let measureExplanation =
        "Some habits are simply done or not. Others have an amount: four glasses of water, ten minutes of stretching. With a daily goal the day is complete once the amount is reached. A limit turns it round: at most two coffees."
    static let once = "Done or not done"
    static let atLeast = "Reach an amount"
    static let atMost = "Keep to a limit"
    static let amount = "How much a day?"
    static let amountHint = "A number such as 4 or 0.5"
    static let amountProblem = "Please give a number above 0 and up to 1,000,000, such as 4 or 0.5."
    static let limitProblem = "Please give a number from 0 to 1,000,000, such as 2."
    static let unit = "Of what? (if you like)"
    static let unitHint = "glasses, minutes, pages, km"
    static let unitTooLong = "A unit can have 100 characters. This one is longer."

    static let more = "Looks, group and first day"
    static let colour = "Colour"
    static let symbol = "Symbol"
    static let group = "Group (if you like)"
    static let groupHint = "Morning, Evening, or a name of your own"
    static let groupTooLong = "A group’s name can have 100 characters. This one is longer."
    static let groupSuggestions = ["Morning", "Afternoon", "Evening"]
    static let start = "First day"
    static let startHint = "A day in the past lets you fill in what you did already."
    static let startProblem = "Please give a date, such as 2026-11-21."
    static let add = "Add habit"

    static let totals = "So far"
    static let calendarExplanationTitle = "What does the calendar show?"
    static let calendarExplanation =
        "The fuller a day is coloured, the more of its goal was done. Days with a dot were skipped or paused. Choose a day to fill it in or correct it."
    static let earlierMonth = "The month before"
    static let laterMonth = "The month after"
    static let noHistory = "The days you mark will fill this calendar."
    static let deleteTitle = "Delete this habit?"
    static let deleteText =
        "The habit and everything recorded for it will be gone, on all your devices. If you only want it off Today, archive it."
    static let deleteForGood = "Delete for good"

    static func name(of colour: HabitColour) -> String {
        switch colour {
        case .teal: "Teal"
        case .sky: "Sky"
        case .indigo: "Indigo"
        case .plum: "Plum"
        case .rose: "Rose"
        case .coral: "Coral"
        case .amber: "Amber"
        case .moss: "Moss"
        }
    }

    static func name(of symbol: HabitSymbol) -> String {
        let name = symbol.name
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// `Every day`, `Mon, Wed, Fri`, `3 times a week`, `Every 2 days`.
    static func schedule(_ schedule: Schedule) -> String {
        switch schedule {
        case .weekdays(.every): return "Every day"
        case .weekdays(.workdays): return "Monday to Friday"
        case .weekdays(.weekend): return "Saturday and Sunday"
        case .weekdays(let days):
            return Weekday.allCases.filter { days.contains($0) }.map { DateWording.shortName(of: $0) }
                .joined(separator: ", ")
        case .timesAWeek(let times):
            let span = times.span == .calendarWeek ? "a week" : "in any seven days"
            return "\(times.times == 1 ? "Once" : "\(times.times) times") \(span)"
        case .everyDays(let interval):
            return interval.days == 2 ? "Every second day" : "Every \(interval.days) days"
        }
    }

    static func goal(_ goal: DailyGoal?) -> String? {
        guard let goal else { return nil }
        let unit = goal.unit.map { " \($0.text)" } ?? ""
        return goal.direction == .atLeast
            ? "\(goal.amount)\(unit) a day" : "at most \(goal.amount)\(unit) a day"
    }

    static func moveUp(_ name: String) -> String { "Move “\(name)” up" }
    static func moveDown(_ name: String) -> String { "Move “\(name)” down" }

    static func calendarDay(_ date: String, _ standing: Standing, isPaused: Bool, isRelevant: Bool) -> String
    {
        let state =
            switch standing.outcome {
            case .done: standing.goal.direction == .atMost ? "kept" : "done"
            case .partly: TodayWording.progress(standing.total, of: standing.goal)
            case .notDone: standing.goal.direction == .atMost ? "over the limit" : "not done"
            case .skipped: "skipped"
            case .unanswered: isPaused ? "paused" : isRelevant ? "not answered" : "not due"
            }
        return "\(date): \(state)"
    }

    static func added(_ name: String) -> String { "“\(name)” is on your list." }
    static func saved(_ name: String) -> String { "“\(name)” is changed." }
}
