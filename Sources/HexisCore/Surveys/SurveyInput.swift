/// What was typed or chosen as an answer, before anybody knows whether it is one.
public struct SurveyInput: Sendable {
    /// The text of a field, or the keys of what was chosen.
    public var values: [String]
    /// What was filled in beside the options.
    public var other: String

    public init(_ values: [String] = [], other: String = "") {
        self.values = values
        self.other = other
    }

    /// Stands among the values where the option to fill in was chosen. No key is written so.
    public static var chosenOther: String { "*" }

    var isBlank: Bool { other.isBlank && values.allSatisfy { $0.isBlank } }

    /// How an answer is typed and chosen.
    public init(_ answer: SurveyAnswer?) {
        switch answer {
        case .number(let number): self.init(["\(number)"])
        case .text(let passage): self.init([passage.text])
        case .day(let day): self.init(["\(day)"])
        case .time(let time): self.init(["\(time)"])
        case .choice(let choice):
            let other = choice.other.map { _ in [SurveyInput.chosenOther] } ?? []
            self.init(choice.keys.map { $0.text } + other, other: choice.other?.text ?? "")
        case nil: self.init()
        }
    }
}

/// Why something is no answer to its question.
public enum SurveyProblem: Error, Hashable, Sendable {
    case missing
    case notANumber
    case outOfBounds(ClosedRange<Amount>)
    /// Not so many steps of this size from the lower bound.
    case notOnStep(Amount, from: Amount)
    /// Longer than so many Unicode scalars.
    case tooLong(Int)
    /// None of those that were offered, or several where one is asked for.
    case unknownChoice
    /// The option to fill in was chosen, and nothing filled in.
    case missingOther
    case notADay
    case notATime
}
