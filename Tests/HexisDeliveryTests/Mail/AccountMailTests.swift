import HexisCore
import Testing

@testable import HexisDelivery

@Suite("A mail about an account")
struct AccountMailTests {
    @Test(
        "It names the account and leads to a page",
        arguments: [
            (.accountConfirmation(of: "ada", link: "https://a.example/1"), "https://a.example/1"),
            (.passwordLink(of: "ada", link: "https://a.example/2"), "https://a.example/2"),
            (.emailChange(of: "ada", page: "https://a.example/account"), "https://a.example/account"),
        ] as [(AccountMail, String)])
    func message(mail: AccountMail, page: String) throws {
        let message = try mail.message(Identifier(high: 0, low: 7), at: Instant(clamping: 0))
        #expect(message.body.contains("“ada”") && message.page == page)
    }

    @Test("A link to a new password expires with it")
    func lifetime() throws {
        let message = try AccountMail.passwordLink(of: "ada", link: "https://a.example/2").message(
            Identifier(high: 0, low: 7), at: Instant(clamping: 0))
        #expect(message.secondsToLive == 30 * 60)
    }
}
