import Chance
import FakeProvider
import HexisCore
import Testing

@testable import HexisOpenID

@Suite("Tokens and keys that somebody has tampered with")
struct SigningKeysTests {
    private static let now = Instant(clamping: 1_800_000_000_000)
    private static let expectation = IdentityToken.Expectation(
        issuer: "https://id.example", clientID: "hexis", nonce: "n", now: now)
    private static let honest = ProviderIdentity(issuer: "https://id.example", subject: "ada")

    /// A key of each kind, and a token that it signs.
    private static func samples() throws -> [(keys: [UInt8], token: [UInt8])] {
        try [ProviderKey.es256("a"), .edDSA("b"), .rs256("c")].map { key in
            let header = ["alg": JSON.string(key.algorithm), "kid": .string(key.id)]
            let claims: [String: JSON] = [
                "iss": .string("https://id.example"), "aud": .string("hexis"), "nonce": .string("n"),
                "sub": .string("ada"), "iat": .integer(1_800_000_000), "exp": .integer(1_800_000_300),
            ]
            let text = [header, claims].map { Base64URL.text(of: Array(JSON(members: $0).text.utf8)) }
                .joined(separator: ".")
            let keys = JSON(members: ["keys": .array([JSON(members: key.published)])])
            return (
                Array(keys.text.utf8),
                Array("\(text).\(Base64URL.text(of: try key.signature(of: text)))".utf8)
            )
        }
    }

    private func identity(_ token: [UInt8], _ keys: [UInt8]) async -> ProviderIdentity? {
        try? await IdentityToken(String(decoding: token, as: UTF8.self)).identity(
            SigningKeysTests.expectation, signedBy: SigningKeys(json: keys))
    }

    private func tamper(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var bytes = bytes
        let place = dice.number(0...bytes.count - 1)
        switch dice.number(0...4) {
        case 0: bytes[place] ^= UInt8(1 << dice.number(0...7))
        case 1: bytes[place] = dice.one(of: Array("AZaz09-_.\"{}[]:,= ".utf8))
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(dice.bytes(1)[0], at: place)
        default: bytes.removeLast(bytes.count - place)
        }
        return bytes
    }

    @Test("A token with any change signs nobody in")
    func tokens() async throws {
        var dice = Dice.thrown()
        for sample in try SigningKeysTests.samples() {
            #expect(await identity(sample.token, sample.keys) == SigningKeysTests.honest)
            for _ in 0..<rounds(1000) {
                let token = tamper(sample.token, &dice)
                guard token != sample.token else { continue }
                let identity = await identity(token, sample.keys)
                #expect(identity == nil, "\(String(decoding: token, as: UTF8.self))")
            }
        }
    }

    @Test("Keys with any change break nothing, and sign in nobody else")
    func keys() async throws {
        var dice = Dice.thrown()
        for sample in try SigningKeysTests.samples() {
            for _ in 0..<rounds(1000) {
                let keys = tamper(sample.keys, &dice)
                let identity = await identity(sample.token, keys)
                #expect(identity == nil || identity == SigningKeysTests.honest)
            }
        }
    }

    @Test(
        "Keys that cannot be used are skipped, and none at all is said",
        arguments: [
            (#"{"keys": []}"#, false), (#"{"keys": [{"kty": "oct", "k": "c2VjcmV0", "kid": "a"}]}"#, false),
            (#"{"keys": [{"kty": "EC", "kid": "a"}]}"#, true), ("{}", false), ("[]", false), ("", false),
            (#"{"keys": [{"kty": "oct"}, {"kty": "EC", "kid": "a", "crv": "P-256"}]}"#, true),
            (#"{"keys": [{"kty": "EC", "kid": "a", "use": "enc"}]}"#, false),
        ])
    func usable(_ text: String, _ isUsable: Bool) {
        let keys = try? SigningKeys(json: Array(text.utf8))
        #expect((keys != nil) == isUsable)
    }
}
