import HexisCore

/// The plan's three parts, and the sentence typed for it.
struct StatementForm {
    var cue: String
    var routine: String
    var reward: String
    var sentence: String
    var isReadAloud: Bool

    /// Prefers the values that were sent over those that follow from the loop.
    init(_ loop: Loop, _ sent: Form) {
        let cue = loop.cue?.text ?? loop.outcome?.cue.text ?? ""
        self.cue = sent["cue"] ?? LoopsWording.withinSentence(cue)
        routine = sent["routine"] ?? LoopsWording.withinSentence(loop.theory?.fulfilment?.text ?? "")
        reward = sent["reward"] ?? LoopsWording.reward(from: loop.theory?.craving.text ?? "")
        sentence = sent["sentence"] ?? ""
        isReadAloud = sent["read-aloud"] != nil
    }

    var meant: String { PlansWording.statement(cue, routine, reward) }

    /// The problems of the three parts.
    var partProblems: [Problem] {
        [("cue", cue), ("routine", routine), ("reward", reward)].compactMap { field, text in
            if Line(text) != nil { return nil }
            return Problem(
                field: field, message: text.isBlank ? LoopsWording.partMissing : LoopsWording.tooLong)
        }
    }

    /// Returns `nil` if the sentence is close enough.
    func sentenceProblem(_ writing: PlanWriting) -> Problem? {
        if writing == .readingAloud {
            return isReadAloud ? nil : Problem(field: "read-aloud", message: LoopsWording.notRead)
        }
        if sentence.isBlank { return Problem(field: "sentence", message: LoopsWording.notTyped) }
        if Passage(sentence) == nil {
            return Problem(field: "sentence", message: LoopsWording.sentenceTooLong)
        }
        let isForgiven = SentenceMatch(typed: sentence, meant: meant).isForgiven
        return isForgiven ? nil : Problem(field: "sentence", message: LoopsWording.differs)
    }
}

extension Practice {
    /// The facts that turn a loop into a habit: the habit, its plan, and the loop's outcome.
    ///
    /// A reopened loop keeps its habit unless its routine has changed.
    func facts(finalizing loop: Loop, _ form: StatementForm, named new: Identifier, on today: Day) -> [Fact] {
        guard let cue = Line(form.cue), let routine = Line(form.routine), let reward = Line(form.reward),
            let name = Line(LoopsWording.asName(form.routine))
        else { return [] }
        let kept = habitKept(by: loop, doing: routine)
        let habit = kept ?? new
        let plan = kept.flatMap { plans(of: $0).first { $0.reward != nil }?.id }
        let made = PlanMade(
            plan: plan ?? new.derived(1), habit: habit, kind: .action, situation: cue, response: routine,
            reward: reward)
        let finalized = LoopFinalized(
            loop: loop.id, habit: habit, cue: cue, routine: routine, reward: reward,
            sentence: settings.planWriting == .typing ? Passage(form.sentence) : nil)
        let added: [Fact] =
            kept == nil ? [.habitAdded(HabitAdded(habit: habit, name: name, day: today))] : []
        return added + [.planMade(made), .loopFinalized(finalized)]
    }

    /// The habit that a reopened loop became earlier; `nil` if it has another routine now, or the habit is archived.
    private func habitKept(by loop: Loop, doing routine: Line) -> Identifier? {
        let known = loop.outcome.flatMap { outcome in
            outcome.routine == routine ? self.habit(outcome.habit) : nil
        }
        return known.flatMap { $0.isArchived ? nil : $0.id }
    }
}
