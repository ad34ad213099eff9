/// The state of an address that belongs to one person, as its form's redirect reports it.
public enum PersonalAddressState: Sendable {
    case fresh, made, stopped

    public init(query: String) {
        switch query {
        case "made": self = .made
        case "stopped": self = .stopped
        default: self = .fresh
        }
    }

    func notice(made: String, stopped: String) -> Notice? {
        switch self {
        case .fresh: nil
        case .made: Notice(text: made)
        case .stopped: Notice(text: stopped)
        }
    }
}

/// A field to copy an address from: it is longer than a line and never typed.
struct AddressField: View {
    let label: String
    /// The field's id.
    let name: String
    let address: String

    func write(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", name), text: label)
            html.void(
                "input", .id(name), Attribute("readonly", if: true), .value(address),
                Attribute("spellcheck", "false"))
        }
    }
}

/// A form with only a button.
struct ButtonForm: View {
    let action: Literal
    let text: String
    var look: Literal = "button"

    func write(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", action)) { html in
            html("div", .class("buttons")) { html in html("button", .class(look), text: text) }
        }
    }
}
