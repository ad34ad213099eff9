import HexisCore

/// Theories about the craving: adding, trying, choosing, changing and deleting them.
struct TheoryRoutes {
    let visit: LoopVisit

    private var loop: Identifier { visit.loop.id }
    private var isGet: Bool { visit.request.method == .get }

    /// Answers requests below `/loops/ID/rewards`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return isGet ? list(TheoryForm(), []) : add() }
        guard let theory = visit.loop.theories.first(where: { $0.id.description == first }) else {
            return nil
        }
        if path.count == 1 { return isGet ? edit(theory, TheoryForm(theory), []) : save(theory) }
        guard path.count == 2, !isGet else { return nil }
        return reply(to: path[1], about: theory)
    }

    private func reply(to action: String, about theory: Theory) -> Reply? {
        switch action {
        case "try": attempt(theory)
        case "untry": takeBack(theory)
        case "choose": choose(theory)
        case "remove": remove(theory)
        default: nil
        }
    }

    private func add() -> Reply {
        let form = TheoryForm(visit.request.form)
        let id = Recorder(visit.request, visit.practice, visit.surroundings).newIdentifier
        guard form.problems.isEmpty else { return list(form, form.problems) }
        return visit.record(
            form.facts(changing: nil, named: id, of: loop), thenTo: "/rewards#theory-\(id)", saying: .added)
    }

    private func save(_ theory: Theory) -> Reply {
        let form = TheoryForm(visit.request.form)
        guard form.problems.isEmpty else { return edit(theory, form, form.problems) }
        return visit.record(form.facts(changing: theory, named: theory.id, of: loop), thenTo: "/rewards")
    }

    /// A theory cannot have worked before it has a fulfilment.
    private func attempt(_ theory: Theory) -> Reply? {
        guard let outcome = visit.request.form["outcome"].flatMap({ TryOutcome(name: $0) }) else {
            return nil
        }
        guard theory.fulfilment != nil else {
            return edit(
                theory, TheoryForm(theory),
                [Problem(field: "fulfilment", message: LoopsWording.fulfilmentMissing)])
        }
        let id = Recorder(visit.request, visit.practice, visit.surroundings).newIdentifier
        return record(outcome, of: theory, attempt: id, on: visit.today)
    }

    private func takeBack(_ theory: Theory) -> Reply {
        guard let last = theory.tries.last else { return visit.record([], thenTo: "/rewards") }
        return record(nil, of: theory, attempt: last.id, on: last.day)
    }

    /// An outcome of `nil` undoes the attempt.
    private func record(
        _ outcome: TryOutcome?, of theory: Theory, attempt: Identifier, on day: Day
    ) -> Reply {
        let tried = TheoryTried(attempt: attempt, theory: theory.id, loop: loop, day: day, outcome: outcome)
        return visit.record([.theoryTried(tried)], thenTo: "/rewards")
    }

    private func choose(_ theory: Theory) -> Reply? {
        guard theory.fulfilment != nil else { return nil }
        let isChosen = visit.loop.theory?.id == theory.id
        return visit.record(
            [.theoryChosen(TheoryChosen(loop: loop, theory: isChosen ? nil : theory.id))],
            thenTo: isChosen ? "/rewards" : "")
    }

    private func remove(_ theory: Theory) -> Reply {
        visit.record(
            [.theoryRemoved(TheoryRemoved(theory: theory.id, loop: loop))], thenTo: "/rewards",
            saying: .removed)
    }

    private func list(_ form: TheoryForm, _ problems: [Problem]) -> Reply {
        visit.page(LoopsWording.toRewards, problems) { html in
            for theory in visit.loop.theories { html(TheoryPanel(visit: visit, theory: theory)) }
            visit.form(&html, "panel", to: "/rewards", 118) { html in
                html("h2", text: LoopsWording.newTheory)
                html(Explanation(title: LoopsWording.theoryTitle, text: LoopsWording.theoryExplanation))
                html(TheoryFormFields(form: form, problems: problems, hasNote: false))
            }
        }
    }

    private func edit(_ theory: Theory, _ form: TheoryForm, _ problems: [Problem]) -> Reply {
        visit.page(LoopsWording.theory, problems, back: ("/rewards", LoopsWording.toRewards)) { html in
            visit.form(&html, "panel", to: "/rewards/\(theory.id)", 119, of: theory.id) { html in
                html(TheoryFormFields(form: form, problems: problems, hasNote: true))
            }
            visit.button(
                &html, CommonWording.delete, to: "/rewards/\(theory.id)/remove", 120, of: theory.id,
                names: "button quiet danger")
        }
    }
}
