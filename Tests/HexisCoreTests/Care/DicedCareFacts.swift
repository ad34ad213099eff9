@testable import HexisCore

extension Dice {
    /// A fact of the given kind, about one of a few connections.
    mutating func careFact(_ kind: CareFact.Kind) -> CareFact {
        switch kind {
        case .careRequested:
            .careRequested(
                CareRequested(connection: pauseName(), provider: pauseName(), name: line()))
        case .careGranted:
            .careGranted(CareGranted(connection: pauseName(), scope: careScope(), until: maybe(day())))
        case .careEnded:
            .careEnded(CareEnded(connection: pauseName(), party: one(of: CareParty.allCases)))
        case .careNoted: .careNoted(CareNoted(connection: pauseName(), text: passage()))
        case .careFollowUpPlanned:
            .careFollowUpPlanned(
                CareFollowUpPlanned(
                    connection: pauseName(), day: maybe(day()),
                    time: maybe(TimeOfDay(minutes: number(0...1439))) ?? nil,
                    place: maybe(line())))
        case .careChanged:
            .careChanged(
                CareChanged(
                    connection: pauseName(), setting: one(of: CareTopic.allCases),
                    medicine: maybe(pauseName()),
                    before: LineList([line()]) ?? .none, after: .none))
        case .careChangeKept:
            .careChangeKept(CareChangeKept(connection: pauseName(), change: pauseName()))
        case .careQuestionnaireGiven:
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: pauseName(), questionnaire: pauseName(), title: line(),
                    items: questionnaireItems(), first: day(), interval: maybe(Int64(number(-1...400)))))
        case .careQuestionnaireEnded:
            .careQuestionnaireEnded(
                CareQuestionnaireEnded(connection: pauseName(), questionnaire: pauseName()))
        case .careLooked:
            .careLooked(
                CareLooked(
                    connection: pauseName(), page: one(of: CareLooked.Page.allCases), scope: careScope()))
        }
    }

    private mutating func careScope() -> CareScope {
        CareScope(bits: Int64(number(0...63))) ?? .none
    }
}
