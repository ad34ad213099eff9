package import Crypto
package import CryptoExtras
package import HexisPasskeys

/// An authenticator in software, which can be made to lie in every respect.
package struct SoftAuthenticator: Sendable {
    package enum Key: Sendable {
        case es256(P256.Signing.PrivateKey)
        case ed25519(Curve25519.Signing.PrivateKey)
        case rs256(_RSA.Signing.PrivateKey)
    }

    package let key: Key
    package var id: [UInt8] = Array(0..<32)
    package var owner: [UInt8] = Array(repeating: 7, count: 16)
    package var origin = "https://habits.example.org"
    package var relyingParty = "habits.example.org"
    /// Present, verified, can be backed up and is.
    package var flags: UInt8 = 0b0001_1101
    package var counter: UInt32 = 0
    package var challenge = "dGhlIGNoYWxsZW5nZQ"
    /// Members added to the client data.
    package var clientDataMore = ""
    package var type: String?
    package var extensions: CBOR?
    package var format = "none"
    package var statement = CBOR.map([:])
    /// Whether the attestation is one by the passkey itself.
    package var attestsItself = false

    package static func all() throws -> [SoftAuthenticator] {
        [
            SoftAuthenticator(key: .es256(P256.Signing.PrivateKey())),
            SoftAuthenticator(key: .ed25519(Curve25519.Signing.PrivateKey())),
            SoftAuthenticator(key: .rs256(try _RSA.Signing.PrivateKey(keySize: .bits2048))),
        ]
    }

    package static func p256() -> SoftAuthenticator {
        SoftAuthenticator(key: .es256(P256.Signing.PrivateKey()))
    }

    /// The public key as COSE has it.
    package var cose: CBOR {
        get throws {
            switch key {
            case .es256(let key):
                let point = Array(key.publicKey.rawRepresentation)
                return .map([
                    1: 2, 3: -7, -1: 1, -2: .bytes(Array(point[..<32])), -3: .bytes(Array(point[32...])),
                ])
            case .ed25519(let key):
                return .map([1: 1, 3: -8, -1: 6, -2: .bytes(Array(key.publicKey.rawRepresentation))])
            case .rs256(let key):
                let primitives = try key.publicKey.getKeyPrimitives()
                return .map([
                    1: 3, 3: -257, -1: .bytes(Array(primitives.modulus)),
                    -2: .bytes(Array(primitives.publicExponent)),
                ])
            }
        }
    }

    package func created() throws -> CreationAnswer { try created(publicKey: try cose.encoded) }

    package func created(publicKey: [UInt8]) throws -> CreationAnswer {
        let clientData = clientData(type ?? "webauthn.create")
        let length = [UInt8(truncatingIfNeeded: id.count >> 8), UInt8(truncatingIfNeeded: id.count)]
        let credential = Array(repeating: UInt8(0), count: 16) + length + id + publicKey
        let data = data(flags | 1 << 6) + credential + (extensions?.encoded ?? [])
        var (format, statement) = (format, statement)
        if attestsItself {
            format = "packed"
            let signature = try sign(data + SHA256.hash(data: clientData))
            statement = .map([.text("alg"): try cose[3] ?? .null, .text("sig"): .bytes(signature)])
        }
        let attestation = CBOR.map([
            .text("fmt"): .text(format), .text("attStmt"): statement, .text("authData"): .bytes(data),
        ])
        return CreationAnswer(clientData: clientData, attestation: attestation.encoded)
    }

    package func asserted() throws -> AssertionAnswer {
        let clientData = clientData(type ?? "webauthn.get")
        let data = data(flags) + (extensions?.encoded ?? [])
        return AssertionAnswer(
            id: id, clientData: clientData, authenticatorData: data,
            signature: try sign(data + SHA256.hash(data: clientData)), userHandle: owner)
    }

    private func clientData(_ type: String) -> [UInt8] {
        Array(
            #"{"type":"\#(type)","challenge":"\#(challenge)","origin":"\#(origin)"\#(clientDataMore)}"#.utf8)
    }

    private func data(_ flags: UInt8) -> [UInt8] {
        SHA256.hash(data: Array(relyingParty.utf8)) + [flags | (extensions == nil ? 0 : 1 << 7)]
            + withUnsafeBytes(of: counter.bigEndian) { Array($0) }
    }

    private func sign(_ bytes: [UInt8]) throws -> [UInt8] {
        switch key {
        case .es256(let key): Array(try key.signature(for: SHA256.hash(data: bytes)).derRepresentation)
        case .ed25519(let key): Array(try key.signature(for: bytes))
        case .rs256(let key):
            Array(
                try key.signature(for: SHA256.hash(data: bytes), padding: .insecurePKCS1v1_5)
                    .rawRepresentation)
        }
    }
}
