import HexisCore

/// Building the plan's sentence, and typing it deliberately.
struct StatementRoutes {
    let visit: LoopVisit

    private var writing: PlanWriting { visit.practice.settings.planWriting }

    func reply() -> Reply {
        // A plan needs a cue and a reward, and is made only once.
        guard visit.loop.nextStep == .plan else { return .redirect(to: visit.address) }
        guard visit.request.method == .post else {
            return page(StatementForm(visit.loop, visit.request.query))
        }
        return makeHabit()
    }

    private func makeHabit() -> Reply {
        let recorder = Recorder(visit.request, visit.practice, visit.surroundings)
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
                writeSentence(form, problems, to: &html)
            }
            writeParts(form, problems, to: &html)
            html("p", .class("footer-links")) { html in
                html("a", .href("/settings#plan-writing"), text: LoopsWording.cannotType)
            }
        }
    }

    private func writeSentence(_ form: StatementForm, _ problems: [Problem], to html: inout HTML) {
        html(HiddenFields([("cue", form.cue), ("routine", form.routine), ("reward", form.reward)]))
        html("h2", text: LoopsWording.sentence)
        html(Explanation(title: LoopsWording.whyTypeTitle, text: LoopsWording.whyType))
        html("p", .class("statement"), .id("meant"), text: form.meant)
        writeTask(form, problems, to: &html)
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: LoopsWording.makeHabit)
        }
    }

    private func writeTask(_ form: StatementForm, _ problems: [Problem], to html: inout HTML) {
        if writing == .typing {
            writeTyping(form, problems["sentence"], to: &html)
        } else {
            writeReading(problems, to: &html)
        }
    }

    private func writeTyping(_ form: StatementForm, _ problem: String?, to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", "sentence"), text: LoopsWording.typeIt)
            html(FieldNotes(field: "sentence", hint: LoopsWording.typeHint, problem: problem))
            if problem != nil, !form.sentence.isBlank {
                html(SentenceDifference(match: SentenceMatch(typed: form.sentence, meant: form.meant)))
            }
            writeTextArea(form.sentence, problem, to: &html)
            html("p", .class("hint typed-note"), Attribute("role", "status"), text: "")
        }
    }

    /// The page script shows the message in `data-typed` when the person pastes.
    private func writeTextArea(_ sentence: String, _ problem: String?, to html: inout HTML) {
        let descriptionIds = FieldNotes.ids(field: "sentence", hint: LoopsWording.typeHint, problem: problem)
        html(
            "textarea", .id("sentence"), .name("sentence"), Attribute("rows", 4),
            Attribute("autocomplete", "off"),
            Attribute("data-typed", LoopsWording.notPasted),
            Attribute("aria-invalid", problem.map { _ in "true" }),
            Attribute("aria-describedby", descriptionIds),
            text: sentence.firstScalars(Passage.longest))
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
            ) { html in writePartFields(form, problems, to: &html) }
        }
    }

    private func writePartFields(_ form: StatementForm, _ problems: [Problem], to html: inout HTML) {
        write(LoopsWording.when, "cue", form.cue, problems, to: &html)
        write(PlansWording.response, "routine", form.routine, problems, to: &html)
        write(LoopsWording.soThat, "reward", form.reward, problems, to: &html)
        html("div", .class("buttons")) { html in
            html("button", .class("button quiet"), text: LoopsWording.useThese)
        }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, _ problems: [Problem], to html: inout HTML
    ) {
        html(TextField(label: label, name: name, value: value, problem: problems[name], isRequired: true))
    }
}
