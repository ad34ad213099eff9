package import Crypto
package import CryptoExtras
import Foundation

/// The public key of a passkey, of one of the three algorithms that browsers are asked for.
package enum PublicKey {
    case es256(P256.Signing.PublicKey)
    case ed25519(Curve25519.Signing.PublicKey)
    case rs256(_RSA.Signing.PublicKey)

    /// The lengths of RSA moduli, in bytes: 2048 bits at least.
    private static let modulusLengths = 256...1024

    /// Decodes a COSE key (RFC 9053, sections 2 and 7; RFC 8230, section 4).
    package init(_ bytes: [UInt8]) throws(PasskeyError) {
        guard let key = try? CBOR(bytes) else { throw .malformed }
        switch key[3]?.integer {
        case PasskeyAlgorithm.es256.rawValue: self = .es256(try PublicKey.pointOnP256(in: key))
        case PasskeyAlgorithm.ed25519.rawValue: self = .ed25519(try PublicKey.pointOnCurve25519(in: key))
        case PasskeyAlgorithm.rs256.rawValue: self = .rs256(try PublicKey.rsaKey(in: key))
        default: throw .unsupportedAlgorithm
        }
    }

    private static func pointOnP256(in key: CBOR) throws(PasskeyError) -> P256.Signing.PublicKey {
        guard key[1] == .integer(2), key[-1] == .integer(1), let x = key[-2]?.bytes,
            let y = key[-3]?.bytes, x.count == 32, y.count == 32,
            let point = try? P256.Signing.PublicKey(rawRepresentation: x + y)
        else { throw .unusableKey }
        return point
    }

    private static func pointOnCurve25519(
        in key: CBOR
    ) throws(PasskeyError) -> Curve25519.Signing.PublicKey {
        guard key[1] == .integer(1), key[-1] == .integer(6), let x = key[-2]?.bytes,
            let point = try? Curve25519.Signing.PublicKey(rawRepresentation: x)
        else { throw .unusableKey }
        return point
    }

    private static func rsaKey(in key: CBOR) throws(PasskeyError) -> _RSA.Signing.PublicKey {
        guard key[1] == .integer(3), let modulus = key[-1]?.bytes, let exponent = key[-2]?.bytes,
            modulusLengths ~= modulus.count,
            let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
        else { throw .unusableKey }
        return key
    }

    var algorithm: PasskeyAlgorithm {
        switch self {
        case .es256: .es256
        case .ed25519: .ed25519
        case .rs256: .rs256
        }
    }

    func isSignature(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
        switch self {
        case .es256(let key): key.isDERSignature(signature, of: bytes)
        case .ed25519(let key): key.isValidSignature(signature, for: bytes)
        case .rs256(let key):
            key.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: bytes),
                padding: .insecurePKCS1v1_5)
        }
    }
}

extension P256.Signing.PublicKey {
    fileprivate func isDERSignature(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
        guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
            return false
        }
        return isValidSignature(signature, for: SHA256.hash(data: bytes))
    }
}

/// A signature algorithm by its number at IANA (COSE Algorithms), the preferred one first.
package enum PasskeyAlgorithm: Int64, Sendable, CaseIterable {
    case es256 = -7
    case ed25519 = -8
    case rs256 = -257
}
