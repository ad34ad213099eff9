import HexisCore

/// Setting, ending and removing pauses.
struct PauseRoutes {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    /// `GET /pauses`.
    func list() -> Reply { page(PauseForm(beginning: today), []) }

    /// `POST /pauses`.
    func add() -> Reply {
        let form = PauseForm(request.form)
        var recorder = Recorder(request, practice, surroundings)
        guard let fact = form.fact(named: recorder.newIdentifier) else { return page(form, form.problems) }
        if !recorder.isRepeated { recorder.record(fact) }
        let pause = recorder.newIdentifier
        return .redirect(
            to: Confirmation.pauseSet.at("/pauses#pause-\(pause)", pause), recording: recorder.entries)
    }

    /// `POST /pauses/ID/end`: makes yesterday its last day.
    func end(_ pause: Pause) -> Reply {
        record(
            saying: .pauseEnded,
            .pauseSet(
                PauseSet(
                    pause: pause.id, habit: pause.habit, from: pause.from,
                    until: max(pause.from, today.previous),
                    reason: pause.reason)))
    }

    /// `POST /pauses/ID/remove`.
    func remove(_ pause: Pause) -> Reply {
        record(saying: .removed, .pauseRemoved(PauseRemoved(pause: pause.id)))
    }

    private func record(saying said: Confirmation, _ fact: Fact) -> Reply {
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated { recorder.record(fact) }
        return .redirect(to: said.at("/pauses"), recording: recorder.entries)
    }

    private func page(_ form: PauseForm, _ problems: [Problem]) -> Reply {
        .page(
            PausesPage(form: form, problems: problems, practice: practice, surroundings: surroundings).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
