import HexisCore

/// Setting, ending and removing pauses.
struct PauseRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests below `/pauses`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        if path.isEmpty { return request.method == .get ? list() : add() }
        guard request.method == .post, path.count == 2, let id = Identifier(path[0]),
            let pause = practice.pauses.first(where: { $0.id == id })
        else { return nil }
        return switch path[1] {
        case "end": end(pause)
        case "remove": remove(pause)
        default: nil
        }
    }

    /// `GET /pauses`.
    private func list() -> Reply { page(PauseForm(beginning: today), []) }

    /// `POST /pauses`.
    private func add() -> Reply {
        let form = PauseForm(request.form)
        let recorder = Recorder(request, practice, surroundings)
        guard let fact = form.fact(named: recorder.newIdentifier) else { return page(form, form.problems) }
        let pause = recorder.newIdentifier
        return recorder.reply(
            recording: [fact], thenTo: Confirmation.pauseSet.at("/pauses#pause-\(pause)", pause))
    }

    /// `POST /pauses/ID/end`: makes yesterday its last day.
    private func end(_ pause: Pause) -> Reply {
        record(
            saying: .pauseEnded,
            .pauseSet(
                PauseSet(
                    pause: pause.id, habit: pause.habit, from: pause.from,
                    until: max(pause.from, today.previous),
                    reason: pause.reason)))
    }

    /// `POST /pauses/ID/remove`.
    private func remove(_ pause: Pause) -> Reply {
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
