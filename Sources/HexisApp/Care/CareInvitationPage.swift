public import HexisCore

/// Inviting a care provider: a code to pass on, and the codes that were not used yet.
public struct CareInvitationPage: Sendable {
    private let waiting: [WaitingInvitation]
    private let means: ConfirmationMeans?
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        /// A code just made, which is shown only this once, the link that holds it, and the address of its QR code.
        case made(code: String, link: String, picture: String)
        /// This many codes are waiting, and no more may.
        case tooMany(Int)
        case withdrawn
        /// The password or the passkey that confirms making a code was wrong.
        case notConfirmed

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .fresh, .made, .withdrawn: false
            case .tooMany, .notConfirmed: true
            }
        }
    }

    public static var address: String { "/care/invite" }

    /// `means` is `nil` in a demonstration, where nobody has a password.
    public init(
        waiting: [WaitingInvitation], means: ConfirmationMeans?, settings: Settings,
        surroundings: Surroundings, state: State
    ) {
        self.means = means
        self.waiting = waiting
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            CareWording.invite, in: .habits, settings: settings, assets: surroundings.assets,
            notice: state == .withdrawn ? Notice(text: PatientsWording.withdrawn) : nil)
        return document.page { html in
            writeTop(to: &html)
            html("section", .class("panel"), .id("invite")) { html in writeForm(to: &html) }
            if !waiting.isEmpty { writeWaiting(to: &html) }
        }.bytes
    }

    private func writeTop(to html: inout HTML) {
        html.pageHeader(
            CareWording.invite, back: CareProvidersPage.address, CareWording.title,
            lead: PatientsWording.inviteText)
        html(ProblemSummary(problems: problems))
        if case .made(let code, let link, let picture) = state {
            html(
                TypedCodePanel(
                    title: PatientsWording.code, text: PatientsWording.codeText, code: code, link: link,
                    picture: picture))
        }
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .made, .withdrawn: []
        case .tooMany(let most): [Problem(field: "invite", message: PatientsWording.tooMany(most))]
        case .notConfirmed:
            means.map { [Problem(field: "current", message: PasskeysWording.notConfirmed($0))] } ?? []
        }
    }

    private func writeForm(to html: inout HTML) {
        guard let means else {
            return html(ButtonForm(action: "/care/invite", text: PatientsWording.make))
        }
        html(
            "form", .class("fields"), Attribute("method", "post"),
            Attribute("action", CareInvitationPage.address), Attribute("novalidate", if: true)
        ) { html in
            html("p", .class("hint"), text: PatientsWording.confirmText)
            html(confirmation(by: means))
        }
    }

    private func confirmation(by means: ConfirmationMeans) -> ConfirmationFields {
        ConfirmationFields(
            label: AccountsWording.currentPassword, name: "current",
            userName: surroundings.userName ?? "", problem: problems["current"], means: means,
            button: PatientsWording.make, passkeyButton: PasskeysWording.makeCode)
    }

    private func writeWaiting(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: PatientsWording.waitingCodes)
            html("ul", .class("rows")) { html in
                for invitation in waiting { write(invitation, to: &html) }
            }
        }
    }

    private func write(_ invitation: WaitingInvitation, to html: inout HTML) {
        html(
            WaitingInvitationRow(
                invitation: invitation, withdraw: "/care/invite/withdraw", surroundings: surroundings))
    }
}
