import HexisCore

/// One step of a survey as it stands on its page: what was typed beside each question, and what that says.
final class SurveyStepForm {
    let step: SurveyStep
    /// One for each question, in their order, as are the answers.
    private(set) var inputs: [SurveyInput] = []
    /// `nil` where nothing was said, or nothing right.
    private(set) var answers: [SurveyAnswer?] = []
    private(set) var problems: [Problem] = []

    /// With what was said before, if anything was.
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

    /// The field beside the options of a question.
    static func other(_ name: String) -> String { "\(name)-other" }

    /// Whether it has the only question of its page, whose heading asks it.
    var isAlone: Bool { step.questions.count == 1 }
}
