public import HexisCore

/// Where a link leads whose owner forgot the password: choosing a new one.
public struct NewPasswordPage: Sendable {
    private let userName: String
    private let secret: String
    private let refused: NewPasswordError?
    private let assets: Assets

    public static var address: String { "/new-password" }

    /// The path and the query of a link.
    public static func address(with secret: String) -> String {
        "\(address)?\(Form([("link", secret)]).encoded)"
    }

    /// - Parameters:
    ///   - userName: The user name of the account that the link is for.
    ///   - secret: The secret of the link, which the form sends back.
    ///   - refused: Why the password that was chosen is not good enough; `nil` if none was chosen yet.
    public init(userName: String, secret: String, refused: NewPasswordError? = nil, assets: Assets) {
        self.userName = userName
        self.secret = secret
        self.refused = refused
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(AccountsWording.choosePassword, in: nil, assets: assets).page { html in
            html(
                EntranceHead(
                    title: AccountsWording.choosePassword, text: AccountsWording.choosePasswordText(userName),
                    assets: assets))
            writeForm(to: &html)
        }.bytes
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", NewPasswordPage.address),
            .class("panel entrance"), Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            writeFields(to: &html)
            html("button", .class("button"), text: AccountsWording.choosePasswordButton)
        }
    }

    private func writeFields(to html: inout HTML) {
        let problems = refused.map { [Problem(field: "password", message: $0.message)] } ?? []
        html(ProblemSummary(problems: problems))
        html(HiddenUserName(userName: userName))
        html(TextField.newPassword("password", problem: problems["password"]))
        html(SharedComputerField(isChecked: false))
        html(HiddenFields([("link", secret)]))
    }
}
