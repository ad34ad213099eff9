import HexisCore

/// One step of a survey as its page shows it: the text typed for each question, and its meaning.
final class SurveyStepForm {
    let step: SurveyStep
    /// One per question, in their order, like the answers.
    private(set) var inputs: [SurveyInput] = []
    /// `nil` for a missing or invalid answer.
    private(set) var answers: [SurveyAnswer?] = []
    private(set) var problems: [Problem] = []

    /// Fills in earlier answers, if there are any.
    init(_ step: SurveyStep, in run: SurveyRun? = nil) {
        self.step = step
        for question in step.questions { inputs.append(SurveyInput(run?.said(to: question.key)?.answer)) }
    }

    init(_ step: SurveyStep, sent form: Form) {
        self.step = step
        for question in step.questions {
            let name = question.key.text
            let input = SurveyInput(
                form.all(name).joined(separator: " "), other: form[SurveyStepForm.other(name)] ?? "")
            inputs.append(input)
            answers.append(read(input, for: question))
        }
    }

    private func read(_ input: SurveyInput, for question: SurveyQuestion) -> SurveyAnswer? {
        do throws(SurveyProblem) { return try question.answer(input) } catch {
            let message = SurveyWording.message(error, question, isAlone: isAlone)
            problems.append(Problem(field: question.key.text, message: message))
            return nil
        }
    }

    /// The name of the free text field beside a question's options.
    static func other(_ name: String) -> String { "\(name)-other" }

    /// Whether the step has a single question, which the page's heading asks.
    var isAlone: Bool { step.questions.count == 1 }
}
