import HexisCore

/// Everything below `/loops`.
struct LoopRoutes: VisitRoutes {
    let visit: Visit

    private var isGet: Bool { request.method == .get }

    /// Returns `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return isGet ? list() : begin() }
        if path.count == 1, isGet, let page = page(named: first) { return page }
        guard let loop = Identifier(first).flatMap({ practice.loop($0) }) else { return nil }
        let visit = LoopVisit(loop: loop, request: request, practice: practice, surroundings: surroundings)
        return reply(visit, Array(path.dropFirst()))
    }

    /// Answers an address that names no loop.
    private func page(named name: String) -> Reply? {
        switch name {
        case "new": formPage("", [])
        case "urge": WhichUrgePage(practice: practice, surroundings: surroundings).reply()
        case "learn": .page(LearnPage(practice: practice, surroundings: surroundings).page())
        default: nil
        }
    }

    private func reply(_ visit: LoopVisit, _ path: [String]) -> Reply? {
        let rest = Array(path.dropFirst())
        switch path.first ?? "" {
        case "": return isGet ? LoopPage(visit: visit).reply(problems: []) : note(visit)
        case "log": return UrgeRoutes(visit: visit).reply(rest)
        case "rewards": return TheoryRoutes(visit: visit).reply(rest)
        case "compilation" where isGet && rest.isEmpty: return CompilationPage(visit: visit).reply()
        case "cue" where rest.isEmpty: return CueRoutes(visit: visit).reply()
        case "bond" where !isGet && rest.isEmpty: return CueRoutes(visit: visit).bind()
        case "plan" where rest.isEmpty: return StatementRoutes(visit: visit).reply()
        case "edit" where rest.isEmpty: return isGet ? edit(visit) : rename(visit)
        case "question" where !isGet && rest.isEmpty: return ask(visit)
        case "reopen" where !isGet && rest.isEmpty: return reopen(visit)
        case "delete" where rest.isEmpty: return isGet ? askToDelete(visit) : delete(visit)
        default: return nil
        }
    }

    private func list() -> Reply {
        .page(LoopsPage(practice: practice, surroundings: surroundings).page())
    }

    private func begin() -> Reply {
        let text = request.form["routine"] ?? ""
        guard let routine = Line(text) else { return formPage(text, problems(text)) }
        let recorder = Recorder(request, practice, surroundings)
        let id = recorder.newIdentifier
        let begun = LoopBegun(loop: id, routine: routine, day: surroundings.moment.today)
        return recorder.reply(recording: [.loopBegun(begun)], thenTo: Confirmation.added.at("/loops/\(id)"))
    }

    private func edit(_ visit: LoopVisit) -> Reply {
        formPage(visit.loop.routine.text, [], changing: visit.loop)
    }

    private func rename(_ visit: LoopVisit) -> Reply {
        let text = request.form["routine"] ?? ""
        guard let routine = Line(text) else { return formPage(text, problems(text), changing: visit.loop) }
        return visit.record([.loopRenamed(LoopRenamed(loop: visit.loop.id, routine: routine))])
    }

    private func problems(_ text: String) -> [Problem] {
        let message = text.isBlank ? LoopsWording.routineMissing : LoopsWording.tooLong
        return [Problem(field: "routine", message: message)]
    }

    private func note(_ visit: LoopVisit) -> Reply {
        let text = request.form["note"] ?? ""
        let note = Passage(text)
        guard note != nil || text.isBlank else {
            return LoopPage(visit: visit, note: text)
                .reply(problems: [Problem(field: "note", message: LoopsWording.noteTooLong)])
        }
        return visit.record([.loopNoted(LoopNoted(loop: visit.loop.id, note: note))])
    }

    private func ask(_ visit: LoopVisit) -> Reply {
        let text = request.form["question"] ?? ""
        let time = TimeOfDay(text)
        guard time != nil || text.isBlank else {
            return LoopPage(visit: visit, question: text)
                .reply(problems: [Problem(field: "question", message: LoopsWording.askMeProblem)])
        }
        let fact = Fact.urgeQuestionSet(UrgeQuestionSet(loop: visit.loop.id, time: time))
        return visit.record([fact])
    }

    private func reopen(_ visit: LoopVisit) -> Reply {
        visit.record([.loopReopened(LoopReopened(loop: visit.loop.id))])
    }

    private func askToDelete(_ visit: LoopVisit) -> Reply {
        visit.page(LoopsWording.deleteTitle) { html in
            visit.form(&html, "panel", to: "/delete", 111) { html in
                html("p", text: LoopsWording.deleteText)
                html("div", .class("buttons")) { html in
                    html("button", .class("button danger"), text: HabitsWording.deleteForGood)
                    html("a", .class("button quiet"), .href(visit.address), text: CommonWording.cancel)
                }
            }
        }
    }

    private func delete(_ visit: LoopVisit) -> Reply {
        let reply = visit.record([.loopDeleted(LoopDeleted(loop: visit.loop.id))])
        return .redirect(to: Confirmation.deleted.at("/loops"), recording: reply.entries)
    }

    private func formPage(_ text: String, _ problems: [Problem], changing loop: Loop? = nil) -> Reply {
        let page = LoopFormPage(
            text: text, problems: problems, loop: loop, practice: practice, surroundings: surroundings)
        return .page(page.page(), status: problems.isEmpty ? 200 : 422)
    }
}
