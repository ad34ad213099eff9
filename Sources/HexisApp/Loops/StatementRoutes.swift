import HexisCore

/// Building the plan's sentence, and typing it deliberately.
struct StatementRoutes {
    let visit: LoopVisit

    private var writing: PlanWriting { visit.practice.settings.planWriting }

    func reply() -> Reply {
        // A plan needs a cue and a reward, and is made only once.
        let recorder = Recorder(visit.request, visit.practice, visit.surroundings)
        guard visit.loop.nextStep == .plan else { return .redirect(to: visit.address) }
        guard visit.request.method == .post else {
            return page(StatementForm(visit.loop, visit.request.query))
        }
        let form = StatementForm(visit.loop, visit.request.form)
        guard form.partProblems.isEmpty else { return page(form, form.partProblems) }
        if let problem = form.sentenceProblem(writing) { return page(form, [problem]) }
        let facts = visit.practice.facts(
            finalizing: visit.loop, form, named: recorder.newIdentifier, on: visit.today)
        return visit.record(facts)
    }

    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func page(_ form: StatementForm, _ problems: [Problem] = []) -> Reply {
        visit.page(LoopsWording.toPlan, problems) { html in
            visit.form(&html, "panel", to: "/plan", 125) { html in
                html(HiddenFields([("cue", form.cue), ("routine", form.routine), ("reward", form.reward)]))
                html("h2", text: LoopsWording.sentence)
                html(Explanation(title: LoopsWording.whyTypeTitle, text: LoopsWording.whyType))
                html("p", .class("statement"), .id("meant"), text: form.meant)
                if writing == .typing {
                    writeTyping(form, problems, to: &html)
                } else {
                    writeReading(problems, to: &html)
                }
                html("div", .class("buttons")) { html in
                    html("button", .class("button"), text: LoopsWording.makeHabit)
                }
            }
            writeParts(form, problems, to: &html)
            html("p", .class("footer-links")) { html in
                html("a", .href("/settings#plan-writing"), text: LoopsWording.cannotType)
            }
        }
    }

    /// The page script shows the message in `data-typed` when the person pastes.
    private func writeTyping(_ form: StatementForm, _ problems: [Problem], to html: inout HTML) {
        let problem = problems["sentence"]
        html("div", .class("field")) { html in
            html("label", Attribute("for", "sentence"), text: LoopsWording.typeIt)
            html(FieldNotes(field: "sentence", hint: LoopsWording.typeHint, problem: problem))
            if problem != nil, !form.sentence.isBlank {
                html(SentenceDifference(match: SentenceMatch(typed: form.sentence, meant: form.meant)))
            }
            html(
                "textarea", .id("sentence"), .name("sentence"), Attribute("rows", 4),
                Attribute("autocomplete", "off"),
                Attribute("data-typed", LoopsWording.notPasted),
                Attribute("aria-invalid", problem.map { _ in "true" }),
                Attribute(
                    "aria-describedby",
                    FieldNotes.ids(field: "sentence", hint: LoopsWording.typeHint, problem: problem)),
                text: form.sentence.firstScalars(Passage.longest))
            html("p", .class("hint typed-note"), Attribute("role", "status"), text: "")
        }
    }

    private func writeReading(_ problems: [Problem], to html: inout HTML) {
        html("div", .class("field check")) { html in
            html(FieldNotes(field: "read-aloud", hint: nil, problem: problems["read-aloud"]))
            html("label") { html in
                html.void("input", .type("checkbox"), .id("read-aloud"), .name("read-aloud"), .value("yes"))
                html("span", text: LoopsWording.readAloud)
            }
        }
    }

    /// Writes a form that records nothing: it reloads the page with other words in the plan.
    private func writeParts(_ form: StatementForm, _ problems: [Problem], to html: inout HTML) {
        let isOpen = problems["cue"] != nil || problems["routine"] != nil || problems["reward"] != nil
        html("details", .class("more"), Attribute("open", if: isOpen)) { html in
            html("summary", text: LoopsWording.otherWords)
            html(
                "form", .class("fields"), Attribute("action", "\(visit.address)/plan"),
                Attribute("method", "get")
            ) { html in
                write(LoopsWording.when, "cue", form.cue, problems, to: &html)
                write(PlansWording.response, "routine", form.routine, problems, to: &html)
                write(LoopsWording.soThat, "reward", form.reward, problems, to: &html)
                html("div", .class("buttons")) { html in
                    html("button", .class("button quiet"), text: LoopsWording.useThese)
                }
            }
        }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, _ problems: [Problem], to html: inout HTML
    ) {
        html(TextField(label: label, name: name, value: value, problem: problems[name], isRequired: true))
    }
}
