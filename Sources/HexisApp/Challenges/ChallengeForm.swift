import HexisCore

/// A challenge as chosen in the form, and the facts it yields once valid.
struct ChallengeForm {
    var level: ChallengeLevel?
    var from: String
    /// A smaller daily goal to set along with the challenge; empty to keep the current one.
    var goal = ""

    /// Proposes `level`, the one after the last completed challenge.
    init(level: ChallengeLevel?, from: Day) {
        self.level = level
        self.from = from.description
    }

    init(_ form: Form) {
        level = form["level"].flatMap { ChallengeLevel(name: $0) }
        from = form["from"] ?? ""
        goal = form["goal"] ?? ""
    }

    /// The existing challenge `changed` may keep a level that is no longer unlocked.
    func problems(_ habit: Habit, _ practice: Practice, on today: Day, changed: Challenge? = nil) -> [Problem]
    {
        var problems: [Problem] = []
        if let message = levelProblem(habit, practice, on: today, changed: changed) {
            problems.append(Problem(field: "level", message: message))
        }
        if !isFree(habit, practice, on: today, changed: changed) {
            problems.append(Problem(field: "from", message: ChallengesWording.beginProblem))
        }
        return problems
    }

    private func levelProblem(
        _ habit: Habit, _ practice: Practice, on today: Day, changed: Challenge?
    ) -> String? {
        guard let level else { return ChallengesWording.missingLevel }
        let isOpen = changed?.level == level || practice.isOpen(level, for: habit, on: today)
        return isOpen ? nil : ChallengesWording.locked(level)
    }

    /// An existing challenge may keep its first day.
    private func isFree(_ habit: Habit, _ practice: Practice, on today: Day, changed: Challenge?) -> Bool {
        guard let day = Day(from) else { return false }
        if let changed, changed.from == day { return true }
        let first = practice.firstFreeDay(for: habit, on: today, but: changed)
        return first <= day && day <= first.advanced(by: 366)
    }

    /// The facts that accept the challenge; empty while there are problems.
    func facts(named challenge: Identifier, for habit: Habit) -> [Fact] {
        guard let level, let day = Day(from) else { return [] }
        let accepted = ChallengeAccepted(challenge: challenge, habit: habit.id, level: level, from: day)
        return [.challengeAccepted(accepted)] + smallerGoal(of: habit, from: day)
    }

    private func smallerGoal(of habit: Habit, from day: Day) -> [Fact] {
        let smaller = Amount(goal).flatMap {
            DailyGoal(.atLeast, $0, unit: habit.dailyGoal(on: day)?.unit)
        }
        guard let smaller, habit.dailyGoal(on: day)?.direction == .atLeast else { return [] }
        return [.dailyGoalSet(DailyGoalSet(habit: habit.id, from: day, goal: smaller))]
    }
}
