public import HexisCore

/// A person's recovery codes: how many are left, and making new ones.
public struct RecoveryCodesPage: Sendable {
    private let left: Int
    private let means: ConfirmationMeans
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
        /// The person does without a password from now on, and these codes were made.
        case passwordRemoved([String])
        /// The password that confirms making them was wrong.
        case wrongPassword
    }

    /// - Parameters:
    ///   - left: How many codes can still be used.
    public init(
        left: Int, means: ConfirmationMeans, settings: Settings, surroundings: Surroundings, state: State
    ) {
        self.left = left
        self.means = means
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                RecoveryWording.title, back: "/account", AccountsWording.account,
                lead: RecoveryWording.lead(hasPassword: means.hasPassword))
            html(ProblemSummary(problems: problems))
            switch state {
            case .made(let codes), .passwordRemoved(let codes): html(RecoveryCodeList(codes: codes))
            case .fresh, .wrongPassword: writeMake(to: &html)
            }
        }.bytes
    }

    private var document: Document {
        Document(
            RecoveryWording.title, in: .settings, settings: settings, assets: surroundings.assets,
            notice: notice)
    }

    private var notice: Notice? {
        if case .passwordRemoved = state { Notice(text: RecoveryWording.passwordRemoved) } else { nil }
    }

    private var problems: [Problem] {
        state == .wrongPassword
            ? [Problem(field: "current", message: PasskeysWording.notConfirmed(means))] : []
    }

    private func writeMake(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: make)
            if left > 0 { html("p", text: RecoveryWording.makeAgainText(left)) }
            html("p", .class("hint"), text: RecoveryWording.makeText)
            html(form)
        }
    }

    private var make: String { left == 0 ? RecoveryWording.make : RecoveryWording.makeAgain }

    private var form: OwnerConfirmationForm {
        OwnerConfirmationForm(
            address: RecoveryCodesPage.address, means: means, button: make, problems: problems,
            surroundings: surroundings)
    }
}
