public import HexisCore

/// Creating a passkey on this device, which the page script asks it for.
public struct PasskeyCreationPage: Sendable {
    private let options: JSON
    private let ticket: String
    private let name: String
    private let settings: Settings
    private let surroundings: Surroundings

    public static var address: String { "\(PasskeysPage.address)/new" }

    /// - Parameters:
    ///   - options: What the browser is asked for: a `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
    ///   - ticket: What the form sends back with the browser's answer.
    ///   - name: What to call the passkey, unless the person changes it.
    public init(
        options: JSON, ticket: String, name: String, settings: Settings, surroundings: Surroundings
    ) {
        self.options = options
        self.ticket = ticket
        self.name = name
        self.settings = settings
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            PasskeysWording.add, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(PasskeysWording.add, back: PasskeysPage.address, PasskeysWording.title)
            html("p", .class("panel"), Attribute("data-passkey", "unsupported")) { html in
                html.text(PasskeysWording.unsupported)
            }
            writeForm(to: &html)
        }.bytes
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .id("passkey-creation"), .class("panel fields"), Attribute("method", "post"),
            Attribute("action", "\(PasskeysPage.address)/add"), Attribute("data-plain", if: true),
            Attribute("data-passkey", "supported"), Attribute("data-options", options.text),
            Attribute("hidden", if: true)
        ) { html in
            writeFields(to: &html)
            html("button", .class("button"), text: PasskeysWording.create)
        }
    }

    private func writeFields(to html: inout HTML) {
        html("p", text: PasskeysWording.createText)
        html(
            TextField(
                label: PasskeysWording.name, name: "name", value: name, hint: PasskeysWording.nameHint,
                isRequired: true, longest: Line.longest))
        html(HiddenFields([("ticket", ticket), ("answer", "")]))
    }
}
