import HexisCore

/// The form fields for adding or changing a medicine.
struct MedicineFormPage {
    let form: MedicineForm
    let problems: [Problem]
    /// `nil` for a new medicine.
    let changed: Medicine?
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { changed.map { "/medicine/\($0.id)" } ?? "/medicine" }
    private var title: String { changed == nil ? MedicineFormWording.new : MedicineFormWording.change }

    func page() -> HTML {
        Document(title, below: .medicine, of: practice, with: surroundings).page { html in
            html.pageHeader(title, back: address, changed?.name ?? MedicineWording.title)
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("habit-form"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(changed?.id, 1200)]))
            writeFields(to: &html)
            html("p", .class("hint"), text: MedicineWording.notAdvice)
            writeButtons(to: &html)
        }
    }

    private func writeFields(to html: inout HTML) {
        write(
            MedicineFormWording.name, "name", form.name, MedicineFormWording.nameHint, isRequired: true,
            to: &html)
        write(MedicineFormWording.dose, "dose", form.dose, MedicineFormWording.doseHint, to: &html)
        writeKinds(to: &html)
        writeTimes(to: &html)
        writeCall(to: &html)
        writeMore(to: &html)
    }

    /// Writes four time fields, or two more than there are times.
    private func writeTimes(to html: inout HTML) {
        html("fieldset", .class("choices dose-times")) { html in
            html("legend", text: MedicineFormWording.times)
            html("p", .class("hint"), text: MedicineFormWording.timesHint)
            html("div", .class("times")) { html in
                for number in 1...min(max(4, form.times.count + 2), DoseTimes.most) {
                    let value = number <= form.times.count ? form.times[number - 1] : ""
                    writeTime(number, value, to: &html)
                }
            }
        }
    }

    private func writeTime(_ number: Int, _ value: String, to html: inout HTML) {
        let id = "time-\(number)"
        html("div", .class("field")) { html in
            html("label", Attribute("for", id), text: MedicineFormWording.time(number))
            html(FieldNotes(field: id, hint: nil, problem: problems[id]))
            html.void(
                "input", .id(id), .name("time"), .type("time"), .value(value),
                Attribute("aria-invalid", problems[id].map { _ in "true" }),
                Attribute("aria-describedby", problems[id].map { _ in "\(id)-problem" }))
        }
    }

    private func writeCall(to html: inout HTML) {
        html("div", .class("panel check")) { html in
            html("label") { html in
                html.void(
                    "input", .type("checkbox"), .name("call"), .value("on"),
                    Attribute("aria-describedby", "call-hint"), Attribute("checked", if: form.isCalledFor))
                html("span", text: MedicineFormWording.call)
            }
            html("p", .class("hint"), .id("call-hint"), text: MedicineFormWording.callHint)
            html("a", .class("tall"), .href("/settings/reminders"), text: MedicineFormWording.callSettings)
        }
    }

    private func writeMore(to html: inout HTML) {
        let isOpen =
            ["start", "end", "pieces", "per-dose"].contains { problems[$0] != nil } || !form.pieces.isEmpty
        html("details", .class("more"), Attribute("open", if: isOpen)) { html in
            html("summary", text: MedicineFormWording.more)
            html(MedicineLooksFields(looks: form.looks, assets: surroundings.assets))
            writeDays(to: &html)
            writeStock(to: &html)
        }
    }

    private func writeDays(to html: inout HTML) {
        html("div", .class("pair")) { html in
            if changed == nil {
                write(MedicineFormWording.start, "start", form.start, nil, type: "date", to: &html)
            }
            write(MedicineFormWording.end, "end", form.end, nil, type: "date", to: &html)
        }
    }

    private func writeStock(to html: inout HTML) {
        write(
            MedicineFormWording.pieces, "pieces", form.pieces, MedicineFormWording.piecesHint,
            keyboard: "numeric", to: &html)
        write(MedicineFormWording.perDose, "per-dose", form.perDose, nil, keyboard: "numeric", to: &html)
    }

    private func writeButtons(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            html(
                "button", .class("button"), text: changed == nil ? MedicineWording.add : CommonWording.save)
            html("a", .class("button quiet"), .href(address), text: CommonWording.cancel)
        }
    }

    /// Writes a text field with its problem.
    func write(
        _ label: String, _ name: String, _ value: String, _ hint: String?, type: String = "text",
        isRequired: Bool = false, keyboard: String? = nil, to html: inout HTML
    ) {
        html(
            TextField(
                label: label, name: name, value: value, hint: hint, problem: problems[name], type: type,
                isRequired: isRequired, keyboard: keyboard))
    }
}
