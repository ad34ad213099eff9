import Crypto
import FakePushService
import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Third-party software can decrypt messages")
struct InteroperabilityTests {
    /// Reads lines with a private key, a secret and a message, and writes the decrypted messages.
    private static let reader = """
        import base64, sys
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        def bytes_of(text):
            return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

        for line in sys.stdin.read().splitlines():
            key, secret, message = map(bytes_of, line.split(" "))
            private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
            text = http_ece.decrypt(message, private_key=private, auth_secret=secret, version="aes128gcm")
            print(base64.urlsafe_b64encode(text).decode().rstrip("="))
        """

    @Test("http_ece, the first implementation of the encryption, reads 1,000 messages of all lengths")
    func httpECE() throws {
        var dice = Dice.thrown()
        var texts: [String] = []
        var lines: [String] = []
        for number in 0..<1000 {
            let text = dice.bytes(number < 4 ? number : dice.number(0...WebPushEncryption.mostPayloadBytes))
            let recipient = try Recipient(rawKey: dice.bytes(32), secret: dice.bytes(16))
            let message = try WebPushEncryption.encrypt(
                text, to: recipient.subscription(), salt: dice.bytes(16),
                ephemeralKey: .init(rawRepresentation: dice.bytes(32)))
            texts.append(Base64URL.text(of: text))
            let parts = [Array(recipient.key.rawRepresentation), recipient.secret, message]
            lines.append(parts.map { Base64URL.text(of: $0) }.joined(separator: " "))
        }
        let read = try python(InteroperabilityTests.reader, lines: lines)
        #expect(read == texts)
    }

    private func python(_ program: String, lines: [String]) throws -> [String] {
        try Python.run(program, input: lines.joined(separator: "\n") + "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
