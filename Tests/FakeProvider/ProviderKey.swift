package import Crypto
package import CryptoExtras
import Foundation
package import HexisCore

/// A key with which the fake provider signs, and what it publishes of it.
package struct ProviderKey: Sendable {
    package enum Kind: Sendable {
        case es256(P256.Signing.PrivateKey)
        case edDSA(Curve25519.Signing.PrivateKey)
        case rs256(_RSA.Signing.PrivateKey)
    }

    package let id: String
    package let kind: Kind

    package init(_ id: String, _ kind: Kind) {
        self.id = id
        self.kind = kind
    }

    package static func es256(_ id: String) -> ProviderKey { ProviderKey(id, .es256(.init())) }
    package static func edDSA(_ id: String) -> ProviderKey { ProviderKey(id, .edDSA(.init())) }
    package static func rs256(_ id: String) throws -> ProviderKey {
        ProviderKey(id, .rs256(try .init(keySize: .bits2048)))
    }

    package var algorithm: String {
        switch kind {
        case .es256: "ES256"
        case .edDSA: "EdDSA"
        case .rs256: "RS256"
        }
    }

    /// RFC 7518, section 3: the bytes of a signature.
    package func signature(of text: String) throws -> [UInt8] {
        let message = Data(text.utf8)
        switch kind {
        case .es256(let key): return Array(try key.signature(for: message).rawRepresentation)
        case .edDSA(let key): return Array(try key.signature(for: message))
        case .rs256(let key):
            return Array(try key.signature(for: message, padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }

    /// The public key (RFC 7517).
    package var published: [String: JSON] {
        var members: [String: JSON] = ["kid": .string(id), "use": .string("sig")]
        switch kind {
        case .es256(let key):
            let point = key.publicKey.rawRepresentation
            members["kty"] = .string("EC")
            members["crv"] = .string("P-256")
            members["x"] = .string(Base64URL.text(of: point.prefix(32)))
            members["y"] = .string(Base64URL.text(of: point.suffix(32)))
        case .edDSA(let key):
            members["kty"] = .string("OKP")
            members["crv"] = .string("Ed25519")
            members["x"] = .string(Base64URL.text(of: key.publicKey.rawRepresentation))
        case .rs256(let key):
            members["kty"] = .string("RSA")
            if let parts = try? key.publicKey.getKeyPrimitives() {
                members["n"] = .string(Base64URL.text(of: parts.modulus))
                members["e"] = .string(Base64URL.text(of: parts.publicExponent))
            }
        }
        return members
    }
}

extension JSON {
    /// An object of these members, in the order of their names.
    package init(members: [String: JSON]) {
        self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }
}
