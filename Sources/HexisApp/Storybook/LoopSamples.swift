import HexisCore

extension Storybook {
    static var loops: [Sample] {
        let empty = Practice()
        let observed = SampleLoop(urges: 4).practice
        let known = SampleLoop(urges: 12, theories: true, cue: true).practice
        let done = SampleLoop(urges: 12, theories: true, cue: true, finalized: true).practice
        let long = SampleLoop(longWords: true).practice
        let loop = "/loops/\(SampleLoop.id)"
        let urge = observed.loop(SampleLoop.id)?.urges.last?.id.description ?? ""
        let pages: [(String, Practice, Request)] = [
            ("learn", empty, Request(.get, "/loops/learn")),
            ("new", empty, Request(.get, "/loops/new")),
            ("new, wrong", empty, Request(.post, "/loops", body: "routine=")),
            ("just begun", SampleLoop().practice, Request(.get, loop)),
            ("observing", observed, Request(.get, loop)),
            ("to plan", known, Request(.get, loop)),
            ("finalized", done, Request(.get, loop)),
            ("long words", long, Request(.get, loop)),
            ("to delete", observed, Request(.get, "\(loop)/delete")),
            ("urge, first", SampleLoop().practice, Request(.get, "\(loop)/log")),
            ("urge, with chips", known, Request(.get, "\(loop)/log")),
            ("urge, changing", observed, Request(.get, "\(loop)/log/\(urge)")),
            ("urge, long words", long, Request(.get, "\(loop)/log")),
            (
                "urge, wrong", observed,
                Request(.post, "\(loop)/log", body: "day=soon&time=25:00&feeling=tired&place-chip=at+my+desk")
            ),
            ("compilation, none", SampleLoop().practice, Request(.get, "\(loop)/compilation")),
            ("compilation, few", observed, Request(.get, "\(loop)/compilation")),
            ("compilation, many", known, Request(.get, "\(loop)/compilation")),
            ("compilation, long words", long, Request(.get, "\(loop)/compilation")),
            (
                "cue, from answers", known,
                Request(.get, "\(loop)/cue", query: "place=at+my+desk&feeling=tired")
            ),
            ("cue, wrong", known, Request(.post, "\(loop)/cue", body: "cue=")),
            ("theories, none", observed, Request(.get, "\(loop)/rewards")),
            ("theories, some", known, Request(.get, "\(loop)/rewards")),
            (
                "theory, changing", known,
                Request(
                    .get, "\(loop)/rewards/\(known.loop(SampleLoop.id)?.theories.first?.id.description ?? "")"
                )
            ),
            ("theories, wrong", observed, Request(.post, "\(loop)/rewards", body: "fulfilment=walk")),
            ("plan", known, Request(.get, "\(loop)/plan")),
            (
                "plan, other words", known,
                Request(
                    .post, "\(loop)/plan", body: "sentence=When+I+sit+at+the+table,+I+talk+to+a+colleague")
            ),
            ("plan, part missing", known, Request(.post, "\(loop)/plan", body: "reward=")),
            ("plan, read aloud", SampleLoop.reading(known), Request(.post, "\(loop)/plan")),
            ("list, none", empty, Request(.get, "/loops")),
            ("list", SampleLoop.two, Request(.get, "/loops")),
            ("list, long words", long, Request(.get, "/loops")),
            ("to add", SampleLoop.two, Request(.get, "/add", query: "from=habits")),
            ("today", SampleLoop.two, Request(.get, "/today")),
            ("today, before any habit", observed, Request(.get, "/today")),
        ]
        return pages.map { name, practice, request in
            Sample(name: "loop, \(name)", practice: practice, request: request)
        }
    }
}

/// Builds a loop for the samples.
private struct SampleLoop {
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
