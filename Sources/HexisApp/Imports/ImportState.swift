/// Why a file could not be imported.
struct ImportRefusal: View {
    let title: String
    let reason: String

    func write(to html: inout HTML) {
        html("section", .class("panel import-state"), Attribute("role", "alert")) { html in
            html("h2", text: title)
            html("p", text: reason)
        }
    }
}

/// What a person can do with a file that was read: a form with nothing but its button.
struct ImportButton: View {
    let address: String
    let text: String
    var look: Literal = "button"

    func write(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", address)) { html in
            html("button", .class(look), text: text)
        }
    }
}

/// A row of what can be imported, or would be: its name, and a line about it.
struct ImportRow: View {
    let name: String
    let line: String

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("span", .class("card-text")) { html in
                html("span", .class("card-name"), text: name)
                html("span", .class("card-line"), text: line)
            }
        }
    }
}
