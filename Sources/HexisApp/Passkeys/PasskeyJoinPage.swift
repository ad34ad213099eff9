public import HexisCore

/// Joining with a passkey, which the page script asks the device for.
public struct PasskeyJoinPage: Sendable {
    private let form: JoinForm
    private let options: JSON
    private let person: Identifier
    private let ticket: String
    private let assets: Assets

    public static var address: String { "/join/passkey" }
    /// Where the device's answer goes.
    public static var creation: String { "\(address)/new" }

    /// - Parameters:
    ///   - options: What the browser is asked for: a `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
    ///   - person: Whom the passkey is made for.
    ///   - ticket: What the form sends back with the browser's answer.
    public init(_ form: JoinForm, options: JSON, person: Identifier, ticket: String, assets: Assets) {
        self.form = form
        self.options = options
        self.person = person
        self.ticket = ticket
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(PasskeysWording.joinTitle, in: nil, assets: assets).page { html in
            writeHeader(to: &html)
            html("p", .class("panel entrance"), Attribute("data-passkey", "unsupported")) { html in
                html.text(PasskeysWording.unsupported)
            }
            writeForm(to: &html)
            writeWayBack(to: &html)
        }.bytes
    }

    private func writeHeader(to html: inout HTML) {
        html(
            EntranceHead(
                title: PasskeysWording.joinTitle, text: PasskeysWording.joinText(form.userNameText),
                assets: assets))
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .id("passkey-creation"), .class("panel entrance"), Attribute("method", "post"),
            Attribute("action", PasskeyJoinPage.creation), Attribute("data-plain", if: true),
            Attribute("data-passkey", "supported"), Attribute("data-options", options.text),
            Attribute("hidden", if: true)
        ) { html in
            html("p", text: PasskeysWording.createText)
            html(HiddenFields(form.hiddenFields + ownFields))
            html("button", .class("button"), text: PasskeysWording.createAndJoin)
        }
    }

    private var ownFields: [(name: String, value: String)] {
        [("person", person.description), ("ticket", ticket), ("answer", "")]
    }

    private func writeWayBack(to html: inout HTML) {
        html(
            "form", .class("entrance passkey-sign-in"), Attribute("method", "post"),
            Attribute("action", "/join"), Attribute("data-plain", if: true)
        ) { html in
            html(HiddenFields(form.hiddenFields + [(JoinForm.backField, "1")]))
            html("button", .class("button quiet"), text: PasskeysWording.passwordInstead)
        }
    }
}
