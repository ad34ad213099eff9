import HexisCore
import Testing

@testable import HexisApp

@Suite("Pages about accounts elsewhere")
struct ProviderPagesTests {
    private let clinic = ProviderChoice(id: "clinic", name: "City Clinic")

    @Test(
        "What a provider says of somebody fills in the form where it will do",
        arguments: [
            ("ada", nil, "ada"), ("ada@example.org", nil, "ada"), (nil, "ada.l@example.org", "ada.l"),
            ("Ada Lovelace", "ada@example.org", nil), (nil, nil, nil), ("", nil, nil), ("@", nil, nil),
            ("al", nil, nil), (nil, "älv@example.org", nil),
        ] as [(String?, String?, String?)])
    func userName(_ userName: String?, _ email: String?, _ expected: String?) {
        let form = ProviderJoinPage.fields(userName: userName, name: nil, email: email, isShared: false)
        #expect(form["user"] == expected)
        #expect(form["email"] == email)
        #expect(form["shared"] == nil)
    }

    @Test("A name or an address that cannot be used is left out")
    func unusable() {
        let form = ProviderJoinPage.fields(
            userName: nil, name: "two\nlines", email: "nowhere", isShared: true)
        #expect(form["name"] == nil && form["email"] == nil)
        #expect(form["shared"] == "1")
    }

    @Test("Where somebody wants to go survives the way through a provider, escaped")
    func addresses() {
        #expect(
            ProviderAddress.signIn(clinic, next: "/habits?all&x=1")
                == "/sign-in/with/clinic?next=%2Fhabits%3Fall%26x%3D1")
        #expect(
            ProviderAddress.signIn(clinic, next: "/today", isShared: true)
                == "/sign-in/with/clinic?next=%2Ftoday&shared=1")
        #expect(ProviderAddress.join(clinic, invitation: nil) == "/sign-in/with/clinic")
        #expect(
            ProviderAddress.join(clinic, invitation: "a b") == "/sign-in/with/clinic?invitation=a+b")
    }

    @Test("Nothing about providers is on the pages of a server without any")
    func none() {
        let page = SignInPage(
            SignInForm(), assets: Assets(), outcome: .fresh, joining: .open, offersPasskeys: true)
        #expect(!String(decoding: page.bytes, as: UTF8.self).contains("providers"))
        let join = JoinPage(JoinForm(zones: []), assets: Assets(), isSent: false)
        #expect(!String(decoding: join.bytes, as: UTF8.self).contains("providers"))
    }

    /// What a form with these means asks for.
    private func asked(_ means: ConfirmationMeans) -> [String] {
        var html = HTML()
        html(
            ConfirmationFields(
                label: "Password", name: "current", userName: "ada", means: means, button: "Go on"))
        let text = String(decoding: html.bytes, as: UTF8.self)
        let marks = [
            ("password", "type=\"password\""), ("passkey", "data-passkey-confirm"),
            ("provider", "/account/confirm/clinic?next=%2Faccount"), ("code", "href=\"/recover\""),
            ("button", ">Go on</button>"),
        ]
        return marks.filter { text.contains($0.1) }.map(\.0)
    }

    @Test("A step is confirmed by what the person has, and not again within minutes")
    func confirmation() {
        func means(_ hasPassword: Bool, _ hasPasskey: Bool, _ hasProvider: Bool, _ isFresh: Bool = false)
            -> ConfirmationMeans
        {
            ConfirmationMeans(
                hasPassword: hasPassword, hasPasskey: hasPasskey, providers: hasProvider ? [clinic] : [],
                page: "/account", isFresh: isFresh)
        }
        #expect(asked(means(true, false, false)) == ["password", "button"])
        #expect(asked(means(true, true, true)) == ["password", "passkey", "button"])
        #expect(asked(means(false, true, false)) == ["passkey"])
        #expect(asked(means(false, true, true)) == ["passkey", "provider"])
        #expect(asked(means(false, false, true)) == ["provider"])
        #expect(asked(means(false, false, false)) == ["code"])
        for hasPassword in [true, false] {
            #expect(asked(means(hasPassword, true, true, true)) == ["button"])
        }
    }
}
