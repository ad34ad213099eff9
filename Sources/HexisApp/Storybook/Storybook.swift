import HexisCore

/// A page in one of its states, under a name: for looking at, for pictures, for tests.
public struct Sample: Sendable {
    /// `today, many habits`.
    public let name: String
    public let practice: Practice
    public let request: Request

    public func reply(assets: Assets = Assets()) -> Reply {
        respond(
            to: request, with: practice,
            in: Surroundings(
                moment: SamplePractice.moment, device: Identifier(high: 0, low: 1),
                random: Identifier(high: 0, low: 2), zones: ["Europe/Vienna", "Asia/Kolkata", "UTC"],
                assets: assets, userName: "maria"))
    }
}

/// Every page in its states: empty, one, many, wrong input, long words, another script.
public enum Storybook {
    public static var samples: [Sample] {
        let empty = Practice()
        let many = SamplePractice.many.practice
        let long = longWords.practice
        let first = many.habits.first?.id.description ?? ""
        return [
            Sample(name: "today, no habits", practice: empty, request: Request(.get, "/today")),
            Sample(name: "today, one habit", practice: one.practice, request: Request(.get, "/today")),
            Sample(name: "today, many habits", practice: many, request: Request(.get, "/today")),
            Sample(
                name: "today, yesterday", practice: many,
                request: Request(.get, "/today", query: "day=2026-11-20")),
            Sample(name: "today, long words", practice: long, request: Request(.get, "/today")),
            Sample(
                name: "today, another script", practice: anotherScript.practice,
                request: Request(.get, "/today")),
            Sample(name: "today, all done", practice: allDone.practice, request: Request(.get, "/today")),
            Sample(
                name: "day of a habit", practice: many,
                request: Request(.get, "/habits/\(first)/days/2026-11-21")),
            Sample(
                name: "day of a habit, wrong number", practice: many,
                request: Request(.post, "/habits/\(first)/days/2026-11-21", body: "total=abc&note=Slept+well")
            ),
            Sample(name: "habits, none", practice: empty, request: Request(.get, "/habits")),
            Sample(name: "habits, many", practice: many, request: Request(.get, "/habits")),
            Sample(name: "habit", practice: many, request: Request(.get, "/habits/\(first)")),
            Sample(
                name: "habit, to delete", practice: many, request: Request(.get, "/habits/\(first)/delete")),
            Sample(name: "new habit", practice: empty, request: Request(.get, "/habits/new")),
            Sample(
                name: "new habit, wrong", practice: empty,
                request: Request(
                    .post, "/habits",
                    body: "name=&frequency=times&times=9&measure=atLeast&amount=abc&unit=cups&start=soon")),
            Sample(name: "edit habit", practice: many, request: Request(.get, "/habits/\(first)/edit")),
            Sample(name: "pauses, none", practice: many, request: Request(.get, "/pauses")),
            Sample(name: "pauses, some", practice: paused.practice, request: Request(.get, "/pauses")),
            Sample(name: "rewards, none", practice: empty, request: Request(.get, "/rewards")),
            Sample(name: "settings", practice: many, request: Request(.get, "/settings")),
            Sample(
                name: "settings, wrong", practice: many,
                request: Request(.post, "/settings", body: "day-start=25:00&zone=Moon/Base")),
            Sample(name: "nothing here", practice: many, request: Request(.get, "/nowhere")),
        ]
    }

    private static var one: SamplePractice {
        var sample = SamplePractice()
        sample.habit("Write one line", .pen, .coral, begun: 0)
        return sample
    }

    private static var allDone: SamplePractice {
        var sample = SamplePractice()
        for (name, symbol, colour) in [
            ("Stretch", HabitSymbol.stretch, HabitColour.rose), ("Read", .book, .indigo),
            ("Early to bed", .moon, .plum),
        ] {
            let habit = sample.habit(name, symbol, colour)
            for day in 0..<12 { sample.checkIn(habit, daysAgo: day) }
        }
        return sample
    }

    private static var paused: SamplePractice {
        var sample = SamplePractice.many
        sample.record(
            .pauseSet(
                PauseSet(
                    pause: Identifier(high: 3, low: 1), habit: nil,
                    from: SamplePractice.today.advanced(by: -2),
                    until: nil, reason: Line("Flu"))))
        sample.record(
            .pauseSet(
                PauseSet(
                    pause: Identifier(high: 3, low: 2), habit: nil,
                    from: SamplePractice.today.advanced(by: -40),
                    until: SamplePractice.today.advanced(by: -30), reason: Line("Holiday by the sea"))))
        return sample
    }

    private static var longWords: SamplePractice {
        var sample = SamplePractice()
        sample.habit(
            "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren und sorgfältig einordnen",
            .brush,
            .plum,
            goal: DailyGoal(
                .atLeast, Amount(clamping: 12_500_000), unit: Line("Kapitänsmützenabzeichenpolierdurchgänge")),
            group: "Rechtsschutzversicherungsgesellschaftsangelegenheiten am Vormittag")
        sample.habit("<script>alert('no')</script> & “quotes” \"too\"", .star, .amber)
        return sample
    }

    private static var anotherScript: SamplePractice {
        var sample = SamplePractice()
        let water = sample.habit(
            "اشرب الماء", .drop, .sky, goal: DailyGoal(.atLeast, Amount(clamping: 4000), unit: Line("أكواب")),
            group: "الصباح")
        sample.checkIn(water, Amount(clamping: 3000), daysAgo: 0)
        sample.habit("散歩する", .walk, .moss, group: "朝")
        return sample
    }
}
