import HexisCore

/// How automatic a habit is: the curve, the four questions, and putting them off.
struct AutomaticityRoutes {
    let habit: Habit
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    /// What answers below `/habits/ID/automaticity`; `nil` where there is nothing.
    func reply(_ path: [String]) -> Reply? {
        switch (request.method, path.count, path.first ?? "") {
        case (.get, 0, _): return show()
        case (.get, 1, "questions"): return ask(AutomaticityForm(), [])
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
        let form = AutomaticityForm(request.form)
        guard let fact = form.fact(of: habit.id, on: today) else { return ask(form, form.problems) }
        return record(fact, thenTo: "/habits/\(habit.id)/automaticity?saved=1")
    }

    private func putOff() -> Reply {
        record(.automaticityDeclined(AutomaticityDeclined(habit: habit.id, day: today)), thenTo: "/today")
    }

    private func record(_ fact: Fact, thenTo address: String) -> Reply {
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated { recorder.record(fact) }
        return .redirect(to: address, recording: recorder.entries)
    }

    private func ask(_ form: AutomaticityForm, _ problems: [Problem]) -> Reply {
        .page(
            AutomaticityQuestionsPage(
                habit: habit, form: form, problems: problems, settings: practice.settings,
                surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
