import HexisCore

/// The words around surveys. What they ask stands in the surveys themselves.
enum SurveyWording {
    static var next: String { "Next" }
    static var done: String { "Done" }
    static var skip: String { "Skip" }
    static var stop: String { "Stop here, keep my answers" }
    static var goOn: String { "Go on" }
    static var leave: String { "Not now" }
    static var namely: String { "What is it?" }
    static var yes: String { "Yes" }
    static var no: String { "No" }
    static var thanksTitle: String { "Thank you" }
    static var thanks: String { "Your answers are in." }
    static var stoppedTitle: String { "You stopped here" }
    static var stopped: String { "Your answers are kept. You can go on at any time." }

    /// `How you sleep · Step 3 of about 7`; one step alone has no number.
    static func step(_ progress: SurveyProgress, of title: String) -> String {
        if progress.most == 1 { return title }
        return "\(title) · Step \(progress.number) of \(progress.isCertain ? "" : "about ")\(progress.most)"
    }

    /// What a question is called among others.
    static func label(_ question: SurveyQuestion, isAlone: Bool) -> String {
        question.isOptional && !isAlone ? "\(question.text) (optional)" : question.text
    }

    /// What it helps to know before answering; `nil` for nothing.
    static func hint(_ question: SurveyQuestion) -> String? {
        guard case .number(let number) = question.format, let range = range(number) else {
            return question.hint
        }
        return question.hint.map { "\($0) \(range)" } ?? range
    }

    /// What a number of a scale says to who cannot see where it stands.
    static func value(_ value: Int, of scale: SurveyFormat.Scale) -> String {
        switch value {
        case scale.values.lowerBound: "\(value): \(scale.lowest)"
        case scale.values.upperBound: "\(value): \(scale.highest)"
        default: "\(value)"
        }
    }

    /// Why an answer could not be taken, in words that stand beside its question and at the head of the page.
    static func message(_ problem: SurveyProblem, _ question: SurveyQuestion, isAlone: Bool) -> String {
        let request = request(problem, question.format)
        return isAlone ? "\(request)." : "\(request) for “\(question.text)”"
    }

    private static func request(_ problem: SurveyProblem, _ format: SurveyFormat) -> String {
        switch problem {
        case .missing, .unknownChoice: "Please \(demand(format))"
        case .notANumber: "Please write a number in digits"
        case .outOfBounds: "Please give a number\(within(format))"
        case .notOnStep(let step, let first):
            "Please give a number in steps of \(step), counted from \(first)"
        case .tooLong(let longest): "Please write at most \(longest) characters"
        case .missingOther: "Please write what else it is"
        case .notADay: "Please give a date (such as 2026-11-21)"
        case .notATime: "Please give a time (such as 08:30)"
        }
    }

    private static func demand(_ format: SurveyFormat) -> String {
        switch format {
        case .number: "write a number"
        case .scale: "choose a number"
        case .choice, .yesOrNo: "choose an answer"
        case .text: "write something"
        case .day: "give a date"
        case .time: "give a time"
        }
    }

    /// ` from 40 to 200`, ` of at least 1`.
    private static func within(_ format: SurveyFormat) -> String {
        guard case .number(let number) = format else { return "" }
        let bounds = number.bounds
        switch (bounds.lowerBound == -.limit, bounds.upperBound == .limit) {
        case (true, true): return ""
        case (false, true): return " of at least \(bounds.lowerBound)"
        case (true, false): return " of at most \(bounds.upperBound)"
        case (false, false): return " from \(bounds.lowerBound) to \(bounds.upperBound)"
        }
    }

    /// `From 40 to 200 bpm.`, `In kilograms.`
    private static func range(_ number: SurveyFormat.Number) -> String? {
        if number.bounds.upperBound < .limit {
            let unit = number.unit.map { " \($0)" } ?? ""
            return "From \(number.bounds.lowerBound) to \(number.bounds.upperBound)\(unit)."
        }
        return number.unit.map { "In \($0)." }
    }
}
