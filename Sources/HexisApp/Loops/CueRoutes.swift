import HexisCore

/// Choosing the cue: a draft made from the ticked answers, which the person then rewrites.
struct CueRoutes {
    let visit: LoopVisit

    func reply() -> Reply { visit.request.method == .post ? choose() : offerDraft() }

    /// `POST /loops/ID/bond`: sets whether two answers count as one.
    func bind() -> Reply? {
        let form = visit.request.form
        guard let question = form["question"].flatMap({ CueQuestion(name: $0) }),
            let one = form["one"].flatMap({ Answer($0) }), let other = form["other"].flatMap({ Answer($0) }),
            let bond = form["bond"].flatMap({ AnswerBond(name: $0) })
        else { return nil }
        let fact = AnswersBound(loop: visit.loop.id, question: question, one: one, other: other, bond: bond)
        return visit.record([.answersBound(fact)], thenTo: "/compilation")
    }

    private func choose() -> Reply {
        let text = visit.request.form["cue"] ?? ""
        guard let cue = Line(text) else {
            let message = text.isBlank ? LoopsWording.cueMissing : LoopsWording.tooLong
            return page(text, [Problem(field: "cue", message: message)])
        }
        return visit.record(
            cue == visit.loop.cue ? [] : [.cueChosen(CueChosen(loop: visit.loop.id, cue: cue))])
    }

    private func offerDraft() -> Reply {
        let draft = CueDraft(visit.request.query).text
        return page(draft.isBlank ? visit.loop.cue?.text ?? "" : draft, [])
    }

    private func page(_ text: String, _ problems: [Problem]) -> Reply {
        visit.page(LoopsWording.toCue, problems, back: ("/compilation", LoopsWording.compilation)) { html in
            visit.form(&html, "panel", to: "/cue", 117) { html in
                html(Explanation(title: LoopsWording.cueTitle, text: LoopsWording.cueExplanation))
                html("h2", text: LoopsWording.when)
                writeField(text, problems, to: &html)
                html("div", .class("buttons")) { html in
                    html("button", .class("button"), text: CommonWording.save)
                }
            }
        }
    }

    /// Writes the field of the cue, which suggests earlier ones.
    private func writeField(_ text: String, _ problems: [Problem], to html: inout HTML) {
        html(
            TextField(
                label: LoopsWording.cueField, name: "cue", value: text, hint: LoopsWording.cueHint,
                problem: problems["cue"], isRequired: true, suggestions: "cues"))
        html("datalist", .id("cues")) { html in
            for cue in visit.loop.earlierCues { html("option", .value(cue.text), text: "") }
        }
    }
}

/// Answers being turned into a cue: “I am at my desk, I feel tired”.
struct CueDraft {
    private var answers: [(name: String, value: String)] = []

    init(_ query: Form) {
        answers = CueQuestion.allCases.reduce([]) { all, question in
            all + query.all(question.name).map { (question.name, $0) }
        }
        if let time = query["time"] { answers.append(("time", time)) }
    }

    init(_ recurrence: Recurrence, by clock: ClockFormat) {
        answers = recurrence.answers.compactMap { group in group.question.map { ($0.name, group.text) } }
        if let time = recurrence.time { answers.append(("time", LoopsWording.between(time, by: clock))) }
    }

    /// The answers as the query of an address.
    var query: String { Form(answers).encoded }

    /// Limited to six answers, because an address can hold anything.
    var text: String {
        answers.prefix(6).map { LoopsWording.cuePart($0.name, $0.value.firstScalars(Answer.longest)) }
            .joined(separator: ", ")
    }
}
