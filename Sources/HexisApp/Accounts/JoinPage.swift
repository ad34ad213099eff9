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
        let problems = isSent ? form.problems : []
        return Document(AccountsWording.joinTitle, in: nil, assets: assets).page { html in
            html(
                EntranceHead(title: AccountsWording.joinTitle, text: text, assets: assets)
            )
            html(
                "form", Attribute("method", "post"), Attribute("action", "/join"), .class("panel entrance"),
                Attribute("data-plain", if: true),
                Attribute("novalidate", if: true)
            ) { html in
                html(ProblemSummary(problems: problems))
                html(JoinFields(form: form, problems: problems))
                if let invitation = form.invitation { html(HiddenFields([("invitation", invitation)])) }
                html("button", .class("button"), text: AccountsWording.join)
                if offersPasskeys { writePasskeys(to: &html) }
            }
            if !providers.isEmpty { html(JoinProviders(providers: providers, invitation: form.invitation)) }
            html(
                OtherWay(text: AccountsWording.alreadyHere, link: AccountsWording.signIn, address: "/sign-in")
            )
        }.bytes
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

struct JoinFields: View {
    let form: JoinForm
    let problems: [Problem]
    var isWithoutPassword = false

    func write(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.userName, name: "user", value: form.userNameText,
                hint: AccountsWording.userNameHint, problem: problems["user"], autocomplete: "username",
                isRequired: true, longest: UserName.lengths.upperBound))
        if !isWithoutPassword {
            html(
                TextField(
                    label: AccountsWording.password, name: "password", value: "",
                    hint: AccountsWording.passwordHint,
                    problem: problems["password"], type: "password", autocomplete: "new-password",
                    isRequired: true))
        }
        html.void(
            "input", .type("hidden"), .id("device-clock"), .name(Setting.clock.name),
            .value(Setting.value(of: form.hasTwelveHourClock)))
        html("p", .class("zone-line")) { html in
            html.text(AccountsWording.yourZone + " ")
            html("strong", .id("zone-stated"), text: form.zone)
        }
        html(MoreJoinFields(form: form, problems: problems))
    }
}

/// What may be left as it is: folded away until somebody wants it, or one of its fields needs another look.
struct MoreJoinFields: View {
    let form: JoinForm
    let problems: [Problem]

    func write(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: isOpen)) { html in
            html("summary", text: AccountsWording.more)
            writeFields(to: &html)
        }
    }

    /// What was chosen here stays in sight when the form comes back.
    private var isOpen: Bool {
        let hasProblem = problems.contains { problem in JoinForm.moreFields.contains { $0 == problem.field } }
        return hasProblem || form.isShared || !form.nameText.isEmpty || !form.emailText.isEmpty
    }

    private func writeFields(to html: inout HTML) {
        html(
            TextField(
                label: AccountsWording.name, name: "name", value: form.nameText, problem: problems["name"],
                autocomplete: "given-name", longest: Line.longest))
        html(
            TextField(
                label: AccountsWording.email, name: "email", value: form.emailText,
                hint: AccountsWording.emailHint,
                problem: problems["email"], type: "email", autocomplete: "email", longest: 254))
        html(
            SelectField(
                label: AccountsWording.zone, name: "zone", options: form.zoneNames.map { ($0, $0) },
                selected: form.zone, hint: AccountsWording.zoneHint, problem: problems["zone"],
                followsDeviceZone: form.isZoneOpen))
        html(SharedComputerField(isChecked: form.isShared))
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
