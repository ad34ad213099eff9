import Testing

@testable import HexisDelivery

@Suite("Where mail goes")
struct MailAddressTests {
    @Test(
        "a mailbox as people have one",
        arguments: [
            "anna@example.com", "a.b+hexis@mail.example.co.uk", "o'neill@xn--bcher-kva.example",
            "A_1@9.example.org",
        ])
    func address(text: String) throws {
        #expect(try MailAddress(text).text == text)
    }

    @Test(
        "anything else is refused",
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
        "mail goes to nobody on this machine or in its network",
        arguments: ["root@localhost", "root@mail", "anna@printer.local", "anna@10.0.0.1", "anna@127.0.0.1"])
    func inside(text: String) {
        #expect(throws: ChannelError.mailAddressUnusable) { try MailAddress(text) }
    }

    @Test(
        "a relay has the usual port unless it names one, and TLS unless it is this machine or may be plain",
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
        "what is no relay is refused",
        arguments: [
            "", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://a b",
            "smtp://mail.example.org:0",
            "smtp://mail.example.org:99999", "smtp://anna:secret@mail.example.org",
            "smtp://mail.example.org/path",
        ])
    func wrongRelay(text: String) {
        #expect(throws: ChannelError.relayUnreadable) { try MailRelay(text, from: "hexis@example.org") }
    }

    @Test("a login is whole, and stays out of what is printed")
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
