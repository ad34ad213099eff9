/// Whom a visitor of a demonstration plays.
public enum DemonstrationRole: String, Sendable {
    case patient
    case careProvider = "care-provider"
    case companion

    /// The name of the field in which its form names it.
    public static var field: String { "role" }
}

/// A button that makes a visitor of a demonstration play somebody else.
struct DemonstrationRoleForm: View {
    let role: DemonstrationRole
    /// Whether the visitor plays somebody already.
    var isChange = false
    var isQuiet = true

    func write(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/demo"),
            Attribute("data-plain", if: true)
        ) { html in
            html(HiddenFields([(DemonstrationRole.field, role.rawValue)]))
            html(
                "button", .class(isQuiet ? "button quiet" : "button"),
                text: isChange ? WelcomeWording.playInstead(role) : WelcomeWording.play(role))
        }
    }
}
