/// The end of a form for something that must not be done by mistake, or by somebody who finds the browser open: asks for
/// the password, or for a passkey, where the page script can, and has a button for each.
struct ConfirmationFields: View {
    let label: String
    /// The name of the password's field.
    let name: String
    let userName: String
    var problem: String?
    let means: ConfirmationMeans
    let button: String
    /// What the button says that sends the form with a passkey.
    var passkeyButton = PasskeysWording.confirm
    var isDangerous = false

    func write(to html: inout HTML) {
        if means.isFresh {
            html("p", .class("hint"), text: OpenIDWording.confirmed)
            return writeButton(to: &html)
        }
        guard means.hasPassword else { return writeWithoutPassword(to: &html) }
        writePassword(to: &html)
        if means.hasPasskey { html(PasskeyButton(text: passkeyButton, style: "button quiet")) }
        writeButton(to: &html)
    }

    private func writeWithoutPassword(to html: inout HTML) {
        if means.hasPasskey {
            html(
                PasskeyConfirmation(
                    name: name, problem: problem, button: passkeyButton, isDangerous: isDangerous))
        } else if means.providers.isEmpty {
            writeWayOut(to: &html)
        } else {
            writeProblem(to: &html)
        }
        for provider in means.providers { write(provider, to: &html) }
    }

    private func writeProblem(to html: inout HTML) {
        if let problem { html("p", .class("problem"), .id(name), text: problem) }
    }

    private func write(_ provider: ProviderChoice, to html: inout HTML) {
        html("p", .class("hint"), text: OpenIDWording.confirmText(provider.name))
        html(
            "a", .class("button quiet"), .href(ProviderAddress.confirm(provider, next: means.page)),
            text: OpenIDWording.confirm(provider.name))
    }

    private func writeButton(to html: inout HTML) {
        html("button", .class(isDangerous ? "button danger" : "button"), text: button)
    }

    private func writePassword(to html: inout HTML) {
        html(HiddenUserName(userName: userName))
        html(
            TextField(
                label: label, name: name, value: "", problem: problem, type: "password",
                autocomplete: "current-password", isRequired: true))
    }

    /// For somebody who has neither a password nor a passkey that works here.
    private func writeWayOut(to html: inout HTML) {
        writeProblem(to: &html)
        html("p") { html in
            html.text(PasskeysWording.nothingConfirms + " ")
            html("a", .href(RecoverPage.address), text: RecoveryWording.useCode)
        }
    }
}

/// The end of a form that only a passkey confirms.
struct PasskeyConfirmation: View {
    /// The place of a problem: there is no field that could show it.
    let name: String
    var problem: String?
    let button: String
    var isDangerous = false

    func write(to html: inout HTML) {
        if let problem { html("p", .class("problem"), .id(name), text: problem) }
        html("p", Attribute("data-passkey", "unsupported"), text: PasskeysWording.cannotConfirm)
        html(PasskeyButton(text: button, style: isDangerous ? "button danger" : "button"))
    }
}

/// Sends a form with the answer of a passkey. The page script shows it where the browser has passkeys.
private struct PasskeyButton: View {
    let text: String
    let style: String

    func write(to html: inout HTML) {
        html(HiddenFields([("answer", "")]))
        html(
            "button", .class(style), .type("button"), Attribute("data-passkey", "supported"),
            Attribute("data-passkey-confirm", if: true), Attribute("hidden", if: true), text: text)
    }
}
