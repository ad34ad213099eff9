import Foundation
import HexisCore
import HexisOpenID

/// A JSON file that lists OpenID providers:
///
///     [{"id": "clinic", "name": "City Clinic", "issuer": "https://id.clinic.example",
///       "client-id": "hexis", "client-secret": "…"},
///      {"id": "apple", "name": "Apple", "issuer": "https://appleid.apple.com", "client-id": "org.example.hexis",
///       "apple-team": "…", "apple-key-id": "…", "apple-key": "-----BEGIN PRIVATE KEY-----…"}]
enum ProvidersFile {
    /// An error in the file: one sentence.
    struct Wrong: Error {
        let message: String
    }

    static func providers(at path: String) throws(Wrong) -> [OpenIDProvider] {
        var providers: [OpenIDProvider] = []
        for member in try members(at: path) {
            let provider = try provider(member, path)
            guard !providers.contains(where: { $0.id == provider.id }) else {
                throw Wrong(message: "Two providers in \(path) have the id “\(provider.id)”.")
            }
            providers.append(provider)
        }
        return providers
    }

    private static func members(at path: String) throws(Wrong) -> [JSON] {
        let bytes: Data
        do { bytes = try Data(contentsOf: URL(filePath: path)) } catch {
            throw Wrong(message: "Cannot read \(path): \(systemReason(of: error)).")
        }
        guard let json = try? JSON(parsing: bytes), case .array(let members) = json else {
            throw Wrong(message: "\(path) must be a JSON array of providers.")
        }
        return members
    }

    private static func provider(_ json: JSON, _ path: String) throws(Wrong) -> OpenIDProvider {
        func text(_ name: String) throws(Wrong) -> String {
            guard let text = json[name]?.string, !text.isEmpty else {
                throw Wrong(message: "A provider in \(path) lacks “\(name)”.")
            }
            return text
        }
        let id = try text("id")
        guard let issuer = IssuerURL(try text("issuer")) else {
            throw Wrong(message: "The issuer of “\(id)” in \(path) must be an https:// address.")
        }
        guard
            let provider = OpenIDProvider(
                id: id, name: json["name"]?.string ?? issuer.host, issuer: issuer,
                clientID: try text("client-id"), secret: try secret(json, id, path))
        else {
            throw Wrong(
                message:
                    "The id “\(id)” in \(path) must have 1 to 40 lower-case letters, digits and dashes.")
        }
        return provider
    }

    private static func secret(_ json: JSON, _ id: String, _ path: String) throws(Wrong) -> ClientSecret {
        if let secret = json["client-secret"]?.string { return .shared(secret) }
        guard let team = json["apple-team"]?.string else { return .none }
        guard let keyID = json["apple-key-id"]?.string, let pem = json["apple-key"]?.string,
            let key = try? AppleKey(team: team, keyID: keyID, pem: pem)
        else {
            throw Wrong(
                message: "“\(id)” in \(path) needs “apple-key-id”, and a private key in PEM as “apple-key”.")
        }
        return .apple(key)
    }
}
