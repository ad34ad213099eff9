public import HexisCore

/// A person's accounts elsewhere: unlinking and linking them.
public struct LinkedAccountsPage: Sendable {
    private let accounts: [LinkedAccountSummary]
    private let providers: [ProviderChoice]
    private let most: Int
    private let means: ConfirmationMeans
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    public static var address: String { "/account/linked" }
    /// Where the form goes that confirms linking.
    public static var confirmation: String { "\(address)/confirm" }

    /// The outcome of the last step.
    public enum State: Hashable, Sendable {
        case fresh, unlinked
        case linked(provider: String)
        case notConfirmed
        case taken, tooMany
        /// Without the account, the person could not sign in.
        case onlyWayIn
        /// The account that was to confirm a step is not the person's.
        case otherAccount
        case trouble(ProviderTrouble, provider: String)

        /// Whether what was asked for was not done.
        public var isRefused: Bool {
            switch self {
            case .fresh, .unlinked, .linked: false
            case .notConfirmed, .taken, .tooMany, .onlyWayIn, .otherAccount, .trouble: true
            }
        }
    }

    /// - Parameters:
    ///   - providers: Those that are offered.
    ///   - most: How many accounts can be linked.
    public init(
        accounts: [LinkedAccountSummary], providers: [ProviderChoice], most: Int, means: ConfirmationMeans,
        settings: Settings, surroundings: Surroundings, state: State
    ) {
        self.accounts = accounts
        self.providers = providers
        self.most = most
        self.means = means
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                OpenIDWording.title, back: "/account", AccountsWording.account, lead: OpenIDWording.lead)
            html(ProblemSummary(problems: problems))
            if let alert { html(ProviderAlert(text: alert)) }
            if !accounts.isEmpty { writeList(to: &html) }
            writeAdd(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            OpenIDWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
    }

    private var notice: Notice? {
        switch state {
        case .linked(let provider): Notice(text: OpenIDWording.linked(provider))
        case .unlinked: Notice(text: OpenIDWording.unlinked)
        default: nil
        }
    }

    private var problems: [Problem] {
        guard state == .notConfirmed else { return [] }
        return [Problem(field: "current", message: PasskeysWording.notConfirmed(means))]
    }

    /// What no field is to blame for.
    private var alert: String? {
        switch state {
        case .fresh, .unlinked, .linked, .notConfirmed: nil
        case .taken: OpenIDWording.taken
        case .tooMany: OpenIDWording.tooMany(most)
        case .onlyWayIn: OpenIDWording.onlyWayIn
        case .otherAccount: OpenIDWording.otherAccount
        case .trouble(let trouble, let provider): OpenIDWording.trouble(trouble, provider)
        }
    }

    private func writeList(to html: inout HTML) {
        html("section", .class("panel"), .id("linked")) { html in
            html("h2", text: OpenIDWording.yours)
            html("ul", .class("rows")) { html in
                for account in accounts {
                    html(LinkedAccountRow(account: account, moment: surroundings.moment))
                }
            }
        }
    }

    private func writeAdd(to html: inout HTML) {
        html("section", .class("panel"), .id("add")) { html in
            html("h2", text: OpenIDWording.add)
            guard !providers.isEmpty else { return html("p", text: OpenIDWording.none) }
            guard accounts.count < most else { return html("p", text: OpenIDWording.tooMany(most)) }
            guard !means.isFresh else { return writeProviders(to: &html) }
            html("p", .class("hint"), text: OpenIDWording.addText)
            html(form)
        }
    }

    private func writeProviders(to html: inout HTML) {
        html("div", .class("fields")) { html in
            for provider in providers {
                html(
                    "a", .class("button quiet"), .href(ProviderAddress.link + provider.id),
                    text: OpenIDWording.link(provider.name))
            }
        }
    }

    private var form: OwnerConfirmationForm {
        OwnerConfirmationForm(
            address: LinkedAccountsPage.confirmation, means: means, button: OpenIDWording.continueButton,
            problems: problems,
            surroundings: surroundings)
    }
}
