/// Facts about habit loops: the urges logged, the theories tried, and the plan that comes of them.
public enum LoopFact: Hashable, Sendable {
    case loopBegun(LoopBegun)
    case loopRenamed(LoopRenamed)
    case loopDeleted(LoopDeleted)
    case urgeLogged(UrgeLogged)
    case urgeForgotten(UrgeForgotten)
    case answersBound(AnswersBound)
    case theoryMade(TheoryMade)
    case fulfilmentSet(FulfilmentSet)
    case theoryTried(TheoryTried)
    case planWritingChosen(PlanWritingChosen)
    case theoryRemoved(TheoryRemoved)
    case cueChosen(CueChosen)
    case theoryChosen(TheoryChosen)
    case loopFinalized(LoopFinalized)
    case loopReopened(LoopReopened)
    case loopNoted(LoopNoted)
    case urgeQuestionSet(UrgeQuestionSet)
}

extension Fact {
    public static func loopBegun(_ fact: LoopBegun) -> Fact { .loop(.loopBegun(fact)) }
    public static func loopRenamed(_ fact: LoopRenamed) -> Fact { .loop(.loopRenamed(fact)) }
    public static func loopDeleted(_ fact: LoopDeleted) -> Fact { .loop(.loopDeleted(fact)) }
    public static func urgeLogged(_ fact: UrgeLogged) -> Fact { .loop(.urgeLogged(fact)) }
    public static func urgeForgotten(_ fact: UrgeForgotten) -> Fact { .loop(.urgeForgotten(fact)) }
    public static func answersBound(_ fact: AnswersBound) -> Fact { .loop(.answersBound(fact)) }
    public static func theoryMade(_ fact: TheoryMade) -> Fact { .loop(.theoryMade(fact)) }
    public static func fulfilmentSet(_ fact: FulfilmentSet) -> Fact { .loop(.fulfilmentSet(fact)) }
    public static func theoryTried(_ fact: TheoryTried) -> Fact { .loop(.theoryTried(fact)) }
    public static func planWritingChosen(_ fact: PlanWritingChosen) -> Fact {
        .loop(.planWritingChosen(fact))
    }
    public static func theoryRemoved(_ fact: TheoryRemoved) -> Fact { .loop(.theoryRemoved(fact)) }
    public static func cueChosen(_ fact: CueChosen) -> Fact { .loop(.cueChosen(fact)) }
    public static func theoryChosen(_ fact: TheoryChosen) -> Fact { .loop(.theoryChosen(fact)) }
    public static func loopFinalized(_ fact: LoopFinalized) -> Fact { .loop(.loopFinalized(fact)) }
    public static func loopReopened(_ fact: LoopReopened) -> Fact { .loop(.loopReopened(fact)) }
    public static func loopNoted(_ fact: LoopNoted) -> Fact { .loop(.loopNoted(fact)) }
    public static func urgeQuestionSet(_ fact: UrgeQuestionSet) -> Fact { .loop(.urgeQuestionSet(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: LoopFact, at stamp: Stamp) {
        switch fact {
        case .loopBegun(let fact):
            change(loop: fact.loop) { loop in
                loop.begun = min(loop.begun ?? stamp, stamp)
                loop.routine.set(fact.routine, at: stamp)
                loop.day.set(fact.day, at: stamp)
            }
        case .loopRenamed(let fact): change(loop: fact.loop) { $0.routine.set(fact.routine, at: stamp) }
        case .loopDeleted(let fact): change(loop: fact.loop) { $0.isDeleted = true }
        case .urgeLogged(let fact):
            change(loop: fact.loop) { loop in
                loop.change(urge: fact.urge) { urge in
                    urge.noted = min(urge.noted ?? stamp, stamp)
                    urge.latest.set(fact, at: stamp)
                }
            }
        case .urgeForgotten(let fact):
            change(loop: fact.loop) { $0.change(urge: fact.urge) { $0.isForgotten = true } }
        case .answersBound(let fact): change(loop: fact.loop) { $0.bind(fact, at: stamp) }
        case .theoryMade(let fact):
            change(loop: fact.loop) { loop in
                loop.change(theory: fact.theory) { theory in
                    theory.made = min(theory.made ?? stamp, stamp)
                    theory.craving.set(fact.craving, at: stamp)
                }
            }
        case .fulfilmentSet(let fact):
            change(loop: fact.loop) {
                $0.change(theory: fact.theory) { $0.fulfilment.set(fact.fulfilment, at: stamp) }
            }
        case .theoryTried(let fact):
            change(loop: fact.loop) { $0.change(theory: fact.theory) { $0.record(fact, at: stamp) } }
        case .planWritingChosen(let fact): settings.planWriting.set(fact.writing, at: stamp)
        case .theoryRemoved(let fact):
            change(loop: fact.loop) { $0.change(theory: fact.theory) { $0.isRemoved = true } }
        case .cueChosen(let fact): change(loop: fact.loop) { $0.choose(fact.cue, at: stamp) }
        case .theoryChosen(let fact): change(loop: fact.loop) { $0.theory.set(fact.theory, at: stamp) }
        case .loopFinalized(let fact): change(loop: fact.loop) { $0.finalized.set(fact, at: stamp) }
        case .loopReopened(let fact):
            change(loop: fact.loop) { $0.reopened = max($0.reopened ?? stamp, stamp) }
        case .loopNoted(let fact): change(loop: fact.loop) { $0.note(fact, at: stamp) }
        case .urgeQuestionSet(let fact): change(loop: fact.loop) { $0.question.set(fact.time, at: stamp) }
        }
    }
}
