import Chance
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("The text of a mail")
struct MailTextTests {
    private func text(_ message: ChannelMessage, unsubscribe: String? = nil) throws -> String {
        let mail = MailText(
            message, from: try MailAddress("hexis@example.org"), to: try MailAddress("anna@example.com"),
            unsubscribe: unsubscribe, at: sendingTime)
        return String(decoding: mail.bytes, as: UTF8.self)
    }

    @Test("A mail has ten headers, an empty line and the body")
    func whole() throws {
        let expected = """
            Date: Sat, 21 Nov 2026 08:00:00 +0000
            From: Hexis <hexis@example.org>
            To: anna@example.com
            Subject: Walk
            Message-ID: <00000000000000010000000000000002@example.org>
            Expires: Sat, 21 Nov 2026 09:00:00 +0000
            Auto-Submitted: auto-generated
            MIME-Version: 1.0
            Content-Type: text/plain; charset=utf-8
            Content-Transfer-Encoding: base64

            R28NCg0KaHR0cHM6Ly9oYWJpdHMuZXhhbXBsZS5vcmcvdG9kYXkNCg==

            """
        #expect(try text(channelMessage(body: "Go")) == expected.replacing("\n", with: "\r\n"))
    }

    @Test("Title, body and address cannot inject a header")
    func injection() throws {
        var dice = Dice.thrown()
        let pieces = [
            "Walk", "\r", "\n", "\r\n", "Bcc: eve@example.org", ": ", "=?UTF-8?Q?=0D=0A?=", "é", "水",
            "\u{2028}", " ", "<", ">", ".",
        ]
        var written = 0
        while written < 100 {
            func some() -> String {
                (0..<dice.number(1...40)).map { _ in pieces[dice.number(0...pieces.count - 1)] }.joined()
            }
            guard let message = try? channelMessage(title: some(), body: some()) else { continue }
            written += 1
            let mail = try text(message)
            let head = try #require(mail.split(separator: "\r\n\r\n").first)
            let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
            #expect(lines.filter { !$0.hasPrefix(" ") }.count == 10)
            #expect(mail.utf8.allSatisfy { $0 == 0x0D || $0 == 0x0A || 0x20...0x7E ~= $0 })
            #expect(
                mail.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 90 && !$0.utf8.contains(0x0A) })
        }
    }

    @Test("A header's value stays on one line")
    func value() {
        #expect(MailHeader("To", "a@b.c\r\nBcc: d@e.f").line == "To: a@b.cBcc: d@e.f\r\n")
    }

    @Test(
        "Dates follow RFC 5322",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 +0000"), (1_795_248_000_000, "Sat, 21 Nov 2026 08:00:00 +0000"),
            (-1, "Wed, 31 Dec 1969 23:59:59 +0000"), (951_868_799_999, "Tue, 29 Feb 2000 23:59:59 +0000"),
        ] as [(Int64, String)])
    func dates(milliseconds: Int64, text: String) {
        #expect(mailDate(Instant(clamping: milliseconds)) == text)
    }
}
