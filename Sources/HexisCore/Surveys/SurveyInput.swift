/// What was typed or chosen as an answer, before validation.
public struct SurveyInput: Sendable {
    /// As in an answer: the typed text, or the keys of the chosen options.
    public let text: String
    /// The text filled in beside the options.
    public let other: String

    public init(_ text: String = "", other: String = "") {
        self.text = text
        self.other = other
    }

    public init(_ answer: SurveyAnswer?) {
        self.init(answer?.text.text ?? "", other: answer?.other?.text ?? "")
    }

    /// Stands among the keys for the option to fill in. No key can look like it.
    public static var chosenOther: String { "*" }

    var isBlank: Bool { text.isBlank && other.isBlank }
}

/// The reason why an input is not a valid answer.
public enum SurveyProblem: Error, Hashable, Sendable {
    case missing
    case notANumber
    case outOfBounds(ClosedRange<Amount>)
    /// The number is not a multiple of this step from the lower bound.
    case notOnStep(Amount)
    /// The text exceeds this number of Unicode scalars.
    case tooLong(Int)
    /// The option was not offered, or several were chosen where one is asked for.
    case unknownChoice
    /// The option to fill in was chosen, but left empty.
    case missingOther
    case notADay
    case notATime
}
