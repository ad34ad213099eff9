@testable import HexisCore

/// The facts of measurements as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let measurementGoldens = [
        measuredGolden(
            .steps, 7_412_000, start: 1_795_248_000, seconds: 600, source: "Watch", "0800",
            "0cc0e48807 10d4c402 1480be8ab00d 18b009 1e055761746368",
            #""signal":"steps","amount":7412000,"day":"2026-11-21","start":1795248000,"seconds":600,"source":"Watch""#
        ),
        measuredGolden(
            .weight, 82_500, "080c", "0c88890a 10d4c402",
            #""signal":"weight","amount":82500,"day":"2026-11-21""#),
        measuredGolden(
            .named("Pages"), 12_000, "0a055061676573", "0cc0bb01 10d4c402",
            #""signal":"Pages","amount":12000,"day":"2026-11-21""#),
        measuredGolden(
            .weight, 81_647, enteredIn: .pound, "080c", "0cdefb09 10d4c402 200a",
            #""signal":"weight","amount":81647,"day":"2026-11-21","enteredIn":"lb""#),
        Golden(
            .measurementRemoved(MeasurementRemoved(measurement: other)),
            "8d01 05OTHER",
            #""fact":"measurementRemoved","measurement":"OTHER""#),
        Golden(
            .sourcesRanked(SourcesRanked(SourceRanking(["Watch", "Phone"]) ?? .none)),
            "8e01 060c 055761746368 0550686f6e65",
            #""fact":"sourcesRanked","sources":["Watch","Phone"]"#),
        Golden(
            .sourcesRanked(SourcesRanked(.none)),
            "8e01 0600",
            #""fact":"sourcesRanked","sources":[]"#),
        Golden(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: other, title: line("Walk"), description: passage("Far"), kind: .steps,
                    pace: .oneDay, amount: 10_000_000, first: day)),
            "8f01 05OTHER 0a0457616c6b 0e03466172 1000 1400 1880dac409 20d4c402",
            #""fact":"personalChallengeSet","challenge":"OTHER","title":"Walk","description":"Far","kind":"steps","pace":"oneDay","amount":10000000,"first":"2026-11-21""#
        ),
        Golden(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: other, title: line("Read"), kind: .count, pace: .total, amount: 12_000,
                    unit: line("books"), first: day, last: later)),
            "8f01 05OTHER 0a0452656164 1006 1402 18c0bb01 1e05626f6f6b73 20d4c402 2496c502",
            #""fact":"personalChallengeSet","challenge":"OTHER","title":"Read","kind":"count","pace":"total","amount":12000,"unit":"books","first":"2026-11-21","last":"2026-12-24""#
        ),
        Golden(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: other, title: line("Run"), kind: .distance, pace: .total, amount: 16_093_440,
                    unit: line("mi"), first: day)),
            "8f01 05OTHER 0a0352756e 1002 1402 1880c4ac0f 1e026d69 20d4c402",
            #""fact":"personalChallengeSet","challenge":"OTHER","title":"Run","kind":"distance","pace":"total","amount":16093440,"unit":"mi","first":"2026-11-21""#
        ),
        Golden(
            .personalChallengeRemoved(PersonalChallengeRemoved(challenge: other)),
            "9001 05OTHER",
            #""fact":"personalChallengeRemoved","challenge":"OTHER""#),
        Golden(
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: other, day: day, amount: amount("-1"))),
            "9101 05OTHER 08d4c402 0ccf0f",
            #""fact":"personalChallengeCounted","challenge":"OTHER","day":"2026-11-21","amount":-1"#),
        Golden(
            .personalChallengeSeen(PersonalChallengeSeen(challenge: other)),
            "9201 05OTHER",
            #""fact":"personalChallengeSeen","challenge":"OTHER""#),
        Golden(
            .habitMeasured(HabitMeasured(habit: habit, from: day, signal: .steps)),
            "9301 05HABIT 08d4c402 0c00",
            #""fact":"habitMeasured","habit":"HABIT","from":"2026-11-21","signal":"steps""#),
        Golden(
            .habitMeasured(HabitMeasured(habit: habit, from: day, signal: nil)),
            "9301 05HABIT 08d4c402",
            #""fact":"habitMeasured","habit":"HABIT","from":"2026-11-21""#),
        Golden(
            .timerStarted(
                TimerStarted(timer: other, subject: habit, at: instant(1_795_248_000_000), seconds: 1200)),
            "9401 05OTHER 09HABIT 0c80b0f4d1bf68 10e012",
            #""fact":"timerStarted","timer":"OTHER","subject":"HABIT","startedAt":1795248000000,"seconds":1200"#
        ),
        Golden(
            .timerStopped(TimerStopped(timer: other)),
            "9501 05OTHER",
            #""fact":"timerStopped","timer":"OTHER""#),
    ]

    private static func measuredGolden(
        _ signal: Signal, _ amount: Int64, start: Int64? = nil, seconds: Int64? = nil, source: String = "",
        enteredIn: MeasuringUnit? = nil, _ signalBytes: String, _ bytes: String, _ json: String
    ) -> Golden {
        guard
            let measured = Measured(
                measurement: other, signal: signal, amount: amount, day: day, start: start, seconds: seconds,
                source: source, enteredIn: enteredIn)
        else { preconditionFailure("no such measurement") }
        return Golden(
            .measured(measured), "8c01 05OTHER \(signalBytes) \(bytes)",
            #""fact":"measured","measurement":"OTHER","# + json)
    }
}
