/// The format of an answer to a question.
public enum SurveyFormat: Sendable {
    case number(Number)
    case scale(Scale)
    case choice(Choices)
    case yesOrNo
    /// A text of a maximum number of Unicode scalars, on one line or several.
    case text(longest: Int = Line.longest, isLong: Bool = false)
    case day
    case time

    /// A number within bounds, both included.
    public final class Number: Sendable {
        public let bounds: ClosedRange<Amount>
        /// The step between two possible numbers, counted from the lower bound; `nil` for thousandths.
        public let step: Amount?
        public let unit: String?

        public init(
            _ bounds: ClosedRange<Amount> = .zero ... .limit, step: Amount? = nil, unit: String? = nil
        ) {
            self.bounds = bounds
            self.step = step
            self.unit = unit
        }
    }

    /// A series of whole numbers, with labels for its two ends.
    public final class Scale: Sendable {
        public let values: ClosedRange<Int>
        public let lowest: String
        public let highest: String
        /// The maximum number of values: 0 to 10, the longest scale in use.
        public static var longest: Int { 11 }

        /// Truncates a longer series at its end.
        public init(_ values: ClosedRange<Int>, lowest: String, highest: String) {
            let first = min(max(values.lowerBound, -100), 100)
            self.values = first...max(first, min(values.upperBound, first + Scale.longest - 1))
            self.lowest = lowest
            self.highest = highest
        }
    }

    /// One of several options, or any number of them.
    public final class Choices: Sendable {
        public let options: [Option]
        public let isMultiple: Bool
        /// The name of a last option that the person fills in; `nil` if there is none.
        public let other: String?

        public init(_ options: [Option], isMultiple: Bool = false, other: String? = nil) {
            self.options = options
            self.isMultiple = isMultiple
            self.other = other
        }
    }

    public final class Option: Sendable {
        public let key: SurveyKey
        public let text: String
        /// A line of explanation.
        public let hint: String?

        public init(_ key: SurveyKey, _ text: String, hint: String? = nil) {
            self.key = key
            self.text = text
            self.hint = hint
        }
    }
}
