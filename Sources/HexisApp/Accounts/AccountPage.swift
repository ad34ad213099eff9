public import HexisCore

/// A person's own account: where they are signed in, their password, and erasing the account.
public struct AccountPage: Sendable {
    private let devices: [SignedInDevice]
    private let failedSignIns: [FailedAttempts]
    private let history: [PastAccountEvent]
    private let settings: Settings
    private let surroundings: Surroundings
    private let administrator: Administrator?
    private let studies: AccountStudies
    private let passkeyCount: Int
    /// `nil` where accounts elsewhere are of no use.
    private let linkedCount: Int?
    private let means: ConfirmationMeans
    private let recoveryCodeCount: Int
    private let email: AccountEmail
    private let state: State
    private let otherRoles: [DemonstrationRole]

    /// What an administrator's own account is to the server.
    public enum Administrator: Sendable {
        /// There is another administrator, or nobody else at all.
        case oneOfSeveral
        /// Others have accounts, and none of them is an administrator.
        case only
    }

    /// The outcome of the last form.
    public enum State: Sendable {
        case fresh
        case sessionEnded
        case passwordChanged
        /// Somebody without a password has one now.
        case passwordSet
        /// The current password was wrong.
        case wrongCurrentPassword
        case refusedNewPassword(NewPasswordError)
        /// The password that confirms erasing was wrong.
        case wrongErasePassword
        /// No passkey confirmed that the person wants to do without a password.
        case passwordNotRemoved

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .fresh, .sessionEnded, .passwordChanged, .passwordSet: false
            case .wrongCurrentPassword, .refusedNewPassword, .wrongErasePassword, .passwordNotRemoved: true
            }
        }
    }

    /// All lists are sorted latest first. `administrator` is `nil` for everybody else, `linkedCount` on a server that
    /// offers no accounts elsewhere to somebody who has linked none, and `otherRoles` is empty everywhere but in a
    /// demonstration.
    public init(
        devices: [SignedInDevice], failedSignIns: [FailedAttempts], history: [PastAccountEvent],
        settings: Settings,
        surroundings: Surroundings, administrator: Administrator?, studies: AccountStudies, passkeyCount: Int,
        linkedCount: Int? = nil, means: ConfirmationMeans, recoveryCodeCount: Int, email: AccountEmail,
        state: State, otherRoles: [DemonstrationRole] = []
    ) {
        self.email = email
        self.otherRoles = otherRoles
        self.means = means
        self.recoveryCodeCount = recoveryCodeCount
        self.studies = studies
        self.passkeyCount = passkeyCount
        self.linkedCount = linkedCount
        self.administrator = administrator
        self.devices = devices
        self.failedSignIns = failedSignIns
        self.history = history
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            html(links)
            for role in otherRoles { html(DemonstrationRoleForm(role: role, isChange: true)) }
            html(DeviceList(devices: devices, failedSignIns: failedSignIns, moment: surroundings.moment))
            html(PasswordSection(userName: userName, means: means, problems: problems))
            html(AccountHistorySection(events: history, moment: surroundings.moment, clock: settings.clock))
            html(erasing)
        }.bytes
    }

    private var document: Document {
        Document(
            AccountsWording.account, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/settings", AccountsWording.backToSettings)
            html("h1", text: AccountsWording.account)
            html("p") { html in
                html.text(AccountsWording.signedInAs + " ")
                html("strong", text: userName)
            }
        }
    }

    private var userName: String { surroundings.userName ?? "" }

    private var links: AccountLinks {
        AccountLinks(
            isAdministrator: administrator != nil, studies: studies, passkeyCount: passkeyCount,
            linkedCount: linkedCount, recoveryCodeCount: recoveryCodeCount, email: email)
    }

    private var erasing: EraseSection {
        EraseSection(
            userName: userName, isOnlyAdministrator: administrator == .only, means: means, problems: problems)
    }

    private var notice: Notice? {
        switch state {
        case .passwordChanged: Notice(text: AccountsWording.passwordChanged)
        case .passwordSet: Notice(text: AccountsWording.passwordSet)
        case .sessionEnded: Notice(text: AccountsWording.sessionEnded)
        default: nil
        }
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .sessionEnded, .passwordChanged, .passwordSet: []
        case .wrongCurrentPassword:
            [Problem(field: "current", message: PasskeysWording.notConfirmed(means))]
        case .refusedNewPassword(let error): [Problem(field: "new", message: error.message)]
        case .wrongErasePassword:
            [Problem(field: "confirm", message: PasskeysWording.notConfirmed(means))]
        case .passwordNotRemoved:
            [Problem(field: "remove", message: PasskeysWording.notConfirmed(.passkeyOnly))]
        }
    }
}
