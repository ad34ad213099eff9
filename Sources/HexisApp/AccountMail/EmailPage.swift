public import HexisCore

/// The address to which messages about an account go: whether it is confirmed, and changing it.
public struct EmailPage: Sendable {
    private let email: AccountEmail
    private let form: EmailForm
    private let means: ConfirmationMeans
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    public static var address: String { "/account/email" }
    /// Sends the link that confirms the address again.
    public static var sending: String { "\(address)/send" }

    /// The outcome of the last form.
    public enum State: Sendable {
        case fresh
        case saved, removed, sent, confirmed
        /// What was filled in is no address.
        case refused(EmailForm)
        /// Neither password nor passkey confirmed the change.
        case notConfirmed(EmailForm)

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .fresh, .saved, .removed, .sent, .confirmed: false
            case .refused, .notConfirmed: true
            }
        }
    }

    public init(
        _ email: AccountEmail, means: ConfirmationMeans, settings: Settings, surroundings: Surroundings,
        state: State
    ) {
        self.email = email
        self.means = means
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
        switch state {
        case .refused(let form), .notConfirmed(let form): self.form = form
        default: form = EmailForm(email.address)
        }
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                EmailWording.title, back: "/account", AccountsWording.account,
                lead: email.canSend ? EmailWording.lead : EmailWording.useless)
            html(ProblemSummary(problems: problems))
            if email.canSend, let address = email.address { writeStanding(of: address, to: &html) }
            writeForm(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            EmailWording.title, in: .settings, settings: settings, assets: surroundings.assets, notice: notice
        )
    }

    private func writeStanding(of address: String, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html(
                "p",
                text: email.isConfirmed ? EmailWording.isConfirmed(address) : EmailWording.isOpen(address))
            if !email.isConfirmed {
                html("form", Attribute("method", "post"), Attribute("action", EmailPage.sending)) { html in
                    html("button", .class("button quiet"), text: EmailWording.sendAgain)
                }
            }
        }
    }

    private func writeForm(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: email.address == nil ? EmailWording.add : EmailWording.change)
            html(
                "form", .class("fields"), Attribute("method", "post"), Attribute("action", EmailPage.address),
                Attribute("novalidate", if: true)
            ) { html in
                html(addressField)
                html(confirmation)
            }
        }
    }

    private var addressField: TextField {
        TextField(
            label: EmailWording.field, name: "email", value: form.text, hint: EmailWording.fieldHint,
            problem: problems["email"], type: "email", autocomplete: "email", longest: 254)
    }

    private var confirmation: ConfirmationFields {
        ConfirmationFields(
            label: AccountsWording.currentPassword, name: "current", userName: surroundings.userName ?? "",
            problem: problems["current"], means: means, button: EmailWording.save)
    }

    private var notice: Notice? {
        switch state {
        case .fresh, .refused, .notConfirmed: nil
        case .saved: Notice(text: EmailWording.saved)
        case .removed: Notice(text: EmailWording.removed)
        case .sent: Notice(text: EmailWording.sent)
        case .confirmed: Notice(text: EmailWording.confirmed)
        }
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .saved, .removed, .sent, .confirmed: []
        case .refused: [Problem(field: "email", message: AccountsWording.badEmail)]
        case .notConfirmed: [Problem(field: "current", message: PasskeysWording.notConfirmed(means))]
        }
    }
}
