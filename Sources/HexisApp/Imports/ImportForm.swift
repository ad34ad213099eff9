/// A form that sends one file.
struct ImportForm: View {
    let action: String
    /// The name of its field.
    let field: String
    let label: String
    let hint: String
    /// The names and types of the files to offer; `nil` for all.
    var accept: String?
    let button: String

    func write(to html: inout HTML) {
        html(
            "form", .class("import-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("enctype", "multipart/form-data"), Attribute("data-plain", "")
        ) { html in
            writeField(to: &html)
            html("div", .class("buttons")) { html in html("button", .class("button"), text: button) }
        }
    }

    private func writeField(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", field), text: label)
            html(FieldNotes(field: field, hint: hint, problem: nil))
            html.void(
                "input", .id(field), .name(field), .type("file"), Attribute("accept", accept),
                Attribute("required", if: true),
                Attribute("aria-describedby", FieldNotes.ids(field: field, hint: hint, problem: nil)))
        }
    }
}
