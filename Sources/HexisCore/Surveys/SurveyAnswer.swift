/// What somebody answered to a question.
public enum SurveyAnswer: Hashable, Sendable {
    /// On a scale, too.
    case number(Amount)
    case text(Passage)
    case choice(SurveyChoice)
    case day(Day)
    case time(TimeOfDay)

    /// The answers to a question of yes or no.
    public static var yes: SurveyAnswer { .choice(SurveyChoice(["yes"])) }
    public static var no: SurveyAnswer { .choice(SurveyChoice(["no"])) }
}

/// The options that were chosen, in the order in which they were offered, and what was filled in beside them.
public struct SurveyChoice: Hashable, Sendable {
    public let keys: [SurveyKey]
    public let other: Line?

    public init(_ keys: [SurveyKey], other: Line? = nil) {
        self.keys = keys
        self.other = other
    }
}

extension SurveyAnswer {
    public var number: Amount? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    public var text: Passage? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    public var choice: SurveyChoice? {
        guard case .choice(let choice) = self else { return nil }
        return choice
    }

    public var day: Day? {
        guard case .day(let day) = self else { return nil }
        return day
    }

    public var time: TimeOfDay? {
        guard case .time(let time) = self else { return nil }
        return time
    }
}
