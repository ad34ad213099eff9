/// What was typed or chosen as an answer, before anybody knows whether it is one.
public struct SurveyInput: Sendable {
    /// As in an answer: what was typed, or the keys of what was chosen.
    public let text: String
    /// What was filled in beside the options.
    public let other: String

    public init(_ text: String = "", other: String = "") {
        self.text = text
        self.other = other
    }

    public init(_ answer: SurveyAnswer?) {
        self.init(answer?.text.text ?? "", other: answer?.other?.text ?? "")
    }

    /// Stands among the keys where the option to fill in was chosen. No key is written so.
    public static var chosenOther: String { "*" }

    var isBlank: Bool { text.isBlank && other.isBlank }
}

/// Why something is no answer to its question.
public enum SurveyProblem: Error, Hashable, Sendable {
    case missing
    case notANumber
    case outOfBounds(ClosedRange<Amount>)
    /// Not so many steps of this size from the lower bound.
    case notOnStep(Amount)
    /// Longer than so many Unicode scalars.
    case tooLong(Int)
    /// None of those that were offered, or several where one is asked for.
    case unknownChoice
    /// The option to fill in was chosen, and nothing filled in.
    case missingOther
    case notADay
    case notATime
}
