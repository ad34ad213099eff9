import HexisCore

/// Joining with an account elsewhere: what is left to choose is a user name.
public struct ProviderJoinPage: Sendable {
    private let form: JoinForm
    private let provider: String
    private let label: String
    private let assets: Assets
    private let isSent: Bool

    public static var address: String { "/join/linked" }

    /// - Parameters:
    ///   - provider: The provider's name.
    ///   - label: What the person recognizes their account there by; empty if there is nothing.
    ///   - isSent: Whether the form was sent. A form that was not sent yet shows no problems.
    public init(_ form: JoinForm, provider: String, label: String, assets: Assets, isSent: Bool) {
        self.form = form
        self.provider = provider
        self.label = label
        self.assets = assets
        self.isSent = isSent
    }

    /// The fields that somebody's account elsewhere fills in.
    public static func fields(
        userName: String?, name: String?, email: String?, isShared: Bool
    ) -> Form {
        var fields: [(name: String, value: String)] = []
        // The part before an address' “@” makes a good name, too.
        let own = userName ?? email ?? ""
        let first = own.split(separator: "@", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        if UserName(first) != nil { fields.append(("user", first)) }
        if let name, Line(name) != nil { fields.append(("name", name)) }
        if let email, EmailAddress(email) != nil { fields.append(("email", email)) }
        if isShared { fields.append(("shared", "1")) }
        return Form(fields)
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(OpenIDWording.joinTitle(provider), in: nil, assets: assets).page { html in
            writeHeader(to: &html)
            writeForm(to: &html)
            html(
                OtherWay(
                    text: OpenIDWording.haveAccount(provider), link: AccountsWording.signIn,
                    address: "/sign-in"))
        }.bytes
    }

    private func writeHeader(to html: inout HTML) {
        html(
            EntranceHead(
                title: OpenIDWording.joinTitle(provider), text: OpenIDWording.joinText(label, provider),
                assets: assets))
    }

    private func writeForm(to html: inout HTML) {
        let problems = isSent ? form.problems : []
        html(
            "form", Attribute("method", "post"), Attribute("action", ProviderJoinPage.address),
            .class("panel entrance"), Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            html(ProblemSummary(problems: problems))
            html(JoinFields(form: form, problems: problems, isWithoutPassword: true))
            html("button", .class("button"), text: OpenIDWording.joinButton)
        }
    }
}
