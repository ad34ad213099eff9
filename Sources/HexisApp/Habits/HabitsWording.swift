import HexisCore

/// User-facing text about habits: the list, the form and the habit page.
enum HabitsWording {
    static var new: String { "New habit" }
    static var edit: String { "Edit" }
    static var emptyTitle: String { "Your habits will appear here" }
    static var emptyText: String {
        "A habit is something you do again and again until it happens automatically. Begin with one, and make it small."
    }
    static var archived: String { "Archived" }
    static var archive: String { "Archive" }
    static var bringBack: String { "Bring back" }
    static var arrange: String { "Move" }
    static func arrange(_ name: String) -> String { "Move “\(name)”" }
    static func changeGroup(_ name: String) -> String { "Change the group “\(name)”" }
    static var groupName: String { "Name of the group" }
    static var groupNameHint: String {
        "When Today is full, a group with “morning”, “afternoon” or “evening” in its name opens at that time."
    }
    static var groupMissing: String { "Give the group a name." }
    static var toGroup: String { "Move to" }
    static var newGroup: String { "A new group" }
    static var move: String { "Move there" }
    static func name(of move: Move) -> String {
        switch move {
        case .first: "To the top"
        case .up: "Up"
        case .down: "Down"
        case .last: "To the end"
        }
    }
    static var archivedTitle: String { "Archived and graduated" }
    static func count(_ habits: Int) -> String { habits == 1 ? "1 habit" : "\(habits) habits" }
    static var listExplanationTitle: String { "What is archiving?" }
    static var archiveExplanation: String {
        "An archived habit leaves Today and keeps its history. You can bring it back at any time."
    }

    static var name: String { "What would you like to do?" }
    static var nameHint: String { "A few words, small and concrete: “Read two pages”" }
    static var ideasLabel: String { "Ideas" }
    static let ideas: [(text: String, value: String)] = [
        ("Glass of water", "Drink a glass of water"), ("Two pages", "Read two pages"),
        ("Short walk", "Take a short walk"), ("Stretch", "Stretch for a minute"),
        ("One line", "Write one line"), ("Fruit", "Eat a piece of fruit"),
    ]
    static var cue: String { "After I… (optional)" }
    static var cueHint: String { "Something that you do every day anyway." }
    static var cuesLabel: String { "Moments to tie it to" }
    static var planIt: String { "Add a moment" }
    static var nameMissing: String { "Give the habit a name." }
    static var nameTooLong: String { "A name can have 100 characters. This one is longer." }

    static var frequency: String { "How often?" }
    static var frequencyExplanationTitle: String { "Which rhythm suits?" }
    static var frequencyExplanation: String {
        "Habits settle fastest when they come often and in the same situation. Choose days when they are fixed, times a week when you want to stay free, every few days when a rest belongs to it. It can be changed at any time; past days keep the rhythm that held then."
    }
    static var frequencyAndGoal: String { "How often and how much" }
    static var everyDay: String { "Every day" }
    static var onWeekdays: String { "On certain days" }
    static var onWeekdaysLegend: String { "Days" }
    static var timesAWeek: String { "Some times a week" }
    static var times: String { "Times a week" }
    static var timesHint: String { "1 to 7" }
    static var span: String { "A week is" }
    static var calendarWeek: String { "the calendar week" }
    static var anySevenDays: String { "any seven days in a row" }
    static var everyDays: String { "Every few days" }
    static var interval: String { "Every how many days?" }
    static var intervalHint: String { "2 means every second day" }
    static var weekdaysMissing: String { "Choose at least one day." }
    static var timesProblem: String { "Enter a whole number from 1 to 7." }
    static var intervalProblem: String { "Enter a whole number from 2 to 365." }

    static var measure: String { "Daily goal" }
    static var measureExplanation: String {
        "Some habits are simply done or not. Others have an amount: four glasses of water, ten minutes of stretching. With a daily goal the day is complete once the amount is reached. A limit turns it round: at most two coffees."
    }
    static var once: String { "Done or not done" }
    static var atLeast: String { "Reach an amount" }
    static var atMost: String { "Keep to a limit" }
    static var amount: String { "How much a day?" }
    static var amountHint: String { "A number such as 4 or 0.5" }
    static var amountProblem: String { "Enter a number above 0 and up to 1,000,000, such as 4 or 0.5." }
    static var limitProblem: String { "Enter a number from 0 to 1,000,000, such as 2." }
    static var unit: String { "Of what? (optional)" }
    static var unitHint: String { "glasses, minutes, pages, km" }
    static var unitTooLong: String { "A unit can have 100 characters. This one is longer." }

    static var more: String { "Looks, group and first day" }
    static var colour: String { "Colour" }
    static var symbol: String { "Symbol" }
    static var group: String { "Group (optional)" }
    static var groupHint: String { "Morning, Evening, or a name of your own" }
    static var groupTooLong: String { "A group’s name can have 100 characters. This one is longer." }
    static let groupSuggestions = ["Morning", "Afternoon", "Evening"]
    static var start: String { "First day" }
    static var startHint: String { "A day in the past lets you fill in what you did already." }
    static var startProblem: String { "Choose a date." }
    static var add: String { "Add habit" }

    static var calendarExplanationTitle: String { "What does the calendar show?" }
    static var calendarExplanation: String {
        "The fuller a day is coloured, the more of its goal was done. Days with a dot were skipped or paused. Choose a day to fill it in or correct it."
    }
    static var earlierMonth: String { "The month before" }
    static var laterMonth: String { "The month after" }
    static var noHistory: String { "The days you mark will fill this calendar." }
    static var deleteTitle: String { "Delete this habit?" }
    static var deleteText: String {
        "The habit and everything recorded for it will be gone, on all your devices. If you only want it off Today, archive it."
    }
    static var deleteForGood: String { "Delete for good" }

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
        var letters = symbol.name.bytes
        letters[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
        return String(decoding: letters, as: UTF8.self)
    }

    /// `Every day`, `Mon, Wed, Fri`, `3 times a week`, `Every other day`.
    static func schedule(_ schedule: Schedule) -> String {
        switch schedule {
        case .weekdays(let days): return DateWording.weekdays(days)
        case .timesAWeek(let times):
            let span = times.span == .calendarWeek ? "a week" : "in any seven days"
            return "\(times.times == 1 ? "Once" : "\(times.times) times") \(span)"
        case .everyDays(let interval):
            return every(interval.days)
        }
    }

    /// `Every other day`, `Every 3 days`.
    static func every(_ days: Int) -> String { days == 2 ? "Every other day" : "Every \(days) days" }

    static func goal(_ goal: DailyGoal?) -> String? {
        guard let goal else { return nil }
        let unit = goal.unit.map { " \($0.text)" } ?? ""
        return "\(goal.direction == .atLeast ? "" : "at most ")\(goal.amount.shown)\(unit) a day"
    }

    static func twoUnits(_ said: Line, _ unit: Line) -> String {
        "You typed “\(said.text)” here, but the unit below is “\(unit.text)”. Use one of them."
    }

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
