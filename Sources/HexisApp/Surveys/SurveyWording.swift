import HexisCore

/// User-facing text around surveys. The questions are part of the surveys themselves.
enum SurveyWording {
    static var next: String { "Next" }
    static var done: String { "Done" }
    static var skip: String { "Skip" }
    static var stop: String { "Stop here, keep my answers" }
    static var goOn: String { "Go on" }
    static var leave: String { "Not now" }
    static var yes: String { "Yes" }
    static var no: String { "No" }
    static var namely: String { "What is it?" }
    static var thanksTitle: String { "Thank you" }
    static var thanks: String { "Your answers are in." }
    static var stoppedTitle: String { "You stopped here" }
    static var stopped: String { "Your answers are kept. You can go on at any time." }

    /// `How you sleep · Step 3 of about 7`; a single step has no number.
    static func step(_ progress: SurveyProgress, of title: String) -> String {
        if progress.count == 1 { return title }
        let about = progress.isCertain ? "" : "about "
        return "\(title) · Step \(progress.number) of \(about)\(progress.count)"
    }

    /// The label of a question among others.
    static func label(_ question: SurveyQuestion, isAlone: Bool) -> String {
        question.isOptional && !isAlone ? "\(question.text) (optional)" : question.text
    }

    /// A hint to read before answering: `About is enough. From 0 to 24 hours.`; `nil` without one.
    static func hint(_ question: SurveyQuestion) -> String? {
        guard case .number(let number) = question.format, let span = span(of: number) else {
            return question.hint
        }
        return Passage("\(question.hint ?? "") \(span)").map { "\($0.text)." }
    }

    /// The bounds of a number, or just its unit; `nil` if it has neither.
    private static func span(of number: SurveyFormat.Number) -> String? {
        let unit = number.unit ?? ""
        if number.bounds.upperBound < .limit {
            return "From \(number.bounds.lowerBound.shown) to \(number.bounds.upperBound.shown) \(unit)"
        }
        return number.unit.map { "In \($0)" }
    }

    /// The meaning of a number at the end of a scale; `nil` for those in between.
    static func end(_ value: Int, of scale: SurveyFormat.Scale, _ before: String) -> String? {
        if value == scale.values.lowerBound { return before + scale.lowest }
        return value == scale.values.upperBound ? before + scale.highest : nil
    }

    /// Why an answer is invalid, for the message beside its question and at the top of the page.
    static func message(_ problem: SurveyProblem, _ question: SurveyQuestion, isAlone: Bool) -> String {
        let request = request(problem, question.format)
        return isAlone ? "\(request)." : "\(request) for “\(question.text)”"
    }

    private static func request(_ problem: SurveyProblem, _ format: SurveyFormat) -> String {
        switch problem {
        case .missing, .unknownChoice: answerRequest(format)
        case .notANumber: "Write a number in digits"
        case .outOfBounds(let bounds):
            "Enter a number from \(bounds.lowerBound.shown) to \(bounds.upperBound.shown)"
        case .notOnStep(let step): "Enter a number in steps of \(step)"
        case .tooLong(let longest): "Write at most \(longest) characters"
        case .missingOther: "Write what else it is"
        case .notADay: "Choose a date"
        case .notATime: "Enter a time (such as 08:30)"
        }
    }

    private static func answerRequest(_ format: SurveyFormat) -> String {
        switch format {
        case .number: "Write a number"
        case .scale: "Choose a number"
        case .choice, .yesOrNo: "Choose an answer"
        case .text: "Write something"
        case .day: "Enter a date"
        case .time: "Enter a time"
        }
    }
}
