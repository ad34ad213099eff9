import HexisCore

/// A theory as typed, and the facts it yields once valid.
struct TheoryForm {
    var craving = ""
    var fulfilment = ""
    var note: String?

    init() {}

    init(_ theory: Theory) {
        craving = theory.craving.text
        fulfilment = theory.fulfilment?.text ?? ""
        note = theory.note?.text
    }

    init(_ form: Form) {
        craving = form["craving"] ?? ""
        fulfilment = form["fulfilment"] ?? ""
        note = form["note"]
    }

    var problems: [Problem] { [cravingProblem, fulfilmentProblem, noteProblem].compactMap { $0 } }

    private var cravingProblem: Problem? {
        guard Line(craving) == nil else { return nil }
        let message = craving.isBlank ? LoopsWording.cravingMissing : LoopsWording.tooLong
        return Problem(field: "craving", message: message)
    }

    private var fulfilmentProblem: Problem? {
        guard !fulfilment.isBlank, Line(fulfilment) == nil else { return nil }
        return Problem(field: "fulfilment", message: LoopsWording.tooLong)
    }

    private var noteProblem: Problem? {
        guard let note, !note.isBlank, Passage(note) == nil else { return nil }
        return Problem(field: "note", message: LoopsWording.noteTooLong)
    }

    /// One fact per difference.
    func facts(changing theory: Theory?, named id: Identifier, of loop: Identifier) -> [Fact] {
        var facts: [Fact] = []
        if let craving = Line(craving), craving != theory?.craving {
            facts.append(.theoryMade(TheoryMade(theory: id, loop: loop, craving: craving)))
        }
        if Line(fulfilment) != theory?.fulfilment {
            facts.append(
                .fulfilmentSet(FulfilmentSet(theory: id, loop: loop, fulfilment: Line(fulfilment))))
        }
        if let note, Passage(note) != theory?.note {
            facts.append(.loopNoted(LoopNoted(loop: loop, theory: id, note: Passage(note))))
        }
        return facts
    }
}

/// The fields of a theory, and their button.
struct TheoryFormFields: View {
    let form: TheoryForm
    let problems: [Problem]
    let hasNote: Bool

    func write(to html: inout HTML) {
        html(
            TextField(
                label: LoopsWording.cravingField, name: "craving", value: form.craving,
                hint: LoopsWording.cravingHint, problem: problems["craving"], isRequired: true))
        html(
            TextField(
                label: LoopsWording.fulfilmentField, name: "fulfilment", value: form.fulfilment,
                hint: LoopsWording.fulfilmentHint, problem: problems["fulfilment"]))
        if hasNote { html(NoteField(text: form.note ?? "", problem: problems["note"])) }
        writeButton(to: &html)
    }

    private func writeButton(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html("button", .class("button"), text: hasNote ? CommonWording.save : LoopsWording.addTheory)
        }
    }
}

/// A field for free text of any number of lines.
struct NoteField: View {
    let text: String
    let problem: String?

    func write(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", "note"), text: LoopsWording.note)
            html(FieldNotes(field: "note", hint: LoopsWording.noteHint, problem: problem))
            html(
                "textarea", .id("note"), .name("note"), Attribute("rows", 3),
                Attribute("aria-invalid", problem.map { _ in "true" }),
                Attribute("aria-describedby", descriptionIds), text: text)
        }
    }

    /// The ids of the elements that describe the field.
    private var descriptionIds: String? {
        FieldNotes.ids(field: "note", hint: LoopsWording.noteHint, problem: problem)
    }
}
