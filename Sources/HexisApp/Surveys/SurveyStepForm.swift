import HexisCore

/// One step of a survey as it stands on its page: what was typed beside each question, and what that says.
struct SurveyStepForm {
    let step: SurveyStep
    /// One for each question, in their order.
    let inputs: [SurveyInput]
    /// Those that are right.
    private(set) var answers: [(question: SurveyKey, answer: SurveyAnswer?)] = []
    private(set) var problems: [Problem] = []

    /// With what was said before, if anything was.
    init(_ step: SurveyStep, in run: SurveyRun? = nil) {
        self.step = step
        inputs = step.questions.map { SurveyInput(run?.said(to: $0.key)?.answer) }
    }

    init(_ step: SurveyStep, sent form: Form) {
        self.step = step
        inputs = step.questions.map { question in
            SurveyInput(
                form.all(question.key.text).filter { !$0.isBlank },
                other: form[SurveyStepForm.other(question)] ?? "")
        }
        for (question, input) in zip(step.questions, inputs) { read(input, for: question) }
    }

    /// The field beside the options of a question.
    static func other(_ question: SurveyQuestion) -> String { "\(question.key.text)-other" }

    private mutating func read(_ input: SurveyInput, for question: SurveyQuestion) {
        do throws(SurveyProblem) {
            answers.append((question.key, try question.answer(input)))
        } catch {
            let message = SurveyWording.message(error, question, isAlone: step.questions.count == 1)
            problems.append(Problem(field: question.key.text, message: message))
        }
    }

    /// `nil` where it was left out, and where it is not right.
    func answer(to question: SurveyKey) -> SurveyAnswer? {
        answers.first { $0.question == question }?.answer
    }

    /// Whether it is the only question of its page, whose heading asks it.
    var isAlone: Bool { step.questions.count == 1 }
}

extension SurveyStepForm {
    /// What is said in a run by sending it: every answer, and for an instruction that it was read.
    func said(in run: SurveyRun, from started: Instant, to ended: Instant) -> [SurveyAnswered] {
        let said = step.questions.isEmpty ? [(question: step.key, answer: nil)] : answers
        return said.map {
            SurveyAnswered(
                run: run.id, survey: run.survey, step: $0.question, answer: $0.answer, started: started,
                ended: ended)
        }
    }

    /// What is said by leaving the whole step out.
    var skipped: SurveyStepForm {
        var form = SurveyStepForm(step)
        form.answers = step.questions.map { ($0.key, nil) }
        return form
    }
}
