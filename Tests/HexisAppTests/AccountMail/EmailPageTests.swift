import HexisCore
import Testing

@testable import HexisApp

@Suite("Pages about the e-mail address of an account")
struct EmailPageTests {
    private func page(_ email: AccountEmail, _ state: EmailPage.State = .fresh) -> String {
        let surroundings = Surroundings(
            moment: SamplePractice.moment, device: Identifier(high: 9, low: 9),
            random: Identifier(high: 9, low: 8), userName: "maria")
        return String(
            decoding: EmailPage(
                email, means: ConfirmationMeans(hasPassword: true, hasPasskey: false), settings: Settings(),
                surroundings: surroundings, state: state
            ).bytes, as: UTF8.self)
    }

    private func email(_ address: String?, isConfirmed: Bool = false, canSend: Bool = true) -> AccountEmail {
        AccountEmail(address: address, isConfirmed: isConfirmed, canSend: canSend)
    }

    @Test("An address that is not confirmed can be sent the link again")
    func standing() {
        let again = EmailWording.sendAgain
        let open = page(email("<a>@example.org"))
        #expect(open.contains("&lt;a&gt;@example.org is not confirmed yet") && open.contains(again))
        let confirmed = page(email("a@example.org", isConfirmed: true))
        #expect(confirmed.contains("a@example.org is confirmed.") && !confirmed.contains(again))
        #expect(!page(email(nil)).contains(again))
        let useless = page(email("a@example.org", canSend: false))
        #expect(useless.contains(EmailWording.useless) && !useless.contains(again))
    }

    @Test("What was refused stays in the field, with what is wrong beside it")
    func refused() {
        let form = EmailForm(Form([("email", "ada.example.org")]))
        #expect(!form.isComplete && EmailPage.State.refused(form).isRefused)
        let page = page(email("a@example.org"), .refused(form))
        #expect(page.contains("value=\"ada.example.org\"") && page.contains(AccountsWording.badEmail))
    }

    @Test(
        "The account page says what there is",
        arguments: [
            (nil, false, true, "None yet. It helps when you forget your password."),
            ("a@example.org", false, true, "a@example.org, not confirmed yet"),
            ("a@example.org", true, true, "a@example.org"), ("a@example.org", false, false, "a@example.org"),
        ] as [(String?, Bool, Bool, String)])
    func line(address: String?, isConfirmed: Bool, canSend: Bool, expected: String) {
        let email = email(address, isConfirmed: isConfirmed, canSend: canSend)
        #expect(EmailWording.line(email) == expected && email.isOfUse)
    }

    @Test("Without mail, the page for a forgotten password does not offer it")
    func recover() {
        func page(hasMail: Bool, _ outcome: RecoverPage.Outcome = .fresh) -> String {
            String(
                decoding: RecoverPage(RecoverForm(), outcome: outcome, hasMail: hasMail, assets: Assets())
                    .bytes,
                as: UTF8.self)
        }
        #expect(page(hasMail: true).contains(RecoveryWording.mailLinkButton))
        #expect(!page(hasMail: false).contains(RecoveryWording.mailLinkButton))
        #expect(page(hasMail: true, .requested).contains(RecoveryWording.mailedText))
        #expect(page(hasMail: true, .namelessRequest).contains(AccountsWording.missingUserName))
    }
}
