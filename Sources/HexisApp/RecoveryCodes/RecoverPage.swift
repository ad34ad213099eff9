public import HexisCore

/// What somebody who forgot the password filled in.
public struct RecoverForm: Sendable {
    public let userName: String
    public let code: String
    public let password: String

    public init(_ form: Form = Form()) {
        userName = form["user"] ?? ""
        code = form["code"] ?? ""
        password = form["password"] ?? ""
        nameToMail = form[RecoverForm.mailField]
        isShared = form["shared"] != nil
    }

    static var mailField: String { "mail" }
    /// The user name for which a link by e-mail is asked for; `nil` if none is.
    public let nameToMail: String?

    let isShared: Bool

    /// Whether name and code are filled in.
    public var isComplete: Bool { problems.isEmpty }

    var problems: [Problem] {
        (userName.isEmpty ? [Problem(field: "user", message: AccountsWording.missingUserName)] : [])
            + (code.isBlank ? [Problem(field: "code", message: RecoveryWording.missingCode)] : [])
    }
}

/// Choosing a new password with a recovery code, or asking for a link to one by e-mail.
public struct RecoverPage: Sendable {
    private let form: RecoverForm
    private let outcome: Outcome
    private let hasMail: Bool
    private let assets: Assets

    public static var address: String { "/recover" }

    /// The outcome of the form so far.
    public enum Outcome: Sendable {
        case fresh
        /// A field is empty.
        case incomplete
        /// Name and code do not match.
        case refused
        case refusedPassword(NewPasswordError)
        /// Somebody asks for a link by e-mail, but for no account.
        case namelessRequest
        /// If the account exists and has a confirmed address, a link is on its way.
        case requested
    }

    /// `hasMail` says whether the server can send a link.
    public init(_ form: RecoverForm, outcome: Outcome, hasMail: Bool, assets: Assets) {
        self.form = form
        self.outcome = outcome
        self.hasMail = hasMail
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(RecoveryWording.recover, in: nil, assets: assets).page { html in
            writeHeader(to: &html)
            if hasMail { writeWays(to: &html) } else { writeForm("panel entrance", to: &html) }
            html(
                OtherWay(
                    text: AccountsWording.alreadyHere, link: AccountsWording.signIn, address: "/sign-in"))
        }.bytes
    }

    private func writeHeader(to html: inout HTML) {
        html(
            EntranceHead(
                title: RecoveryWording.recover,
                text: hasMail ? RecoveryWording.recoverByMailText : RecoveryWording.recoverText,
                assets: assets))
    }

    private func writeWays(to html: inout HTML) {
        html(MailLinkForm(userName: form.nameToMail ?? "", outcome: outcome))
        html("details", .class("more entrance"), Attribute("open", if: !problems.isEmpty)) { html in
            html("summary", text: RecoveryWording.useCode)
            writeForm("fields", to: &html)
        }
    }

    private func writeForm(_ style: String, to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", RecoverPage.address), .class(style),
            Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            html(ProblemSummary(problems: problems))
            writeFields(to: &html)
            html("button", .class("button"), text: AccountsWording.choosePasswordButton)
        }
    }

    private func writeFields(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.userName, name: "user", value: form.userName,
                problem: problems["user"], autocomplete: "username", isRequired: true))
        html(
            TextField(
                label: RecoveryWording.code, name: "code", value: form.code,
                hint: RecoveryWording.codeHint, problem: problems["code"], isRequired: true))
        html(TextField.newPassword("password", problem: problems["password"]))
        html(SharedComputerField(isChecked: form.isShared))
    }

    private var problems: [Problem] {
        switch outcome {
        case .fresh, .namelessRequest, .requested: []
        case .incomplete: form.problems
        case .refused: [Problem(field: "code", message: RecoveryWording.wrongCode)]
        case .refusedPassword(let error): [Problem(field: "password", message: error.message)]
        }
    }
}
