/// Facts about the runs of a survey.
public enum SurveyFact: Hashable, Sendable {
    case surveyStarted(SurveyStarted)
    case surveyAnswered(SurveyAnswered)
    case surveyFinished(SurveyFinished)
    case surveyCancelled(SurveyCancelled)
}

extension SurveyFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case surveyAnswered = 100
        case surveyFinished = 101
        case surveyCancelled = 102
        case surveyStarted = 103

        var name: String {
            switch self {
            case .surveyAnswered: "surveyAnswered"
            case .surveyFinished: "surveyFinished"
            case .surveyCancelled: "surveyCancelled"
            case .surveyStarted: "surveyStarted"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .surveyStarted: .surveyStarted
        case .surveyAnswered: .surveyAnswered
        case .surveyFinished: .surveyFinished
        case .surveyCancelled: .surveyCancelled
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .surveyStarted: self = .surveyStarted(try SurveyStarted(nil, &coder))
        case .surveyAnswered: self = .surveyAnswered(try SurveyAnswered(nil, &coder))
        case .surveyFinished: self = .surveyFinished(try SurveyFinished(nil, &coder))
        case .surveyCancelled: self = .surveyCancelled(try SurveyCancelled(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .surveyStarted(let fact): _ = try SurveyStarted(fact, &coder)
        case .surveyAnswered(let fact): _ = try SurveyAnswered(fact, &coder)
        case .surveyFinished(let fact): _ = try SurveyFinished(fact, &coder)
        case .surveyCancelled(let fact): _ = try SurveyCancelled(fact, &coder)
        }
    }
}

extension Fact {
    public static func surveyStarted(_ fact: SurveyStarted) -> Fact { .survey(.surveyStarted(fact)) }
    public static func surveyAnswered(_ fact: SurveyAnswered) -> Fact { .survey(.surveyAnswered(fact)) }
    public static func surveyFinished(_ fact: SurveyFinished) -> Fact { .survey(.surveyFinished(fact)) }
    public static func surveyCancelled(_ fact: SurveyCancelled) -> Fact { .survey(.surveyCancelled(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: SurveyFact, at stamp: Stamp) {
        switch fact {
        case .surveyStarted(let fact): change(run: fact.run) { $0.started.set(fact, at: stamp) }
        case .surveyAnswered(let fact): change(run: fact.run) { $0.answer(fact, at: stamp) }
        case .surveyFinished(let fact): change(run: fact.run) { $0.finished.set(fact.at, at: stamp) }
        case .surveyCancelled(let fact): change(run: fact.run) { $0.cancel(at: stamp) }
        }
    }
}
