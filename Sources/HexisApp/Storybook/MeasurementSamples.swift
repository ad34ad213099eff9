import HexisCore

extension Storybook {
    /// Measurements and personal challenges: none, several with history, invalid fields, long words.
    static var measurements: [Sample] {
        let none = Practice()
        let many = SamplePractice.measured.practice
        let long = SamplePractice.longChallenge.practice
        let (miles, run) = SamplePractice.inMiles
        let timed = SamplePractice.timed.practice
        let timers = timed.timers.map { "/timers/\($0.id)" }
        let (walk, walking) = SamplePractice.unmeasured
        let own = many.personalChallenges.map { "/personal-challenges/\($0.id)" }
        let counted =
            many.personalChallenges.first { $0.kind == .count }.map { "/personal-challenges/\($0.id)" } ?? ""
        return [
            Sample(name: "measurements, none", practice: none, request: Request(.get, "/measurements")),
            Sample(name: "measurements", practice: many, request: Request(.get, "/measurements")),
            Sample(
                name: "measurements, no name", practice: many,
                request: Request(.get, "/measurements", query: "name=")),
            Sample(name: "steps, none", practice: none, request: Request(.get, "/measurements/steps")),
            Sample(name: "steps", practice: many, request: Request(.get, "/measurements/steps")),
            Sample(
                name: "steps, an earlier week", practice: many,
                request: Request(.get, "/measurements/steps", query: "week=2026-11-02")),
            Sample(name: "distance", practice: many, request: Request(.get, "/measurements/distance")),
            Sample(
                name: "distance, in miles", practice: miles, request: Request(.get, "/measurements/distance")),
            Sample(name: "goal, in miles", practice: miles, request: Request(.get, run)),
            Sample(
                name: "change goal, in miles", practice: miles, request: Request(.get, "\(run)/edit")
            ),
            Sample(
                name: "weight, wrong", practice: many,
                request: Request(.post, "/measurements/weight", body: "amount=abc&unit=lb&day=2026-11-22")),
            Sample(
                name: "goals, none", practice: none, request: Request(.get, "/personal-challenges")),
            Sample(name: "goals", practice: many, request: Request(.get, "/personal-challenges")),
            Sample(
                name: "goals, long words", practice: long,
                request: Request(.get, "/personal-challenges")),
            Sample(
                name: "new goal", practice: none, request: Request(.get, "/personal-challenges/new")),
            Sample(
                name: "goal, just taken on", practice: walk,
                request: Request(
                    .get, "/personal-challenges/\(walking)",
                    query: "\(Confirmation.field)=\(Confirmation.takenOn.rawValue).\(walking)")),
            Sample(
                name: "new goal, wrong", practice: none,
                request: Request(
                    .post, "/personal-challenges",
                    body: "title=&kind=steps&amount=-3&pace=everyDay&first=2026-11-21&last=2026-11-01")),
            Sample(name: "today, goals", practice: many, request: Request(.get, "/today")),
            Sample(name: "today, a timer", practice: timed, request: Request(.get, "/today")),
            Sample(name: "stopwatch", practice: timed, request: Request(.get, timers.first ?? "")),
            Sample(name: "countdown", practice: timed, request: Request(.get, timers.last ?? "")),
            Sample(
                name: "countdown, wrong", practice: timed,
                request: Request(
                    .post, "/timers",
                    body: "subject=\(timed.personalChallenges.first?.id.description ?? "")&minutes=abc")),
            Sample(
                name: "delete goal", practice: many,
                request: Request(.get, "\(own.first ?? "")/delete")),
            Sample(
                name: "change goal", practice: many, request: Request(.get, "\(own.last ?? "")/edit")
            ),
            Sample(
                name: "goal, wrong count", practice: many,
                request: Request(.post, "\(counted)/count", body: "amount=abc")),
        ]
            + own.enumerated().map { number, address in
                Sample(
                    name: "goal \(number + 1)", practice: many, request: Request(.get, address))
            }
    }
}

extension SamplePractice {
    /// Records a measurement for a day, `days` days ago; optionally with a source and a length in minutes.
    mutating func measure(
        _ signal: Signal, _ amount: Int64, daysAgo days: Int, source: String = "",
        minutes: ClosedRange<Int64>? = nil, enteredIn unit: MeasuringUnit? = nil
    ) {
        let day = SamplePractice.today.advanced(by: -days)
        let midnight = Int64(day.number) * 86_400
        let measured = Measured(
            measurement: Identifier(high: 8, low: UInt64(entries.count)), signal: signal,
            amount: amount * 1000,
            day: day, start: minutes.map { midnight + $0.lowerBound * 60 },
            seconds: minutes.map { ($0.upperBound - $0.lowerBound) * 60 }, source: source, enteredIn: unit)
        if let measured { record(.measured(measured), daysAgo: days) }
    }

