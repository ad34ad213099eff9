@testable import HexisCore

extension Dice {
    mutating func answer() -> Answer {
        let pieces = ["at home", "At home!", "at hoome", "desk", "Anna, Ben", "…", "🍫", "水", ";,", "in bed"]
        return HexisCoreTests.answer(one(of: pieces))
    }

    /// A fact of the given kind, about one of a few loops.
    mutating func loopFact(_ kind: LoopFact.Kind, of loop: Identifier) -> LoopFact {
        switch kind {
        case .loopRenamed: .loopRenamed(LoopRenamed(loop: loop, routine: line()))
        case .loopDeleted: .loopDeleted(LoopDeleted(loop: loop))
        case .loopNoted:
            .loopNoted(LoopNoted(loop: loop, theory: maybe(pauseName()), note: maybe(passage())))
        case .cueChosen: .cueChosen(CueChosen(loop: loop, cue: maybe(line())))
        case .theoryChosen: .theoryChosen(TheoryChosen(loop: loop, theory: maybe(pauseName())))
        case .loopFinalized:
            .loopFinalized(
                LoopFinalized(
                    loop: loop, habit: HexisCoreTests.identifier(UInt64(number(1...4))), cue: line(),
                    routine: line(), reward: line(), sentence: maybe(passage())))
        case .loopReopened: .loopReopened(LoopReopened(loop: loop))
        case .urgeLogged: .urgeLogged(urge(in: loop))
        case .urgeForgotten: .urgeForgotten(UrgeForgotten(urge: pauseName(), loop: loop))
        case .answersBound:
            .answersBound(
                AnswersBound(
                    loop: loop, question: one(of: CueQuestion.allCases), one: answer(), other: answer(),
                    bond: one(of: AnswerBond.allCases)))
        case .theoryMade: .theoryMade(TheoryMade(theory: pauseName(), loop: loop, craving: line()))
        case .fulfilmentSet:
            .fulfilmentSet(FulfilmentSet(theory: pauseName(), loop: loop, fulfilment: maybe(line())))
        case .theoryTried:
            .theoryTried(
                TheoryTried(
                    attempt: pauseName(), theory: pauseName(), loop: loop, day: day(),
                    outcome: maybe(one(of: TryOutcome.allCases))))
        case .theoryRemoved: .theoryRemoved(TheoryRemoved(theory: pauseName(), loop: loop))
        case .planWritingChosen:
            .planWritingChosen(PlanWritingChosen(writing: one(of: PlanWriting.allCases)))
        case .urgeQuestionSet: .urgeQuestionSet(UrgeQuestionSet(loop: loop, time: maybe(timeOfDay())))
        case .loopBegun: .loopBegun(LoopBegun(loop: loop, routine: line(), day: day()))
        }
    }

    mutating func urge(in loop: Identifier) -> UrgeLogged {
        var urge = UrgeLogged(urge: pauseName(), loop: loop, day: day(), time: maybe(timeOfDay()))
        for question in CueQuestion.allCases { urge[question] = maybe(answer()) }
        return urge
    }
}
