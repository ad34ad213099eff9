public import HexisCore

/// A person's passkeys: renaming, removing and adding them.
public struct PasskeysPage: Sendable {
    private let passkeys: [PasskeySummary]
    private let most: Int
    private let isPossible: Bool
    private let means: ConfirmationMeans
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    public static var address: String { "/account/passkeys" }

    /// The outcome of the last form.
    public enum State: String, Sendable {
        case fresh, added, renamed, removed
        /// The password that confirms adding was wrong.
        case wrongPassword
        case badName
        /// What the browser created could not be added.
        case notAdded
        case taken
        /// Without the passkey, the person could not sign in.
        case onlyWayIn

        /// Whether the form was rejected.
        public var isRefused: Bool {
            switch self {
            case .fresh, .added, .renamed, .removed: false
            case .wrongPassword, .badName, .notAdded, .taken, .onlyWayIn: true
            }
        }
    }

    /// - Parameters:
    ///   - most: How many passkeys an account may have.
    ///   - isPossible: Whether browsers offer passkeys at the address by which this server is reached.
    public init(
        passkeys: [PasskeySummary], most: Int, isPossible: Bool, means: ConfirmationMeans, settings: Settings,
        surroundings: Surroundings, state: State
    ) {
        self.passkeys = passkeys
        self.most = most
        self.isPossible = isPossible
        self.means = means
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                PasskeysWording.title, back: "/account", AccountsWording.account,
                lead: PasskeysWording.lead(hasPassword: means.hasPassword))
            html(ProblemSummary(problems: problems))
            if !passkeys.isEmpty { writeList(to: &html) }
            writeAdd(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            PasskeysWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
    }

    private var notice: Notice? {
        switch state {
        case .added: Notice(text: PasskeysWording.added)
        case .renamed: Notice(text: PasskeysWording.renamed)
        case .removed: Notice(text: PasskeysWording.removed)
        case .fresh, .wrongPassword, .badName, .notAdded, .taken, .onlyWayIn: nil
        }
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .added, .renamed, .removed: []
        case .wrongPassword:
            [Problem(field: "current", message: PasskeysWording.notConfirmed(means))]
        case .badName: [Problem(field: "passkeys", message: PasskeysWording.badName)]
        case .onlyWayIn: [Problem(field: "passkeys", message: PasskeysWording.onlyWayIn)]
        case .notAdded: [Problem(field: "add", message: PasskeysWording.notAdded)]
        case .taken: [Problem(field: "add", message: PasskeysWording.taken)]
        }
    }

    private func writeList(to html: inout HTML) {
        html("section", .class("panel"), .id("passkeys")) { html in
            html("h2", text: PasskeysWording.yours)
            html("ul", .class("rows")) { html in
                for passkey in passkeys {
                    html(PasskeyRow(passkey: passkey, moment: surroundings.moment))
                }
            }
        }
    }

    private func writeAdd(to html: inout HTML) {
        html("section", .class("panel"), .id("add")) { html in
            html("h2", text: PasskeysWording.add)
            guard isPossible else { return html("p", text: PasskeysWording.noName) }
            guard passkeys.count < most else { return html("p", text: PasskeysWording.tooMany(most)) }
            html("p", .class("hint"), text: PasskeysWording.addText)
            html(form)
        }
    }

    private var form: OwnerConfirmationForm {
        OwnerConfirmationForm(
            address: PasskeyCreationPage.address, means: means, button: PasskeysWording.continueButton,
            problems: problems,
            surroundings: surroundings)
    }
}
