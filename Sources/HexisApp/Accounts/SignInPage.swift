import HexisCore

/// The sign-in page.
public struct SignInPage: Sendable {
    private let form: SignInForm
    private let assets: Assets
    private let outcome: Outcome
    private let joining: Joining
    private let offersPasskeys: Bool
    private let providers: [ProviderChoice]

    /// The outcome of the form so far.
    public enum Outcome: Sendable {
        /// The form was not sent yet.
        case fresh
        /// A field is empty.
        case incomplete
        /// The user name or the password is wrong; the page doesn't say which.
        case refused
        /// The passkey opens no account, or the page waited for too long.
        case refusedPasskey
        /// The way through a provider led nowhere.
        case provider(ProviderTrouble, name: String)
    }

    /// - Parameters:
    ///   - offersPasskeys: Whether browsers know passkeys at the address by which this server is reached.
    ///   - providers: At which people can sign in, too.
    public init(
        _ form: SignInForm, assets: Assets, outcome: Outcome, joining: Joining, offersPasskeys: Bool,
        providers: [ProviderChoice] = []
    ) {
        self.offersPasskeys = offersPasskeys
        self.providers = providers
        self.form = form
        self.assets = assets
        self.outcome = outcome
        self.joining = joining
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(AccountsWording.signIn, in: nil, assets: assets).page { html in
            html(EntranceHead(title: AccountsWording.signInTitle, assets: assets))
            writeForm(to: &html)
            if offersPasskeys { writePasskeys(to: &html) }
            if !providers.isEmpty { html(SignInProviders(providers: providers, next: form.next)) }
            writeOtherWays(to: &html)
        }.bytes
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/sign-in"),
            .class("panel entrance"), Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            writeProblems(to: &html)
            writeFields(to: &html)
            html("button", .class("button"), text: AccountsWording.signIn)
        }
    }

    private func writeProblems(to html: inout HTML) {
        html(ProblemSummary(problems: problems))
        if case .provider(let trouble, let name) = outcome {
            html(ProviderAlert(text: OpenIDWording.trouble(trouble, name)))
        }
    }

    private func writeFields(to html: inout HTML) {
        writeUserName(to: &html)
        html(
            TextField(
                label: AccountsWording.password, name: "password", value: "",
                problem: problems["password"], type: "password", autocomplete: "current-password",
                isRequired: true))
        html(SharedComputerField(isChecked: form.isShared))
        html(HiddenFields([("next", form.next)]))
    }

    private func writeUserName(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.userName, name: "user", value: form.userName,
                problem: problems["user"],
                autocomplete: offersPasskeys ? "username webauthn" : "username", isRequired: true))
    }

    /// The page script shows this where the browser knows passkeys.
    private func writePasskeys(to html: inout HTML) {
        html(
            "form", .id("passkey-sign-in"), .class("entrance passkey-sign-in"), Attribute("method", "post"),
            Attribute("action", "/sign-in/passkey"), Attribute("data-plain", if: true),
            Attribute("data-passkey", "supported"), Attribute("hidden", if: true)
        ) { html in
            html(HiddenFields([("next", form.next), ("answer", "")]))
            html("button", .class("button quiet"), text: PasskeysWording.signIn)
        }
    }

    private func writeOtherWays(to html: inout HTML) {
        html(
            OtherWay(
                text: RecoveryWording.forgotten, link: RecoveryWording.recover, address: RecoverPage.address))
        switch joining {
        case .open:
            html(OtherWay(text: AccountsWording.newHere, link: AccountsWording.join, address: "/join"))
        case .invited, .closed: html("p", .class("other-way"), text: joining.hint ?? "")
        }
    }

    private var problems: [Problem] {
        switch outcome {
        case .fresh, .provider: []
        case .incomplete: form.problems
        case .refusedPasskey: [Problem(field: "passkey-sign-in", message: PasskeysWording.refused)]
        case .refused: [Problem(field: "password", message: AccountsWording.wrongSignIn)]
        }
    }
}
