/// Asks for the password before something that must not be done by mistake, or by somebody who finds the browser open;
/// or for a passkey, where the page script can.
struct ConfirmationFields: View {
    let label: String
    /// The name of the password's field.
    let name: String
    let userName: String
    var problem: String?
    let hasPasskey: Bool
    /// What the button says that sends the form with a passkey.
    var passkeyLabel = PasskeysWording.confirm

    func write(to html: inout HTML) {
        html(HiddenUserName(userName: userName))
        html(
            TextField(
                label: label, name: name, value: "", problem: problem, type: "password",
                autocomplete: "current-password", isRequired: true))
        guard hasPasskey else { return }
        html(HiddenFields([("answer", "")]))
        html(
            "button", .class("button quiet"), .type("button"), Attribute("data-passkey", "supported"),
            Attribute("data-passkey-confirm", if: true), Attribute("hidden", if: true),
            text: passkeyLabel)
    }
}
