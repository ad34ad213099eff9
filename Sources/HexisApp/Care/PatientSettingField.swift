import HexisCore

/// A field whose name is that of every value, and whose id is its own.
struct PatientSettingField: View {
    let id: String
    let label: String
    let value: String
    let type: String
    let problem: String?

    func write(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", id), text: label)
            html(FieldNotes(field: id, hint: nil, problem: problem))
            writeInput(to: &html)
        }
    }

    private func writeInput(to html: inout HTML) {
        html.void(
            "input", .id(id), .name("value"), .type(type), Attribute("autocomplete", "off"), .value(value),
            Attribute("inputmode", type == "text" ? "numeric" : nil),
            Attribute("aria-invalid", problem.map { _ in "true" }),
            Attribute("aria-describedby", problem.map { _ in "\(id)-problem" }))
    }
}
