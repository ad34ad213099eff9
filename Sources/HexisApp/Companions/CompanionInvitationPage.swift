public import HexisCore

/// Inviting somebody to a goal: a code to pass on, and the codes that were not used yet.
public struct CompanionInvitationPage: Sendable {
    private let goal: SharedGoal
    private let waiting: [WaitingInvitation]
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

        /// Whether the form was rejected.
        public var isRefused: Bool {
            if case .tooMany = self { true } else { false }
        }
    }

    public static var address: String { "/companions/invite" }

    public init(
        _ goal: SharedGoal, waiting: [WaitingInvitation], settings: Settings,
        surroundings: Surroundings, state: State
    ) {
        self.goal = goal
        self.waiting = waiting
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                CompanionWording.invite, back: goal.address, goal.title, lead: CompanionInvitationWording.lead
            )
            html(ProblemSummary(problems: problems))
            writeMade(to: &html)
            writeForm(to: &html)
            if !waiting.isEmpty { writeWaiting(to: &html) }
        }.bytes
    }

    private var document: Document {
        Document(
            CompanionWording.invite, in: .habits, settings: settings, assets: surroundings.assets,
            notice: state == .withdrawn ? Notice(text: CompanionInvitationWording.withdrawn) : nil)
    }

    private var problems: [Problem] {
        guard case .tooMany(let most) = state else { return [] }
        return [Problem(field: "invite", message: CompanionInvitationWording.tooMany(most))]
    }

    private func writeMade(to html: inout HTML) {
        guard case .made(let code, let link, let picture) = state else { return }
        html(
            TypedCodePanel(
                title: CompanionInvitationWording.code, text: CompanionInvitationWording.codeText, code: code,
                link: link, picture: picture))
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel fields"), .id("invite"), Attribute("method", "post"),
            Attribute("action", CompanionInvitationPage.address)
        ) { html in
            html(HiddenFields(fields))
            html("button", .class("button"), text: CompanionInvitationWording.make)
        }
    }

    private var fields: [(name: String, value: String)] {
        [(name: "challenge", value: goal.id.description)]
    }

    private func writeWaiting(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: CompanionInvitationWording.waiting)
            html("ul", .class("rows")) { html in
                for invitation in waiting { write(invitation, to: &html) }
            }
        }
    }

    private func write(_ invitation: WaitingInvitation, to html: inout HTML) {
        html(
            WaitingInvitationRow(
                invitation: invitation, withdraw: "/companions/invite/withdraw", fields: fields,
                surroundings: surroundings))
    }
}
