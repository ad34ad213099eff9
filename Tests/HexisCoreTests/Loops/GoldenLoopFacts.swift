@testable import HexisCore

/// The facts of loops as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    private static var urge: UrgeLogged {
        var urge = UrgeLogged(urge: other, loop: habit, day: day, time: time("15:30"))
        urge.place = answer("desk")
        urge.feeling = answer("tired")
        urge.thought = answer("a break!")
        urge.company = answer("Anna, Ben")
        urge.before = answer("a call")
        return urge
    }

    static let loopGoldens = [
        Golden(
            .loopBegun(LoopBegun(loop: habit, routine: line("Eat a cookie"), day: day)),
            "50 05HABIT 0a0c456174206120636f6f6b6965 0cd4c402",
            #""fact":"loopBegun","loop":"HABIT","routine":"Eat a cookie","day":"2026-11-21""#),
        Golden(
            .loopRenamed(LoopRenamed(loop: habit, routine: line("Snack"))),
            "51 05HABIT 0a05536e61636b",
            #""fact":"loopRenamed","loop":"HABIT","routine":"Snack""#),
        Golden(
            .loopDeleted(LoopDeleted(loop: habit)),
            "52 05HABIT",
            #""fact":"loopDeleted","loop":"HABIT""#),
        Golden(
            .urgeLogged(urge),
            "53 05OTHER 09HABIT 0cd4c402 10c40e 16046465736b 1a057469726564 1e086120627265616b21 2209416e6e612c2042656e 2606612063616c6c",
            #""fact":"urgeLogged","urge":"OTHER","loop":"HABIT","day":"2026-11-21","time":"15:30","place":"desk","feeling":"tired","thought":"a break!","company":"Anna, Ben","before":"a call""#
        ),
        Golden(
            .urgeLogged(UrgeLogged(urge: other, loop: habit, day: day, time: nil)),
            "53 05OTHER 09HABIT 0cd4c402",
            #""fact":"urgeLogged","urge":"OTHER","loop":"HABIT","day":"2026-11-21""#),
        Golden(
            .urgeForgotten(UrgeForgotten(urge: other, loop: habit)),
            "54 05OTHER 09HABIT",
            #""fact":"urgeForgotten","urge":"OTHER","loop":"HABIT""#),
        Golden(
            .answersBound(
                AnswersBound(
                    loop: habit, question: .place, one: answer("a"), other: answer("b"), bond: .together)),
            "55 05HABIT 0800 0e0161 120162 1400",
            #""fact":"answersBound","loop":"HABIT","question":"place","one":"a","other":"b","bond":"together""#
        ),
        Golden(
            .answersBound(
                AnswersBound(
                    loop: habit, question: .feeling, one: answer("a"), other: answer("b"), bond: .apart)),
            "55 05HABIT 0802 0e0161 120162 1402",
            #""fact":"answersBound","loop":"HABIT","question":"feeling","one":"a","other":"b","bond":"apart""#
        ),
        Golden(
            .answersBound(
                AnswersBound(
                    loop: habit, question: .thought, one: answer("a"), other: answer("b"), bond: .together)),
            "55 05HABIT 0804 0e0161 120162 1400",
            #""fact":"answersBound","loop":"HABIT","question":"thought","one":"a","other":"b","bond":"together""#
        ),
        Golden(
            .answersBound(
                AnswersBound(
                    loop: habit, question: .company, one: answer("a"), other: answer("b"), bond: .apart)),
            "55 05HABIT 0806 0e0161 120162 1402",
            #""fact":"answersBound","loop":"HABIT","question":"company","one":"a","other":"b","bond":"apart""#
        ),
        Golden(
            .answersBound(
                AnswersBound(
                    loop: habit, question: .before, one: answer("a"), other: answer("b"), bond: .together)),
            "55 05HABIT 0808 0e0161 120162 1400",
            #""fact":"answersBound","loop":"HABIT","question":"before","one":"a","other":"b","bond":"together""#
        ),
        Golden(
            .theoryMade(TheoryMade(theory: other, loop: habit, craving: line("I want air"))),
            "56 05OTHER 09HABIT 0e0a492077616e7420616972",
            #""fact":"theoryMade","theory":"OTHER","loop":"HABIT","craving":"I want air""#),
        Golden(
            .fulfilmentSet(FulfilmentSet(theory: other, loop: habit, fulfilment: line("walk"))),
            "57 05OTHER 09HABIT 0e0477616c6b",
            #""fact":"fulfilmentSet","theory":"OTHER","loop":"HABIT","fulfilment":"walk""#),
        Golden(
            .fulfilmentSet(FulfilmentSet(theory: other, loop: habit, fulfilment: nil)),
            "57 05OTHER 09HABIT",
            #""fact":"fulfilmentSet","theory":"OTHER","loop":"HABIT""#),
        Golden(
            .theoryTried(
                TheoryTried(attempt: identifier(6), theory: other, loop: habit, day: day, outcome: .worked)),
            "58 0500000000000000000000000000000006 09OTHER 0dHABIT 10d4c402 1402",
            #""fact":"theoryTried","attempt":"00000000000000000000000000000006","theory":"OTHER","loop":"HABIT","day":"2026-11-21","outcome":"worked""#
        ),
        Golden(
            .theoryTried(
                TheoryTried(
                    attempt: identifier(6), theory: other, loop: habit, day: day, outcome: .didNotWork)),
            "58 0500000000000000000000000000000006 09OTHER 0dHABIT 10d4c402 1400",
            #""fact":"theoryTried","attempt":"00000000000000000000000000000006","theory":"OTHER","loop":"HABIT","day":"2026-11-21","outcome":"didNotWork""#
        ),
        Golden(
            .theoryTried(
                TheoryTried(attempt: identifier(6), theory: other, loop: habit, day: day, outcome: nil)),
            "58 0500000000000000000000000000000006 09OTHER 0dHABIT 10d4c402",
            #""fact":"theoryTried","attempt":"00000000000000000000000000000006","theory":"OTHER","loop":"HABIT","day":"2026-11-21""#
        ),
        Golden(
            .planWritingChosen(PlanWritingChosen(writing: .typing)),
            "59 0400",
            #""fact":"planWritingChosen","writing":"typing""#),
        Golden(
            .planWritingChosen(PlanWritingChosen(writing: .readingAloud)),
            "59 0402",
            #""fact":"planWritingChosen","writing":"readingAloud""#),
        Golden(
            .theoryRemoved(TheoryRemoved(theory: other, loop: habit)),
            "5a 05OTHER 09HABIT",
            #""fact":"theoryRemoved","theory":"OTHER","loop":"HABIT""#),
        Golden(
            .cueChosen(CueChosen(loop: habit, cue: line("at my desk"))),
            "5b 05HABIT 0a0a6174206d79206465736b",
            #""fact":"cueChosen","loop":"HABIT","cue":"at my desk""#),
        Golden(
            .cueChosen(CueChosen(loop: habit, cue: nil)),
            "5b 05HABIT",
            #""fact":"cueChosen","loop":"HABIT""#),
        Golden(
            .theoryChosen(TheoryChosen(loop: habit, theory: other)),
            "5c 05HABIT 09OTHER",
            #""fact":"theoryChosen","loop":"HABIT","theory":"OTHER""#),
        Golden(
            .theoryChosen(TheoryChosen(loop: habit, theory: nil)),
            "5c 05HABIT",
            #""fact":"theoryChosen","loop":"HABIT""#),
        Golden(
            .loopFinalized(
                LoopFinalized(
                    loop: habit, habit: other, cue: line("tired"), routine: line("walk"), reward: line("air"),
                    sentence: passage("When …"))),
            "5d 05HABIT 09OTHER 0e057469726564 120477616c6b 1603616972 1a085768656e20e280a6",
            #""fact":"loopFinalized","loop":"HABIT","habit":"OTHER","cue":"tired","routine":"walk","reward":"air","sentence":"When …""#
        ),
        Golden(
            .loopFinalized(
                LoopFinalized(
                    loop: habit, habit: other, cue: line("tired"), routine: line("walk"), reward: line("air"),
                    sentence: nil)),
            "5d 05HABIT 09OTHER 0e057469726564 120477616c6b 1603616972",
            #""fact":"loopFinalized","loop":"HABIT","habit":"OTHER","cue":"tired","routine":"walk","reward":"air""#
        ),
        Golden(
            .loopReopened(LoopReopened(loop: habit)),
            "5e 05HABIT",
            #""fact":"loopReopened","loop":"HABIT""#),
        Golden(
            .loopNoted(LoopNoted(loop: habit, theory: other, note: passage("So what."))),
            "5f 05HABIT 09OTHER 0e08536f20776861742e",
            #""fact":"loopNoted","loop":"HABIT","theory":"OTHER","note":"So what.""#),
        Golden(
            .loopNoted(LoopNoted(loop: habit, note: nil)),
            "5f 05HABIT",
            #""fact":"loopNoted","loop":"HABIT""#),
        Golden(
            .urgeQuestionSet(UrgeQuestionSet(loop: habit, time: time("08:00"))),
            "60 05HABIT 08c007",
            #""fact":"urgeQuestionSet","loop":"HABIT","time":"08:00""#),
        Golden(
            .planMade(
                PlanMade(
                    plan: other, habit: habit, kind: .action, situation: line("tired"),
                    response: line("walk"), reward: line("air"))),
            "1a 05OTHER 09HABIT 0c00 12057469726564 160477616c6b 1a03616972",
            #""fact":"planMade","plan":"OTHER","habit":"HABIT","kind":"action","situation":"tired","response":"walk","reward":"air""#
        ),
    ]
}
