import HexisCore

/// How automatic a habit is: the curve, the four questions, and postponing them.
struct AutomaticityRoutes: VisitRoutes {
    let habit: Habit
    let visit: Visit

    private var today: Day { surroundings.moment.today }
    private var address: String { "/habits/\(habit.id)/automaticity" }

    /// Answers requests below `/habits/ID/automaticity`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        switch (request.method, path.count, path.first ?? "") {
        case (.get, 0, _): return show()
        case (.get, 1, "questions"): return ask(SurveyStepForm(AutomaticityItem.step(about: habit)))
        case (.post, 1, "questions"): return answer()
        case (.post, 1, "later"): return putOff()
        default: return nil
        }
    }

    private func show() -> Reply {
        let notice = request.query["saved"] == nil ? nil : Notice(text: AutomaticityWording.thanks)
        return .page(
            AutomaticityPage(habit: habit, practice: practice, surroundings: surroundings, notice: notice)
                .page())
    }

    private func answer() -> Reply {
        let form = SurveyStepForm(AutomaticityItem.step(about: habit), sent: request.form)
        guard let rated = AutomaticityRated(form, of: habit.id, on: today) else { return ask(form) }
        return record(.automaticityRated(rated), thenTo: "\(address)?saved=1")
    }

    private func putOff() -> Reply {
        record(
            .automaticityDeclined(AutomaticityDeclined(habit: habit.id, day: today)),
            thenTo: Confirmation.putOff.at("/today"))
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: address)
    }

    private func ask(_ form: SurveyStepForm) -> Reply {
        let survey = Survey("automaticity", title: AutomaticityWording.questionsTitle, steps: [form.step])
        let asked = AskedSurvey(survey, in: .habits, colour: habit.colour, exit: address)
        let hidden = [surroundings.formIdentifier(habit.id, 80)]
        return SurveyPage(asked, form, sentTo: "\(address)/questions", with: hidden)
            .reply(practice, surroundings)
    }
}
