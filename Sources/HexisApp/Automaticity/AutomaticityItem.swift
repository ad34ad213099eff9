import HexisCore

/// The four items of the Self-Report Behavioural Automaticity Index (Gardner, Abraham, Lally and de Bruijn 2012).
enum AutomaticityItem: CaseIterable {
    case automatically, withoutRemembering, withoutThinking, beforeRealising

    private var key: SurveyKey {
        switch self {
        case .automatically: "automatically"
        case .withoutRemembering: "without-remembering"
        case .withoutThinking: "without-thinking"
        case .beforeRealising: "before-realising"
        }
    }

    private var question: SurveyQuestion {
        let scale = SurveyFormat.Scale(
            Agreement.range, lowest: AutomaticityWording.notAtAll, highest: AutomaticityWording.entirely)
        return SurveyQuestion(key, AutomaticityWording.ending(self), .scale(scale))
    }

    /// A survey step with all four items on one page.
    static func step(about habit: Habit) -> SurveyStep {
        SurveyStep(
            "automaticity", title: AutomaticityWording.questionsTitle,
            text: AutomaticityWording.stem(habit.name),
            more: SurveyStep.More(
                title: AutomaticityWording.questionsExplanationTitle,
                text: AutomaticityWording.questionsExplanation),
            questions: allCases.map { $0.question })
    }
}

extension AutomaticityRated {
    /// Returns `nil` if an answer is missing.
    init?(_ form: SurveyStepForm, of habit: Identifier, on day: Day) {
        let answers = form.answers.compactMap { answer in
            answer?.number.flatMap { Agreement(Int($0.thousandths / 1000)) }
        }
        guard answers.count == 4 else { return nil }
        self.init(
            habit: habit, day: day, automatically: answers[0], withoutRemembering: answers[1],
            withoutThinking: answers[2], beforeRealising: answers[3])
    }
}
