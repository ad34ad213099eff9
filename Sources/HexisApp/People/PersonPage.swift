public import HexisCore

/// Somebody else's account, for the administrator: a link to a new password, suspending and erasing.
public struct PersonPage: Sendable {
    private let account: AccountSummary
    private let settings: Settings
    private let surroundings: Surroundings
    private let use: StorageUse
    private let means: ConfirmationMeans
    private let state: State

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        /// A link to a new password, which is shown only this once, and the address of its code.
        case passwordLinkMade(link: String, code: String)
        case suspended
        case resumed
        case madeAdministrator
        case unmadeAdministrator
        case limitsSaved
        /// A limit is no number of megabytes.
        case refusedLimits(StorageForm)
        /// The administrator's own password, which confirms erasing, was wrong.
        case wrongPassword

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .wrongPassword, .refusedLimits: true
            default: false
            }
        }
    }

    public static func address(of person: Identifier) -> String { "\(PeoplePage.address)/\(person)" }

    /// `means` are the administrator's own.
    public init(
        account: AccountSummary, use: StorageUse, settings: Settings, surroundings: Surroundings,
        means: ConfirmationMeans,
        state: State
    ) {
        self.use = use
        self.means = means
        self.account = account
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    private var address: String { PersonPage.address(of: account.person) }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            account.userName, in: .settings, settings: settings, assets: surroundings.assets, notice: notice)
        return document.page { html in
            html.pageHeader(
                account.userName, back: PeoplePage.address, PeopleWording.title,
                lead: account.line(seenBy: surroundings))
            html(ProblemSummary(problems: problems))
            if isOwn { writeOwn(to: &html) } else { writeSections(to: &html) }
        }.bytes
    }

    private var isOwn: Bool { account.userName == surroundings.userName ?? "" }

    private var notice: Notice? {
        switch state {
        case .suspended: Notice(text: PeopleWording.suspendedNow)
        case .resumed: Notice(text: PeopleWording.resumedNow)
        case .madeAdministrator: Notice(text: PeopleWording.madeAdministrator)
        case .unmadeAdministrator: Notice(text: PeopleWording.unmadeAdministrator)
        case .limitsSaved: Notice(text: PeopleWording.savedLimits)
        case .fresh, .passwordLinkMade, .wrongPassword, .refusedLimits: nil
        }
    }

    private var problems: [Problem] {
        switch state {
        case .wrongPassword: [Problem(field: "confirm", message: PasskeysWording.notConfirmed(means))]
        case .refusedLimits(let form): form.problems
        default: []
        }
    }

    private var refusedLimits: StorageForm? {
        if case .refusedLimits(let form) = state { form } else { nil }
    }

    private func writeOwn(to html: inout HTML) {
        html("p", .class("hint"), text: PeopleWording.own)
        html("p") { html in html("a", .href("/account"), text: AccountsWording.account) }
    }

    private func writeSections(to html: inout HTML) {
        writePasswordLink(to: &html)
        html(PersonActions(account: account, address: address))
        html(StorageSection(use: use, address: "\(address)/limits", refused: refusedLimits))
        html(erasing)
    }

    private var erasing: ErasePersonSection {
        ErasePersonSection(
            address: "\(address)/erase", administrator: surroundings.userName ?? "", means: means,
            problem: problems["confirm"])
    }

    private func writePasswordLink(to html: inout HTML) {
        guard case .passwordLinkMade(let link, let code) = state else { return }
        html(
            PassedLink(
                link: link, code: code, title: PeopleWording.passwordLink,
                text: PeopleWording.passwordLinkText))
    }
}
