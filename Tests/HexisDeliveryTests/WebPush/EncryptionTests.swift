import Crypto
import FakePushService
import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Message encryption")
struct EncryptionTests {
    /// RFC 8291, §5 and appendix A.
    private enum Example {
        static let text = "When I grow up, I want to be a watermelon"
        static let browserKey = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
        static let browserPublicKey =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
        static let senderKey = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
        static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
        static let message =
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"

        static func recipient() throws -> Recipient {
            try Recipient(
                rawKey: #require(Base64URL.bytes(of: browserKey)),
                secret: #require(Base64URL.bytes(of: secret)))
        }
    }

    @Test("The example of RFC 8291 is reproduced byte for byte")
    func example() throws {
        let recipient = try Example.recipient()
        #expect(Base64URL.text(of: recipient.key.publicKey.x963Representation) == Example.browserPublicKey)
        let message = try WebPushEncryption.encrypt(
            Array(Example.text.utf8), to: recipient.subscription(), paddedTo: 0,
            salt: #require(Base64URL.bytes(of: Example.salt)),
            ephemeralKey: .init(rawRepresentation: #require(Base64URL.bytes(of: Example.senderKey))))
        #expect(Base64URL.text(of: message) == Example.message)
        #expect(try recipient.read(message) == Array(Example.text.utf8))
    }

    @Test("Encrypting the same text twice gives different messages, and each can be read")
    func fresh() throws {
        let recipient = Recipient()
        let text = Array("Drink water".utf8)
        let messages = try (0..<20).map { _ in
            try WebPushEncryption.encrypt(text, to: recipient.subscription())
        }
        #expect(Set(messages.map { $0[..<16] }).count == 20)
        #expect(Set(messages.map { $0[21..<86] }).count == 20)
        for message in messages { #expect(try recipient.read(message) == text) }
    }

    @Test("Another browser cannot read a message, and nobody can once a bit has changed")
    func others() throws {
        let recipient = Recipient()
        let message = try WebPushEncryption.encrypt([1, 2, 3], to: recipient.subscription())
        #expect(throws: (any Error).self) { try Recipient().read(message) }
        let sameKey = try Recipient(
            rawKey: Array(recipient.key.rawRepresentation), secret: WebPushEncryption.randomSalt())
        #expect(throws: (any Error).self) { try sameKey.read(message) }
        for place in [0, 86, message.count - 1] {
            var changed = message
            changed[place] ^= 1
            #expect(throws: (any Error).self) { try recipient.read(changed) }
        }
    }

    /// The overhead is 86 bytes of header, a delimiter and a 16-byte tag for each padded payload.
    @Test(
        "Padding hides the length of the text",
        arguments: [(0, 500), (1, 500), (500, 500), (501, 1000), (1001, 2000), (3000, 3000), (3001, 3001)])
    func length(of bytes: Int, isThatOf padded: Int) throws {
        let text = [UInt8](repeating: 7, count: bytes)
        let recipient = Recipient()
        let message = try WebPushEncryption.encrypt(text, to: recipient.subscription())
        #expect(message.count == 86 + padded + 1 + 16)
        #expect(try recipient.read(message) == text)
    }

    @Test("The longest message has the 4,096 bytes that every service accepts, and a longer one is refused")
    func bounds() throws {
        let subscription = try Recipient().subscription()
        let longest = [UInt8](repeating: 7, count: 3993)
        #expect(try WebPushEncryption.encrypt(longest, to: subscription).count == 4096)
        #expect(throws: WebPushError.payloadTooLarge(bytes: 3994, most: 3993)) {
            try WebPushEncryption.encrypt(longest + [7], to: subscription)
        }
    }
}
