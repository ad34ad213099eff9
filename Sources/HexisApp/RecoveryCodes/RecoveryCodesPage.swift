import HexisCore

/// A person's recovery codes: how many are left, and making new ones.
public struct RecoveryCodesPage: Sendable {
    private let left: Int
    private let hasPasskey: Bool
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    public static var address: String { "/account/recovery-codes" }

    /// How many codes a person gets.
    public static var most: Int { 10 }

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        /// These codes were made, and are shown only this once.
        case made([String])
        /// The password that confirms making them was wrong.
        case wrongPassword
    }

    /// - Parameters:
    ///   - left: How many codes can still be used.
    ///   - hasPasskey: Whether a passkey can confirm that new ones are made.
    public init(
        left: Int, hasPasskey: Bool, settings: Settings, surroundings: Surroundings, state: State
    ) {
        self.left = left
        self.hasPasskey = hasPasskey
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            RecoveryWording.title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(
                RecoveryWording.title, back: "/account", AccountsWording.account, lead: RecoveryWording.lead)
            html(ProblemSummary(problems: problems))
            if case .made(let codes) = state { write(codes, to: &html) } else { writeMake(to: &html) }
        }.bytes
    }

    private var problems: [Problem] {
        state == .wrongPassword
            ? [Problem(field: "current", message: PasskeysWording.notConfirmed(hasPasskey))] : []
    }

    private func write(_ codes: [String], to html: inout HTML) {
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: RecoveryWording.codes)
            html("p", text: RecoveryWording.codesText)
            html("ol", .class("recovery-codes")) { html in
                for code in codes { html("li") { html in html("code", text: code) } }
            }
            html("div", .class("buttons")) { html in
                html(
                    "button", .class("button quiet"), .type("button"), Attribute("data-print", if: true),
                    Attribute("hidden", if: true), text: RecoveryWording.print)
            }
        }
    }

    private func writeMake(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: left == 0 ? RecoveryWording.make : RecoveryWording.makeAgain)
            if left > 0 { html("p", text: RecoveryWording.makeAgainText(left)) }
            html("p", .class("hint"), text: RecoveryWording.makeText)
            html(
                "form", .class("fields"), Attribute("method", "post"),
                Attribute("action", RecoveryCodesPage.address), Attribute("novalidate", if: true)
            ) { html in
                html(
                    ConfirmationFields(
                        label: AccountsWording.currentPassword, name: "current",
                        userName: surroundings.userName ?? "", problem: problems["current"],
                        hasPasskey: hasPasskey))
                html(
                    "button", .class("button"),
                    text: left == 0 ? RecoveryWording.make : RecoveryWording.makeAgain)
            }
        }
    }
}
