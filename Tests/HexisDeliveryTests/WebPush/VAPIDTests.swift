import Crypto
import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("VAPID: a push service recognises the server")
struct VAPIDTests {
    private let now = Instant(clamping: 1_795_248_000_000)
    private let hour: Int64 = 3_600_000

    @Test("A token names the service, the time and the contact, and its signature verifies")
    func token() throws {
        let key = VAPIDKey()
        let contact = try VAPIDContact("mailto:anna@example.org")
        let token = try VAPIDToken(for: "https://push.example.org", from: contact, by: key, at: now)
        let parts = token.text.split(separator: ".").map(String.init)
        #expect(parts.count == 3)
        let text = try parts.map { String(decoding: try #require(Base64URL.bytes(of: $0)), as: UTF8.self) }
        #expect(text[0] == #"{"typ":"JWT","alg":"ES256"}"#)
        // The expiry is twelve hours after the 1,795,248,000th second.
        #expect(
            text[1] == #"{"aud":"https://push.example.org","exp":1795291200,"sub":"mailto:anna@example.org"}"#
        )
        try #expect(isSigned(token.text, by: key.publicKey))
    }

    @Test("Another key's signature does not verify")
    func otherKey() throws {
        let contact = try VAPIDContact("mailto:anna@example.org")
        let token = try VAPIDToken(for: "https://push.example.org", from: contact, by: VAPIDKey(), at: now)
        try #expect(!isSigned(token.text, by: VAPIDKey().publicKey))
    }

    @Test("A stored key is restored unchanged")
    func keptKey() throws {
        let key = VAPIDKey()
        #expect(key.rawRepresentation.count == 32)
        #expect(try VAPIDKey(rawRepresentation: key.rawRepresentation).publicKey == key.publicKey)
        #expect(VAPIDKey().publicKey != key.publicKey)
        #expect(try #require(Base64URL.bytes(of: key.publicKey)).count == 65)
    }

    @Test("Invalid private keys are refused", arguments: [[], [1, 2, 3], [UInt8](repeating: 0, count: 32)])
    func noKey(bytes: [UInt8]) {
        #expect(throws: WebPushError.vapidKeyUnusable) { try VAPIDKey(rawRepresentation: bytes) }
    }

    @Test("The header contains the token and the public key (RFC 8292, §3)")
    func authorization() throws {
        let key = VAPIDKey()
        let tokens = VAPIDTokens(key: key, contact: try VAPIDContact("https://example.org/contact"))
        let header = try tokens.authorization(for: "https://push.example.org", at: now)
        let parts = try #require(header.wholeMatch(of: /vapid t=(\S+), k=(\S+)/)?.output)
        #expect(String(parts.2) == key.publicKey)
        try #expect(isSigned(String(parts.1), by: key.publicKey))
    }

    @Test("A token is used until an hour before it expires, and never for another service")
    func kept() throws {
        let tokens = VAPIDTokens(key: VAPIDKey(), contact: try VAPIDContact("mailto:anna@example.org"))
        func header(_ origin: String, after milliseconds: Int64) throws -> String {
            try tokens.authorization(for: origin, at: now.advanced(byMilliseconds: milliseconds))
        }
        let first = try header("https://a.example.org", after: 0)
        #expect(try header("https://a.example.org", after: 11 * hour - 1) == first)
        #expect(try header("https://b.example.org", after: 0) != first)
        let second = try header("https://a.example.org", after: 11 * hour)
        #expect(second != first)
        // A clock that ran a day ahead for a while must not leave a token that every service refuses.
        #expect(try header("https://a.example.org", after: -24 * hour) != second)
    }

    @Test("The token cache is bounded, however many services there are")
    func bounded() throws {
        let tokens = VAPIDTokens(key: VAPIDKey(), contact: try VAPIDContact("mailto:anna@example.org"))
        for number in 0...VAPIDTokens.most {
            _ = try tokens.authorization(for: "https://push\(number).example.org", at: now)
            #expect(tokens.count <= VAPIDTokens.most)
        }
    }

    @Test(
        "A contact is a mail address or a page",
        arguments: ["mailto:anna@example.org", "https://example.org/contact", "mailto:a+b@mail.example.org"])
    func contact(text: String) throws {
        #expect(try VAPIDContact(text).text == text)
    }

    /// Apple's service answers the last six with 403.
    @Test(
        "A contact that cannot be reached is refused",
        arguments: [
            "", "anna@example.org", "http://example.org", "tel:123", "mailto:", "mailto:@example.org",
            "mailto:anna@b@example.org", "mailto:anna@example.org\n", "mailto:änna@example.org",
            "mailto: anna@example.org", "mailto:<anna@example.org>", "mailto:admin@localhost",
            "mailto:admin@server.local", "https://localhost/", "https://127.0.0.1/",
        ])
    func noContact(text: String) {
        #expect(throws: WebPushError.contactUnusable(text)) { try VAPIDContact(text) }
    }

    private func isSigned(_ token: String, by publicKey: String) throws -> Bool {
        let end = try #require(token.lastIndex(of: "."))
        let key = try P256.Signing.PublicKey(x963Representation: #require(Base64URL.bytes(of: publicKey)))
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: #require(Base64URL.bytes(of: String(token[end...].dropFirst()))))
        return key.isValidSignature(signature, for: Data(token[..<end].utf8))
    }
}
