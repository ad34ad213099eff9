import HexisCore

/// Builds a loop for the samples.
struct SampleLoop {
    static let id = Identifier(high: 8, low: 1)
    private var sample = SamplePractice()

    var practice: Practice { sample.practice }

    init(
        urges: Int = 0, theories: Bool = false, cue: Bool = false, finalized: Bool = false,
        longWords: Bool = false
    ) {
        let word = "Rechtsschutzversicherungsgesellschaftsangelegenheitenbesprechung"
        begin(SampleLoop.id, longWords ? word : "Eat a cookie")
        for number in 0..<(longWords ? 5 : urges) {
            note(
                number,
                longWords ? [word, word + " & <b>", word, word, word] : SampleLoop.answers[number % 7])
        }
        if theories { addTheories() }
        if let text = cue ? Line("I sit at my desk in the afternoon") : longWords ? Line(word) : nil {
            record(.cueChosen(CueChosen(loop: SampleLoop.id, cue: Line("I am at work"))))
            record(.cueChosen(CueChosen(loop: SampleLoop.id, cue: text)))
        }
        if finalized { finish() }
    }

    /// The first loop is in progress, the second is finalized.
    static var two: Practice {
        var loop = SampleLoop(urges: 12, theories: true, cue: true, finalized: true)
        loop.begin(Identifier(high: 8, low: 2), "Scroll in bed")
        loop.sample.habit("Drink water", .drop, .sky)
        return loop.practice
    }

    static func reading(_ practice: Practice) -> Practice {
        var loop = SampleLoop(urges: 12, theories: true, cue: true)
        loop.record(.planWritingChosen(PlanWritingChosen(writing: .readingAloud)))
        return loop.practice
    }

    private static let answers = [
        ["at my desk", "tired", "I need a break", "alone", "a long call"],
        ["at my desk", "bored", "", "Anna, Ben", "e-mails"],
        ["At my desk", "tired", "what now?", "alone", ""],
        ["at my dessk", "tired", "", "Anna", "a long call"],
        ["kitchen", "restless", "I need a break", "", "a meeting"],
        ["at my desk", "tired", "", "alone", "a long call!"],
        ["on the train", "", "", "", ""],
    ]

    private mutating func record(_ fact: Fact, daysAgo days: Int = 0) { sample.record(fact, daysAgo: days) }

    private mutating func begin(_ id: Identifier, _ routine: String) {
        guard let routine = Line(routine) else { return }
        let day = SamplePractice.today.advanced(by: -40)
        record(.loopBegun(LoopBegun(loop: id, routine: routine, day: day)), daysAgo: 40)
    }

    /// Urges came often at first and rarely later.
    private mutating func note(_ number: Int, _ answers: [String]) {
        let ago = [38, 37, 37, 35, 34, 32, 30, 27, 24, 19, 12, 3][number % 12]
        let name = Identifier(high: 8, low: UInt64(100 + number))
        let day = SamplePractice.today.advanced(by: -ago)
        let time = TimeOfDay(minutes: [930, 945, 610, 950, 970, 925, 1100][number % 7])
        var urge = UrgeLogged(urge: name, loop: SampleLoop.id, day: day, time: time)
        for question in CueQuestion.allCases { urge[question] = Answer(answers[question.rawValue]) }
        record(.urgeLogged(urge), daysAgo: ago)
    }

    private mutating func addTheories() {
        let theories: [(String, String?, [TryOutcome])] = [
            ("I want to socialize", "Talk to a colleague", [.worked, .didNotWork, .worked]),
            ("I want something sweet", "Eat an apple", [.didNotWork, .didNotWork]),
            ("I want to move", "Walk round the block", []), ("I want a break", nil, []),
        ]
        for (number, theory) in theories.enumerated() {
            let name = Identifier(high: 8, low: UInt64(200 + number))
            guard let craving = Line(theory.0) else { continue }
            record(.theoryMade(TheoryMade(theory: name, loop: SampleLoop.id, craving: craving)))
            record(
                .fulfilmentSet(
                    FulfilmentSet(
                        theory: name, loop: SampleLoop.id, fulfilment: theory.1.flatMap { Line($0) })))
            for (place, outcome) in theory.2.enumerated() {
                record(
                    .theoryTried(
                        TheoryTried(
                            attempt: Identifier(high: 8, low: UInt64(300 + number * 10 + place)),
                            theory: name,
                            loop: SampleLoop.id, day: SamplePractice.today, outcome: outcome)))
            }
        }
        let chosen = Identifier(high: 8, low: 200)
        record(.theoryChosen(TheoryChosen(loop: SampleLoop.id, theory: chosen)))
        record(
            .loopNoted(
                LoopNoted(loop: SampleLoop.id, theory: chosen, note: Passage("Ben was glad to have a chat.")))
        )
    }

    private mutating func finish() {
        guard let cue = Line("I sit at my desk in the afternoon"), let routine = Line("talk to a colleague"),
            let reward = Line("I can socialize")
        else { return }
        let habit = sample.habit("Talk to a colleague", .people, .coral, begun: 20)
        record(
            .planMade(
                PlanMade(
                    plan: habit.derived(1), habit: habit, kind: .action, situation: cue, response: routine,
                    reward: reward)))
        record(
            .loopFinalized(
                LoopFinalized(
                    loop: SampleLoop.id, habit: habit, cue: cue, routine: routine, reward: reward,
                    sentence: nil)))
        for ago in 1..<20 where ago % 3 != 0 { sample.checkIn(habit, daysAgo: ago) }
    }
}
