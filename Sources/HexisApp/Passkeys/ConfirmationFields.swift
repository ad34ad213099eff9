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
        if means.hasPassword { writePassword(to: &html) } else { writeExplanation(to: &html) }
        if means.hasPasskey { writePasskeyButton(to: &html) }
        guard means.hasPassword else { return }
        html("button", .class(isDangerous ? "button danger" : "button"), text: button)
    }

    private func writePassword(to html: inout HTML) {
        html(HiddenUserName(userName: userName))
        html(
            TextField(
                label: label, name: name, value: "", problem: problem, type: "password",
                autocomplete: "current-password", isRequired: true))
    }

    /// For somebody without a password; nothing else could show the problem.
    private func writeExplanation(to html: inout HTML) {
        if let problem { html("p", .class("problem"), .id(name), text: problem) }
        guard means.hasPasskey else {
            html("p") { html in
                html.text(PasskeysWording.nothingConfirms + " ")
                html("a", .href(RecoverPage.address), text: RecoveryWording.useCode)
            }
            return
        }
        html("p", Attribute("data-passkey", "unsupported"), text: PasskeysWording.cannotConfirm)
    }

    private func writePasskeyButton(to html: inout HTML) {
        let kind = means.hasPassword ? "quiet" : isDangerous ? "danger" : ""
        html(HiddenFields([("answer", "")]))
        html(
            "button", .class(kind.isEmpty ? "button" : "button \(kind)"), .type("button"),
            Attribute("data-passkey", "supported"), Attribute("data-passkey-confirm", if: true),
            Attribute("hidden", if: true), text: passkeyButton)
    }
}
