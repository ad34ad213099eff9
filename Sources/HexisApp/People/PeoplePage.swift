public import HexisCore

/// The people on a server, for its administrator: inviting somebody, and who has an account.
public struct PeoplePage: Sendable {
    private let accounts: [AccountSummary]
    private let invitations: [WaitingInvitation]
    private let joining: Joining
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        /// The link of an invitation just made, which is shown only this once, and the address of its code.
        case made(link: String, code: String)
        /// This many invitations are waiting, and no more may.
        case tooMany(Int)
        case withdrawn
        /// An account was erased.
        case erased
    }

    public static var address: String { "/people" }

    public init(
        accounts: [AccountSummary], invitations: [WaitingInvitation], joining: Joining, settings: Settings,
        surroundings: Surroundings, state: State
    ) {
        self.accounts = accounts
        self.invitations = invitations
        self.joining = joining
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                PeopleWording.title, back: "/account", AccountsWording.account, lead: PeopleWording.lead)
            html(ProblemSummary(problems: problems))
            writeMade(to: &html)
            writeInvite(to: &html)
            if !invitations.isEmpty { writeInvitations(to: &html) }
            writeAccounts(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            PeopleWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
    }

    private var notice: Notice? {
        switch state {
        case .withdrawn: Notice(text: PeopleWording.withdrawn)
        case .erased: Notice(text: PeopleWording.erased)
        case .fresh, .made, .tooMany: nil
        }
    }

    private var problems: [Problem] {
        guard case .tooMany(let most) = state else { return [] }
        return [Problem(field: "invite", message: PeopleWording.tooMany(most))]
    }

    private func writeMade(to html: inout HTML) {
        guard case .made(let link, let code) = state else { return }
        html(PassedLink(link: link, code: code, title: PeopleWording.made, text: PeopleWording.madeText))
    }

    private func writeInvite(to html: inout HTML) {
        html("section", .class("panel"), .id("invite")) { html in
            html("h2", text: PeopleWording.invite)
            html("p", text: PeopleWording.inviteText(joining))
            if joining == .invited {
                html(ButtonForm(action: "/people/invitations", text: PeopleWording.make))
            }
        }
    }

    private func writeInvitations(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: PeopleWording.waiting)
            html("ul", .class("rows")) { html in
                for invitation in invitations { write(invitation, to: &html) }
            }
        }
    }

    private func write(_ invitation: WaitingInvitation, to html: inout HTML) {
        html(
            WaitingInvitationRow(
                invitation: invitation, withdraw: "/people/invitations/withdraw", surroundings: surroundings))
    }

    private func writeAccounts(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: PeopleWording.accounts)
            html("ul", .class("rows")) { html in
                for account in accounts { write(account, to: &html) }
            }
        }
    }

    private func write(_ account: AccountSummary, to html: inout HTML) {
        html(
            LinkRow(
                name: account.userName, line: account.line(seenBy: surroundings),
                address: PersonPage.address(of: account.person)))
    }
}
