import HexisCore

/// What just happened, said once after a change, with a way back where there is one.
struct Notice: View {
    let text: String
    var undo: Undo?

    /// A form that takes the change back.
    struct Undo {
        let address: String
        let fields: [(name: String, value: String)]
    }

    func write(to html: inout HTML) {
        html("p", text: text)
        guard let undo else { return }
        html("form", Attribute("method", "post"), Attribute("action", undo.address)) { html in
            html(HiddenFields(undo.fields))
            html("button", .class("quiet"), text: CommonWording.undo)
        }
    }
}

/// What a form sends along without showing it.
struct HiddenFields: View {
    let fields: [(name: String, value: String)]

    init(_ fields: [(name: String, value: String)]) {
        self.fields = fields
    }

    func write(to html: inout HTML) {
        for field in fields {
            html.void("input", .type("hidden"), .name(field.name), .value(field.value))
        }
    }
}
