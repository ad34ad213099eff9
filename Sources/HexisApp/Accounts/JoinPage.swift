import HexisCore

/// The page for creating an account.
public struct JoinPage: Sendable {
    private let form: JoinForm
    private let assets: Assets
    /// Whether the form was sent. A form that was not sent yet shows no problems.
    private let isSent: Bool
    /// Whether nobody has an account yet, so that this one becomes the administrator's.
    private let isFirst: Bool
    private let offersPasskeys: Bool
    private let providers: [ProviderChoice]

    /// - Parameters:
    ///   - offersPasskeys: Whether browsers know passkeys at the address by which this server is reached.
    ///   - providers: At which people can sign in, too.
    public init(
        _ form: JoinForm, assets: Assets, isSent: Bool, isFirst: Bool = false, offersPasskeys: Bool = true,
        providers: [ProviderChoice] = []
    ) {
        self.offersPasskeys = offersPasskeys
        self.providers = providers
        self.form = form
        self.assets = assets
        self.isSent = isSent
        self.isFirst = isFirst
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(AccountsWording.joinTitle, in: nil, assets: assets).page { html in
            html(EntranceHead(title: AccountsWording.joinTitle, text: text, assets: assets))
            writeForm(to: &html)
            if !providers.isEmpty { html(JoinProviders(providers: providers, invitation: form.invitation)) }
            html(
                OtherWay(text: AccountsWording.alreadyHere, link: AccountsWording.signIn, address: "/sign-in")
            )
        }.bytes
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/join"), .class("panel entrance"),
            Attribute("data-plain", if: true), Attribute("novalidate", if: true)
        ) { html in
            writeFields(to: &html)
            html("button", .class("button"), text: AccountsWording.join)
            if offersPasskeys { writePasskeys(to: &html) }
        }
    }

    private func writeFields(to html: inout HTML) {
        let problems = isSent ? form.problems : []
        html(ProblemSummary(problems: problems))
        html(JoinFields(form: form, problems: problems))
        if let invitation = form.invitation { html(HiddenFields([("invitation", invitation)])) }
    }

    /// The page script shows this where the browser knows passkeys.
    private func writePasskeys(to html: inout HTML) {
        html("div", .class("fields"), Attribute("data-passkey", "supported"), Attribute("hidden", if: true)) {
            html in
            html(
                "button", .class("button quiet"), .id("passkey"),
                Attribute("formaction", PasskeyJoinPage.address), text: PasskeysWording.join)
            html("p", .class("hint"), text: PasskeysWording.joinHint)
        }
    }

    private var text: String {
        if isFirst { return AccountsWording.joinFirstText }
        return form.invitation == nil ? AccountsWording.joinText : AccountsWording.joinInvitedText
    }
}

/// The heading above the sign-in and join forms.
struct EntranceHead: View {
    let title: String
    var text: String?
    let assets: Assets

    func write(to html: inout HTML) {
        html("header", .class("entrance-head")) { html in
            html(Brand(assets: assets))
            html("h1", text: title)
            if let text { html("p", .class("lead"), text: text) }
        }
    }
}

/// A link for people who came to the wrong form.
struct OtherWay: View {
    let text: String
    let link: String
    let address: String

    func write(to html: inout HTML) {
        html("p", .class("other-way")) { html in
            html.text(text + " ")
            html("a", .href(address), text: link)
        }
    }
}
