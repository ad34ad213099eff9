import Testing

@testable import HexisDelivery

@Suite("Mail addresses and relays")
struct MailAddressTests {
    @Test(
        "An ordinary mailbox is accepted",
        arguments: [
            "anna@example.com", "a.b+hexis@mail.example.co.uk", "o'neill@xn--bcher-kva.example",
            "A_1@9.example.org",
        ])
    func address(text: String) throws {
        #expect(try MailAddress(text).text == text)
    }

    @Test(
        "Anything else is refused",
        arguments: [
            "", "anna", "anna@", "@example.com", "anna@@example.com", "a@b@example.com", "anna @example.com",
            "anna@example.com\r\nBcc: eve@example.com", "<anna@example.com>", "Anna <anna@example.com>",
            "anna@example.com,eve@example.com", ".anna@example.com", "anna.@example.com", "a..b@example.com",
            "anna@-example.com", "anna@example..com", "änna@example.com", "anna@bücher.example",
            "\"a b\"@example.com",
            String(repeating: "a", count: 65) + "@example.com",
        ])
    func wrong(text: String) {
        #expect(throws: ChannelError.mailAddressUnusable) { try MailAddress(text) }
    }

    @Test(
        "Addresses on this machine or in its network are refused",
        arguments: ["root@localhost", "root@mail", "anna@printer.local", "anna@10.0.0.1", "anna@127.0.0.1"])
    func inside(text: String) {
        #expect(throws: ChannelError.mailAddressUnusable) { try MailAddress(text) }
    }

    @Test(
        "A relay uses the default port unless it names one, and TLS unless it is this machine or may be plain",
        arguments: [
            ("smtp://mail.example.org", "smtp://mail.example.org:587", true),
            ("smtps://Mail.example.org/", "smtps://mail.example.org:465", true),
            ("smtp://10.0.0.1:25", "smtp://10.0.0.1:25", true),
            ("smtp://localhost:1025", "smtp://localhost:1025", false),
            ("smtp://[::1]", "smtp://[::1]:587", false),
        ])
    func relay(text: String, address: String, isSecure: Bool) throws {
        let relay = try MailRelay(text, from: "hexis@example.org")
        #expect(relay.description == address)
        #expect(relay.isSecure == isSecure)
        #expect(try !MailRelay(text, from: "hexis@example.org", allowsPlain: true).isSecure)
    }

    @Test(
        "Invalid relay addresses are refused",
        arguments: [
            "", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://a b",
            "smtp://mail.example.org:0",
            "smtp://mail.example.org:99999", "smtp://anna:secret@mail.example.org",
            "smtp://mail.example.org/path",
        ])
    func wrongRelay(text: String) {
        #expect(throws: ChannelError.relayUnreadable) { try MailRelay(text, from: "hexis@example.org") }
    }

    @Test("A login needs a user name and a password, and is never printed")
    func login() throws {
        let relay = try MailRelay(
            "smtp://a.example", user: "anna", password: "secret", from: "hexis@example.org")
        #expect(!"\(relay)".contains("secret"))
        for (user, password) in [("anna", nil), (nil, "secret"), ("", "secret"), ("anna", ""), ("a\nb", "c")]
        {
            #expect(throws: ChannelError.relayLoginUnusable) {
                try MailRelay("smtp://a.example", user: user, password: password, from: "hexis@example.org")
            }
        }
    }
}
