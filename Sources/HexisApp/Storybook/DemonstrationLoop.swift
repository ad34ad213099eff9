import HexisCore

/// An old habit that Robin changed: three weeks of observing the urge, three theories, then a plan that works. And one
/// that Robin is still finding out about.
extension Demonstration {
    private static let begunAgo = 34
    private static let finalizedAgo = 12

    mutating func changeLoop() {
        guard let routine = Line("Open Instagram in bed") else { return }
        let loop = id(1700)
        let first = Demonstration.begunAgo
        record(.loopBegun(LoopBegun(loop: loop, routine: routine, day: day(first))), daysAgo: first, at: 20)
        // Frequent at first; rare once another routine has taken its place.
        for (number, ago) in [33, 32, 31, 30, 28, 27, 26, 25, 23, 22, 21, 20, 17, 14, 10, 4].enumerated() {
            note(
                urge: id(1710 + UInt64(number)), of: loop, daysAgo: ago, at: 22 * 60 + 35, bedtime[number % 4]
            )
        }
        experiment(in: loop)
        finalize(loop)
    }

    mutating func observeLoop() {
        guard let routine = Line("Biscuits at the desk") else { return }
        let loop = id(1900)
        record(.loopBegun(LoopBegun(loop: loop, routine: routine, day: day(6))), daysAgo: 6, at: 12)
        for (number, ago) in [6, 5, 4, 2, 1].enumerated() {
            note(
                urge: id(1910 + UInt64(number)), of: loop, daysAgo: ago, at: 15 * 60 + 20,
                afternoon[number % 3])
        }
    }

    private var bedtime: [[String]] {
        [
            ["in bed", "restless", "one look only", "alone", "set the alarm"],
            ["in bed", "tired", "", "alone", "brushed my teeth"],
            ["in bed", "restless", "what about tomorrow?", "", "set the alarm"],
            ["on the sofa", "bored", "", "Alex", "a film"],
        ]
    }

    private var afternoon: [[String]] {
        [
            ["at my desk", "tired", "just one", "alone", "a long call"],
            ["at my desk", "tired", "", "Kim", "a long call"],
            ["in the kitchen", "bored", "just one", "", "fetched water"],
        ]
    }

    /// Logs an urge at some time in the fifty minutes after `minutes`.
    private mutating func note(
        urge: Identifier, of loop: Identifier, daysAgo ago: Int, at minutes: Int, _ answers: [String]
    ) {
        let time = minutes + chance.number(below: 50)
        var urge = UrgeLogged(urge: urge, loop: loop, day: day(ago), time: TimeOfDay(minutes: time))
        for question in CueQuestion.allCases { urge[question] = Answer(answers[question.rawValue]) }
        record(.urgeLogged(urge), at: instant(daysAgo: ago, minutes: time))
    }

    private mutating func experiment(in loop: Identifier) {
        let theories: [(craving: String, fulfilment: String, tries: [(ago: Int, outcome: TryOutcome)])] = [
            ("I want company", "Write to Alex", [(22, .didNotWork)]),
            ("I want to sleep", "Put the light out", [(21, .didNotWork), (20, .didNotWork)]),
            ("I want to calm down", "Listen to one song", [(17, .worked), (14, .worked)]),
        ]
        for (number, theory) in theories.enumerated() {
            let name = id(1740 + UInt64(number))
            guard let craving = Line(theory.craving) else { continue }
            let made = 24 - number
            record(.theoryMade(TheoryMade(theory: name, loop: loop, craving: craving)), daysAgo: made, at: 19)
            let fulfilment = FulfilmentSet(theory: name, loop: loop, fulfilment: Line(theory.fulfilment))
            record(.fulfilmentSet(fulfilment), daysAgo: made, at: 19)
            for (ago, outcome) in theory.tries {
                let tried = TheoryTried(
                    attempt: name.derived(UInt64(ago)), theory: name, loop: loop, day: day(ago),
                    outcome: outcome)
                record(.theoryTried(tried), daysAgo: ago, at: 23)
            }
        }
    }

    private mutating func finalize(_ loop: Identifier) {
        guard let cue = Line("I lie in bed and feel restless"), let routine = Line("listen to one song"),
            let reward = Line("I can calm down"), let name = Line("Listen to one song")
        else { return }
        let ago = Demonstration.finalizedAgo
        let habit = id(1750)
        let plan = PlanMade(
            plan: habit.derived(1), habit: habit, kind: .action, situation: cue, response: routine,
            reward: reward)
        let finalized = LoopFinalized(
            loop: loop, habit: habit, cue: cue, routine: routine, reward: reward,
            sentence: Passage(PlansWording.statement(cue.text, routine.text, reward.text)))
        let facts: [Fact] = [
            .cueChosen(CueChosen(loop: loop, cue: cue)),
            .theoryChosen(TheoryChosen(loop: loop, theory: id(1742))),
            .habitAdded(HabitAdded(habit: habit, name: name, day: day(ago))), .planMade(plan),
            .loopFinalized(finalized), .habitColoured(HabitColoured(habit: habit, colour: .plum)),
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: .music)),
        ]
        for fact in facts { record(fact, daysAgo: ago, at: 19) }
        if let group = Line("Evening") {
            record(.habitGrouped(HabitGrouped(habit: habit, group: group)), daysAgo: ago, at: 19)
        }
        for ago in (0..<ago).reversed() where chance.permille() < 850 {
            record(.checkedIn(CheckedIn(habit: habit, day: day(ago), amount: .one)), daysAgo: ago, at: 22)
        }
    }
}
