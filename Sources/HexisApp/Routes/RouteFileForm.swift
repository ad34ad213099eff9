import HexisCore

/// A form that uploads one file to the server; a picture only if the page script cannot read it.
struct RouteFileForm: View {
    /// The name of the field.
    let field: String
    let action: String
    /// The types of files to choose from.
    let accepted: String
    /// Whether the page script looks for a code on the file first.
    let scans: Bool
    let title: String
    let label: String
    let hint: String
    let button: String
    let problem: String?

    func write(to html: inout HTML) {
        html(
            "form", .class("panel import-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("enctype", "multipart/form-data"), Attribute("data-plain", if: true),
            Attribute("data-scan", if: scans)
        ) { html in
            html("h2", text: title)
            html("div", .class("field")) { html in writeField(to: &html) }
            html("div", .class("buttons")) { html in html("button", .class("button quiet"), text: button) }
        }
    }

    private func writeField(to html: inout HTML) {
        html("label", Attribute("for", field), text: label)
        html(FieldNotes(field: field, hint: hint, problem: problem))
        html.void(
            "input", .id(field), .name(field), .type("file"), Attribute("accept", accepted),
            Attribute("required", if: true), Attribute("aria-invalid", problem.map { _ in "true" }),
            Attribute("aria-describedby", FieldNotes.ids(field: field, hint: hint, problem: problem)))
    }
}