    /// Accepts a challenge, `days` days ago.
    @discardableResult
    mutating func challenge(
        _ title: String, _ kind: PersonalChallenge.Kind, _ pace: PersonalChallenge.Pace, _ amount: Int64,
        unit: String? = nil, from ago: Int, days: Int? = nil, description: String? = nil
    ) -> Identifier {
        let id = Identifier(high: 10, low: UInt64(entries.count))
        let first = SamplePractice.today.advanced(by: -ago)
        guard let title = Line(title) else { return id }
        record(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: id, title: title, description: description.flatMap { Passage($0) }, kind: kind,
                    pace: pace, amount: amount * 1000, unit: unit.flatMap { Line($0) }, first: first,
                    last: days.map { first.advanced(by: $0 - 1) })), daysAgo: max(0, ago))
        return id
    }

    /// Four months of a watch and a phone on the same walks, scales, and challenges in every state.
    static var measured: SamplePractice {
        var sample = SamplePractice.many
        for ago in (0...120).reversed() {
            let steps = Int64(3000 + ago * 7919 % 6500)
            sample.measure(.steps, steps, daysAgo: ago, source: "Maria’s Watch", minutes: 540...600)
            sample.measure(
                .steps, steps / 2 + 900, daysAgo: ago, source: "Maria’s iPhone", minutes: 570...630)
            if ago % 2 == 0 {
                sample.measure(
                    .distance, steps * 7 / 10, daysAgo: ago, source: "Maria’s Watch", minutes: 540...600)
            }
            if ago % 3 == 0 { sample.measure(.weight, 82 - Int64(ago / 60), daysAgo: ago) }
            if ago % 4 == 0 { sample.measure(.minutes, 20 + Int64(ago % 40), daysAgo: ago) }
        }
        sample.measure(.restingHeartRate, 62, daysAgo: 1, source: "Maria’s Watch", minutes: 360...361)
        sample.challenge("Walk 10,000 steps", .steps, .oneDay, 10_000, from: 0)
        sample.challenge("200,000 steps in a month", .steps, .total, 200_000, from: 20, days: 30)
        let books = sample.challenge(
            "Read 12 books in a year", .count, .total, 12, unit: "books", from: 100, days: 365,
            description: "One a month, and none because I should.\nThe library opens at ten on Saturdays.")
        for ago in [90, 61, 33, 2] { sample.count(books, daysAgo: ago) }
        let calm = sample.challenge(
            "Sit quietly for 10 minutes", .count, .everyDay, 10, unit: "minutes", from: 4, days: 7)
        for ago in 1...4 { sample.count(calm, 10, daysAgo: ago) }
        sample.challenge("Watch the sun rise", .done, .oneDay, 1, from: 3)
        let backwards = sample.challenge("Walk backwards", .done, .oneDay, 1, from: 10)
        sample.count(backwards, daysAgo: 9)
        let squats = sample.challenge(
            "30 squats every day for two weeks", .count, .everyDay, 30, unit: "squats", from: 40, days: 14)
        for ago in [40, 39, 37, 36, 35, 33, 30] { sample.count(squats, 30, daysAgo: ago) }
        return sample
    }

    /// Counts an amount towards a challenge, for a day `days` days ago.
    mutating func count(_ challenge: Identifier, _ amount: Int64 = 1, daysAgo days: Int) {
        record(
            .personalChallengeCounted(
                PersonalChallengeCounted(
                    challenge: challenge, day: SamplePractice.today.advanced(by: -days),
                    amount: Amount(clamping: amount * 1000))), daysAgo: days)
    }

    /// A habit that counts steps automatically, one in minutes, and two running timers.
    static var timed: SamplePractice {
        var sample = SamplePractice()
        let walk = sample.habit(
            "Walk", .walk, .moss, goal: DailyGoal(.atLeast, Amount(clamping: 8_000_000), unit: Line("steps")))
        sample.record(
            .habitMeasured(HabitMeasured(habit: walk, from: today.advanced(by: -60), signal: .steps)))
        for ago in (0...12).reversed() {
            sample.measure(
                .steps, Int64(6200 + ago * 700), daysAgo: ago, source: "Maria’s Watch", minutes: 540...600)
        }
        let flute = sample.habit(
            "Play the flute", .music, .plum,
            goal: DailyGoal(.atLeast, Amount(clamping: 20_000), unit: Line("minutes")))
        let calm = sample.challenge(
            "Sit quietly for 10 minutes", .count, .everyDay, 10, unit: "minutes", from: 2, days: 7)
        sample.challenge("Hold a plank for 2 minutes", .count, .oneDay, 2, unit: "minutes", from: 0)
        let timers: [(Identifier, Int64, Int64?)] = [(flute, 754, nil), (calm, 130, 600)]
        for (number, (subject, seconds, length)) in timers.enumerated() {
            sample.record(
                .timerStarted(
                    TimerStarted(
                        timer: Identifier(high: 11, low: UInt64(number)), subject: subject,
                        at: moment.instant.advanced(byMilliseconds: -seconds * 1000), seconds: length)))
        }
        return sample
    }

    /// A challenge that counts what is measured, where nothing measures.
    static var unmeasured: (Practice, Identifier) {
        var sample = SamplePractice()
        let walk = sample.challenge("Walk 10,000 steps", .steps, .oneDay, 10_000, from: 0)
        return (sample.practice, walk)
    }

    /// A challenge to run ten miles in two weeks, with some of them entered, and the address of its page.
    static var inMiles: (Practice, String) {
        var sample = SamplePractice.measured
        let run = sample.challenge("Run 10 miles", .distance, .total, 16_093, unit: "mi", from: 1, days: 14)
        sample.measure(.distance, 4_989, daysAgo: 0, enteredIn: .mile)
        return (sample.practice, "/personal-challenges/\(run)")
    }

    static var longChallenge: SamplePractice {
        var sample = SamplePractice()
        sample.challenge(
            "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren", .count, .total, 1_000_000,
            unit: "Kapitänsmützenabzeichenpolierdurchgänge", from: 0, days: 366)
        sample.challenge("<b>تحدي</b> & “quotes”", .done, .oneDay, 1, from: -3)
        return sample
    }
}
