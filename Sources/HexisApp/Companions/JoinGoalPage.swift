public import HexisCore

/// Entering the code of a goal, and choosing what its owner is to see.
public struct JoinGoalPage: Sendable {
    private let typed: String
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// What the code turned out to be.
    public enum State: Sendable {
        case fresh
        case unknown
        /// The code of the person who typed it.
        case own
        /// The code of somebody whom they block.
        case blocked(String)
        case over
        case alreadyJoined(String)
        /// The code of this person, for this goal; the second time, without a choice of what is shown.
        case found(String, SharedGoal, isChoiceMissing: Bool)

        /// Whether the code cannot be used, or the form is incomplete.
        public var isRefused: Bool {
            switch self {
            case .fresh: false
            case .found(_, _, let isChoiceMissing): isChoiceMissing
            case .unknown, .own, .blocked, .over, .alreadyJoined: true
            }
        }
    }

    public static var address: String { "/companions/join" }

    public init(typed: String, settings: Settings, surroundings: Surroundings, state: State) {
        self.typed = typed
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            if case .found(let name, let goal, _) = state {
                writeChoice(name, goal, to: &html)
            } else {
                writeCode(to: &html)
            }
        }.bytes
    }

    private var document: Document {
        Document(
            CompanionInvitationWording.join, in: .habits, settings: settings, assets: surroundings.assets)
    }

    private func writeHeader(to html: inout HTML) {
        html.pageHeader(
            CompanionInvitationWording.join, back: CompanionsPage.address, CompanionWording.title,
            lead: CompanionInvitationWording.joinLead)
    }

    private var problems: [Problem] {
        if case .found(_, _, isChoiceMissing: true) = state {
            return [Problem(field: "level", message: CompanionInvitationWording.levelMissing)]
        }
        return codeProblem.map { [Problem(field: "code", message: $0)] } ?? []
    }

    private var codeProblem: String? {
        switch state {
        case .fresh, .found: nil
        case .unknown: CompanionInvitationWording.unknown
        case .own: CompanionInvitationWording.own
        case .blocked(let name): CompanionInvitationWording.blocked(name)
        case .over: CompanionInvitationWording.over
        case .alreadyJoined(let name): CompanionInvitationWording.alreadyJoined(name)
        }
    }

    private func writeCode(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", JoinGoalPage.address), Attribute("novalidate", if: true)
        ) { html in
            html(
                TextField(
                    label: CompanionInvitationWording.codeLabel, name: "code", value: typed,
                    hint: PatientsWording.codeHint, problem: problems["code"]))
            html("button", .class("button"), text: CompanionInvitationWording.next)
        }
    }

    private func writeChoice(_ name: String, _ goal: SharedGoal, to html: inout HTML) {
        html(
            "form", .class("panel announcement fields"), Attribute("method", "post"),
            Attribute("action", JoinGoalPage.address), Attribute("novalidate", if: true)
        ) { html in
            writeInvitation(name, goal, to: &html)
            html(HiddenFields([("code", typed), ("confirmed", "1")]))
            html(CompanionLevelChoices(name: name, chosen: nil, problem: problems["level"]))
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private func writeInvitation(_ name: String, _ goal: SharedGoal, to html: inout HTML) {
        html("h2", text: CompanionInvitationWording.invites(name))
        html("p") { html in html("strong", text: goal.title) }
        html("p", text: CompanionInvitationWording.line(goal, seenFrom: surroundings.moment.today))
        html(
            "p",
            text: CompanionInvitationWording.invitesText(
                name, to: goal, seen: surroundings.userName ?? ""))
    }

    private func writeButtons(to html: inout HTML) {
        html("button", .class("button"), text: CompanionInvitationWording.joinButton)
        html("a", .class("button quiet"), .href(CompanionsPage.address), text: CommonWording.cancel)
    }
}
