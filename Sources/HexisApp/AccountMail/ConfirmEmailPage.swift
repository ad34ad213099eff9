public import HexisCore

/// The page that the mailed link opens: one question, one button.
public struct ConfirmEmailPage: Sendable {
    private let email: String?
    private let code: String
    private let settings: Settings
    private let surroundings: Surroundings

    public static var address: String { "\(EmailPage.address)/confirm" }

    /// `email` is the address that the code confirms; `nil` if it confirms none of this account.
    public init(_ email: String?, by code: String, settings: Settings, surroundings: Surroundings) {
        self.email = email
        self.code = code
        self.settings = settings
        self.surroundings = surroundings
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            EmailWording.confirmTitle, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html("section", .class("empty")) { html in
                html("h1", text: EmailWording.confirmTitle)
                if let email { writeQuestion(email, to: &html) } else { writeUnusable(to: &html) }
            }
        }.bytes
    }

    private func writeQuestion(_ email: String, to html: inout HTML) {
        html("p", text: EmailWording.confirmText(email))
        html("form", Attribute("method", "post"), Attribute("action", ConfirmEmailPage.address)) { html in
            html(HiddenFields([("code", code)]))
            html("button", .class("button"), text: EmailWording.confirm)
        }
    }

    private func writeUnusable(to html: inout HTML) {
        html("p", text: EmailWording.linkUnusable)
        html("a", .class("button"), .href(EmailPage.address), text: EmailWording.title)
    }
}
