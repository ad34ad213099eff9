import HexisCore

/// What just happened, shown once after a change: one line each, with undo or a link where there is one.
struct Notice: View {
    private var lines: [(text: String, action: Action?)] = []

    /// A form that undoes a change or opens something, or a link.
    struct Action {
        let label: String
        let address: String
        /// The fields of the form; `nil` for a link.
        let fields: [(name: String, value: String)]?
    }

    init(text: String, _ action: Action? = nil) {
        say(text, action)
    }

    mutating func say(_ text: String, _ action: Action? = nil) {
        lines.append((text, action))
    }

    func write(to html: inout HTML) {
        for line in lines {
            html("div", .class("notice-line")) { html in
                html("p", text: line.text)
                if let action = line.action { write(action, to: &html) }
            }
        }
    }

    private func write(_ action: Action, to html: inout HTML) {
        guard let fields = action.fields else {
            html("a", .class("quiet"), .href(action.address), text: action.label)
            return
        }
        html("form", Attribute("method", "post"), Attribute("action", action.address)) { html in
            html(HiddenFields(fields))
            html("button", .class("quiet"), text: action.label)
        }
    }
}

/// The hidden fields of a form.
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
