import HexisCore
import JWTKit

/// The public keys with which a provider signs (RFC 7517).
struct SigningKeys: Sendable {
    /// By their identifiers; a lone key may have none.
    private let keys: [String: JWK]

    private static let most = 100

    /// Skips keys of kinds that are not known here. Throws if none is left.
    init(json bytes: [UInt8]) throws(OpenIDError) {
        guard let json = try? JSON(parsing: bytes), case .array(let members)? = json["keys"],
            members.count <= SigningKeys.most
        else { throw .keys }
        var keys: [String: JWK] = [:]
        for member in members where (member["use"]?.string ?? "sig") == "sig" {
            guard let key = try? JWK(json: member.text) else { continue }
            keys[key.keyIdentifier?.string ?? ""] = key
        }
        guard !keys.isEmpty else { throw .keys }
        self.keys = keys
    }

    /// Throws unless the key that a token's header names signed the token.
    ///
    /// Only algorithms with a public key count: “none” signs nothing, and with “HS256” anybody could sign who knows the
    /// public key.
    func verify(_ token: String, _ header: JSON) async throws(IdentityTokenProblem) {
        let algorithm = try SigningKeys.algorithm(in: header)
        guard var key = key(header["kid"]?.string) else { throw .unknownKey }
        guard (key.algorithm ?? algorithm) == algorithm else { throw .algorithm }
        key.algorithm = algorithm
        // A collection finds a key without an identifier by none.
        key.keyIdentifier = JWKIdentifier(string: header["kid"]?.string ?? "")
        let collection = JWTKeyCollection()
        do { try await collection.add(jwk: key) } catch { throw .algorithm }
        do { _ = try await collection.verify(token, as: AnyClaims.self) } catch { throw .signature }
    }

    private static func algorithm(in header: JSON) throws(IdentityTokenProblem) -> JWK.Algorithm {
        guard let name = header["alg"]?.string, let algorithm = JWK.Algorithm(rawValue: name),
            algorithm != .rsaOAEP, header["crit"] == nil
        else { throw .algorithm }
        return algorithm
    }

    private func key(_ identifier: String?) -> JWK? {
        guard let identifier else { return keys.count == 1 ? keys.first?.value : nil }
        return keys[identifier] ?? (keys.count == 1 ? keys[""] : nil)
    }
}

/// The claims of a token, which are read elsewhere.
private struct AnyClaims: JWTPayload {
    func verify(using algorithm: some JWTAlgorithm) {}
}
