import SoftAuthenticator
import Testing

@testable import HexisPasskeys

private let challenge = "dGhlIGNoYWxsZW5nZQ"

@Suite("Creating and proving a passkey")
struct CeremonyTests {
    private let site: RelyingParty

    init() throws { site = try #require(RelyingParty(origin: "https://habits.example.org")) }

    private func created(by authenticator: SoftAuthenticator) throws -> PasskeyCredential {
        try authenticator.created().credential(for: challenge, at: site)
    }

    private func proven(
        _ credential: PasskeyCredential, by authenticator: SoftAuthenticator
    ) throws -> PasskeyCredential {
        try authenticator.asserted().proven(
            credential, of: Array(repeating: 7, count: 16), for: challenge, at: site)
    }

    @Test("Every algorithm works, counting or not")
    func algorithms() throws {
        for var authenticator in try SoftAuthenticator.all() {
            for (first, second) in [(0, 0), (0, 1), (4, 5), (4, 400)] as [(UInt32, UInt32)] {
                authenticator.counter = first
                let credential = try created(by: authenticator)
                #expect(credential.id == authenticator.id)
                #expect(credential.relyingParty == "habits.example.org")
                #expect(credential.isBackupEligible)
                authenticator.counter = second
                #expect(try proven(credential, by: authenticator).counter == second)
            }
        }
    }

    @Test("A passkey may attest itself, and may be one that stays on its device")
    func selfAttested() throws {
        for var authenticator in try SoftAuthenticator.all() {
            authenticator.attestsItself = true
            authenticator.flags = 0b0000_0101
            authenticator.extensions = .map([.text("credProtect"): 2])
            let credential = try created(by: authenticator)
            #expect(!credential.isBackupEligible)
            #expect(try proven(credential, by: authenticator) == credential)
        }
    }

    /// What an authenticator or a browser gets wrong, and how that is found out.
    struct Lie: Sendable {
        let error: PasskeyError
        let tell: @Sendable (inout SoftAuthenticator) -> Void

        init(_ error: PasskeyError, _ tell: @escaping @Sendable (inout SoftAuthenticator) -> Void) {
            self.error = error
            self.tell = tell
        }
    }

    @Test(
        "Every step of the verification refuses, of a new passkey as of a known one",
        arguments: [
            Lie(.wrongType) { $0.type = "payment.get" }, Lie(.wrongType) { $0.type = "webauthn" },
            Lie(.wrongChallenge) { $0.challenge = "YW5vdGhlcg" },
            Lie(.wrongOrigin) { $0.origin = "https://habits.example.org.evil.example" },
            Lie(.wrongOrigin) { $0.origin = "http://habits.example.org" },
            Lie(.wrongOrigin) { $0.origin = "https://www.habits.example.org" },
            Lie(.crossOrigin) { $0.clientDataMore = #","crossOrigin":true"# },
            Lie(.crossOrigin) { $0.clientDataMore = #","crossOrigin":1"# },
            Lie(.crossOrigin) { $0.clientDataMore = #","topOrigin":"https://evil.example""# },
            Lie(.malformed) { $0.clientDataMore = #","crossOrigin""# },
            Lie(.wrongRelyingParty) { $0.relyingParty = "example.org" },
            Lie(.notPresent) { $0.flags = 0b0001_1100 }, Lie(.notVerified) { $0.flags = 0b0001_1001 },
            Lie(.wrongBackupState) { $0.flags = 0b0001_0101 }, Lie(.malformed) { $0.extensions = [1] },
        ])
    func steps(_ lie: Lie) throws {
        let honest = SoftAuthenticator.p256()
        let credential = try created(by: honest)
        var liar = honest
        lie.tell(&liar)
        #expect(throws: lie.error) { try created(by: liar) }
        #expect(throws: lie.error) { try proven(credential, by: liar) }
    }

    @Test(
        "What concerns a new passkey alone",
        arguments: [
            Lie(.wrongType) { $0.type = "webauthn.get" },
            Lie(.unsupportedAttestation) { $0.format = "tpm" },
            Lie(.unsupportedAttestation) {
                $0.format = "packed"
                $0.statement = .map([.text("x5c"): []])
            },
            Lie(.malformed) { $0.statement = .map([.text("alg"): -7]) },
            Lie(.malformed) {
                $0.format = "packed"
                $0.statement = .map([.text("alg"): -8, .text("sig"): .bytes([1])])
            },
            Lie(.wrongSignature) {
                $0.format = "packed"
                $0.statement = .map([.text("alg"): -7, .text("sig"): .bytes([1])])
            },
            Lie(.malformed) { $0.id = [] }, Lie(.malformed) { $0.id = Array(repeating: 1, count: 1024) },
        ])
    func creation(_ lie: Lie) throws {
        var liar = SoftAuthenticator.p256()
        lie.tell(&liar)
        #expect(throws: lie.error) { try created(by: liar) }
    }

    @Test("The longest id is welcome")
    func longestID() throws {
        var authenticator = SoftAuthenticator.p256()
        authenticator.id = Array(repeating: 1, count: 1023)
        #expect(try created(by: authenticator).id.count == 1023)
    }

    @Test(
        "What concerns a known passkey alone",
        arguments: [
            Lie(.wrongType) { $0.type = "webauthn.create" }, Lie(.wrongCredential) { $0.id = [1] },
            Lie(.wrongCredential) { $0.owner = [1] }, Lie(.wrongBackupState) { $0.flags = 0b0000_0101 },
            Lie(.wrongSignature) { $0 = SoftAuthenticator.p256() },
            Lie(.counterWentBack) { $0.counter = 5 }, Lie(.counterWentBack) { $0.counter = 4 },
            Lie(.counterWentBack) { $0.counter = 0 },
        ])
    func assertion(_ lie: Lie) throws {
        var authenticator = SoftAuthenticator.p256()
        authenticator.counter = 5
        let credential = try created(by: authenticator)
        authenticator.counter = 6
        lie.tell(&authenticator)
        #expect(throws: lie.error) { try proven(credential, by: authenticator) }
    }

    @Test("A passkey of the host's other name proves nothing")
    func otherName() throws {
        let credential = try created(by: .p256())
        let other = try #require(RelyingParty(origin: "https://example.org"))
        var authenticator = SoftAuthenticator.p256()
        authenticator.origin = other.origin
        authenticator.relyingParty = other.id
        let answer = try authenticator.asserted()
        #expect(throws: PasskeyError.wrongRelyingParty) {
            try answer.proven(credential, of: authenticator.owner, for: challenge, at: other)
        }
    }

    @Test(
        "A key that is none of its algorithm",
        arguments: [
            (.unsupportedAlgorithm, .map([1: 2, 3: -35])), (.unsupportedAlgorithm, .map([1: 2])),
            (.unsupportedAlgorithm, []),
            (.unusableKey, .map([1: 2, 3: -7, -1: 1, -2: .bytes(zeros(32)), -3: .bytes(zeros(32))])),
            (.unusableKey, .map([1: 2, 3: -7, -1: 2, -2: .bytes(zeros(32)), -3: .bytes(zeros(32))])),
            (.unusableKey, .map([1: 3, 3: -7])), (.unusableKey, .map([1: 1, 3: -8, -1: 6, -2: .bytes([1])])),
            (.unusableKey, .map([1: 1, 3: -8, -1: 7, -2: .bytes(zeros(32))])),
            // 1024 bits were broken long ago.
            (.unusableKey, .map([1: 3, 3: -257, -1: .bytes([1] + zeros(127)), -2: .bytes([1, 0, 1])])),
            (.unusableKey, .map([1: 3, 3: -257, -1: .bytes([1] + zeros(1024)), -2: .bytes([1, 0, 1])])),
        ] as [(PasskeyError, CBOR)])
    func keys(_ error: PasskeyError, key: CBOR) throws {
        let answer = try SoftAuthenticator.p256().created(publicKey: key.encoded)
        #expect(throws: error) { try answer.credential(for: challenge, at: site) }
    }

    @Test("One changed byte anywhere proves nothing")
    func everyByte() throws {
        let authenticator = SoftAuthenticator.p256()
        let credential = try created(by: authenticator)
        let answer = try authenticator.asserted()
        func isProven(_ change: (inout [[UInt8]]) -> Void) -> Bool {
            var parts = [answer.clientData, answer.authenticatorData, answer.signature]
            change(&parts)
            let changed = AssertionAnswer(
                id: answer.id, clientData: parts[0], authenticatorData: parts[1], signature: parts[2],
                userHandle: answer.userHandle)
            return (try? changed.proven(credential, of: authenticator.owner, for: challenge, at: site)) != nil
        }
        #expect(isProven { _ in })
        for part in 0..<3 {
            let count = [answer.clientData, answer.authenticatorData, answer.signature][part].count
            for place in 0..<count {
                #expect(!isProven { $0[part][place] ^= 1 }, "\(part), \(place)")
                #expect(!isProven { $0[part].removeSubrange(place...) }, "\(part), \(place)")
            }
        }
    }

    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
}
