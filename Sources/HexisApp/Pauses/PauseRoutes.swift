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
        let recorder = Recorder(request, practice, surroundings)
        guard let fact = form.fact(named: recorder.newIdentifier) else { return page(form, form.problems) }
        let pause = recorder.newIdentifier
        return recorder.reply(
            recording: [fact], thenTo: Confirmation.pauseSet.at("/pauses#pause-\(pause)", pause))
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
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: said.at("/pauses"))
    }

    private func page(_ form: PauseForm, _ problems: [Problem]) -> Reply {
        .page(
            PausesPage(form: form, problems: problems, practice: practice, surroundings: surroundings).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
