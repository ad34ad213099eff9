import HexisCore

/// User-facing text about habit loops. The text of each step is in a file of its own.
enum LoopsWording {
    static var title: String { "Old habits" }
    static var lead: String { "Find out what sets an old habit off, and put something better in its place." }
    static var emptyTitle: String { "Which habit would you like to change?" }
    static var new: String { "Change an old habit" }
    static var learn: String { "How a habit loop works" }
    static var inProgress: String { "In progress" }
    static var inProgressHint: String { "You are still looking for their cue or their reward." }
    static var finalized: String { "Finalized" }
    static var finalizedHint: String { "Cue, routine and reward are known." }
    static var explanationTitle: String { "What is a habit loop?" }
    static var explanation: String {
        "A cue sets a routine off, and the routine brings a reward. An old habit is hard to drop, but its routine can be replaced: find the cue, find what you really crave, and do something else that gives the same. If alcohol, tobacco or a medicine is hard to leave, get help from your doctor: a plan alone is rarely enough."
    }

    static var cue: String { "Cue" }
    static var routine: String { "Routine" }
    static var reward: String { "Reward" }
    static var craving: String { "Craving" }
    static var plan: String { "Plan" }
    static var notYet: String { "Not known yet" }
    static var or: String { "or" }

    static var routineField: String { "Which routine would you like to change?" }
    static var routineHint: String { "What you do now, in a few words: “eat a cookie”." }
    static var routineMissing: String { "Name the routine, such as “eat a cookie”." }
    static var tooLong: String { "This can have 100 characters, on one line. It is longer." }
    static var begin: String { "Begin" }
    static var rename: String { "Rename" }
    static var note: String { "Notes" }
    static var noteHint: String { "Anything you would like to keep." }
    static var noteTooLong: String { "A note can have 4,000 characters. This one is longer." }

    static var urge: String { "Log an urge" }
    static var urgeQuestion: String { "Did the urge come?" }
    static var latest: String { "Latest urges" }
    static var toCompilation: String { "Look at all answers" }
    static var toRewards: String { "Cravings and what fulfils them" }
    static var toCue: String { "Choose the cue" }
    static var changeCue: String { "Change the cue" }
    static var toPlan: String { "Make the plan" }
    static var toHabit: String { "Open the habit" }
    static var habitGone: String { "Its habit was deleted. Look at the loop again to make another plan." }
    static var reopen: String { "Look again" }
    static var reopenHint: String {
        "If the new habit does not stick, open this again: everything you noted is still here."
    }
    static var earlierCues: String { "Chosen before" }

    static var deleteTitle: String { "Delete this loop?" }
    static var deleteText: String {
        "Everything you noted for it will be gone, on all your devices. A habit that came of it stays."
    }

    static func next(_ step: LoopStep) -> String {
        switch step {
        case .observe: "Notice when the urge comes"
        case .chooseCue: "Choose the cue"
        case .experiment: "Find out what you crave"
        case .chooseReward: "Choose the reward"
        case .plan: "Make the plan"
        case .done: "It is a habit now"
        }
    }

    static func explanation(_ loop: Loop) -> String {
        switch loop.nextStep {
        case .observe:
            "Do as you always do. Each time the urge comes, note what is going on: it takes ten seconds. After \(Loop.enoughUrges) times, a pattern often shows. So far: \(urges(loop.urges.count))."
        case .chooseCue:
            "\(urges(loop.urges.count)) noted. Look at the patterns, and choose what sets the urge off."
        case .experiment:
            "What is it that you crave? Next time the urge comes, do something else, wait a quarter of an hour, and see whether the urge is gone."
        case .chooseReward: "Something worked. Choose it, or try on."
        case .plan: "Cue and reward are known. Now make them a plan, in your own words."
        case .done: "Your plan is on Today. You can still log urges here."
        }
    }

    static func cameOf(_ routine: String) -> String { "In place of “\(routine)”: note urges, look again" }

    static func urges(_ count: Int) -> String { count == 1 ? "1 urge" : "\(count) urges" }

    /// Describes the drawing in words.
    static func drawing(cue: String?, routine: String?, reward: String?) -> String {
        "Habit loop. Cue: \(cue ?? notYet). Routine: \(routine ?? notYet). Reward: \(reward ?? notYet)."
    }

    /// The line of a row: “3 urges · 1 of 2 cravings fulfilled”.
    static func summary(_ loop: Loop) -> String {
        if let outcome = loop.outcome, loop.isFinalized { return PlansWording.statement(outcome) }
        return "\(next(loop.nextStep)) · \(urges(loop.urges.count))"
    }

    static var weeks: String { "Week by week" }
    static var weekOf: String { "Week of" }
    static var urgesHeading: String { "Urges" }
    static var doneHeading: String { "New routine" }

    static func week(_ first: String, _ count: Int) -> String { "\(weekOf) \(first): \(count)" }

    static func weeks(_ title: String, _ counts: [Int]) -> String {
        "\(title) a week, the latest last: \(counts.map { "\($0)" }.joined(separator: ", "))"
    }
}

extension PlansWording {
    /// “When I sit at my desk, I will talk to a colleague, so that I can socialize.”
    static func statement(_ cue: String, _ routine: String, _ reward: String) -> String {
        "When \(cue), I will \(routine), so that \(reward)."
    }

    static func statement(_ outcome: LoopFinalized) -> String {
        statement(outcome.cue.text, outcome.routine.text, outcome.reward.text)
    }
}
