package import HexisCore
package import HexisPasskeys
import HexisStore

/// A person's passkey.
package struct Passkey: Hashable, Sendable {
    package let id: Identifier
    package let person: PersonID
    /// What the person calls it.
    package let name: String
    package let added: Instant
    /// When somebody last signed in with it; `nil` if nobody has yet.
    package let lastUsed: Instant?
    package let credential: PasskeyCredential

    /// Whether browsers offer it at an address of the server.
    package func works(at origin: String) -> Bool {
        RelyingParty(origin: origin)?.id == credential.relyingParty
    }

    package func renamed(_ name: String) -> Passkey {
        Passkey(
            id: id, person: person, name: name, added: added, lastUsed: lastUsed, credential: credential)
    }

    package func used(_ credential: PasskeyCredential, at instant: Instant) -> Passkey {
        Passkey(
            id: id, person: person, name: name, added: added, lastUsed: instant, credential: credential)
    }
}

extension Passkey {
    /// By which the store finds it.
    static func hash(ofCredential id: [UInt8]) -> TokenHash { TokenHash(of: Base64URL.text(of: id)) }

    /// Returns `nil` for anything that this server would not have written.
    init?(_ stored: StoredCredential) {
        guard let json = try? JSON(parsing: stored.bytes), let name = json["name"]?.string,
            let added = json["added"]?.integer, let relyingParty = json["relyingParty"]?.string,
            let id = json["credential"]?.string.flatMap(Base64URL.bytes),
            let publicKey = json["publicKey"]?.string.flatMap(Base64URL.bytes),
            let counter = json["counter"]?.integer.flatMap({ UInt32(exactly: $0) })
        else { return nil }
        self.init(
            id: stored.id, person: stored.person, name: name, added: Instant(clamping: added),
            lastUsed: json["lastUsed"]?.integer.map { Instant(clamping: $0) },
            credential: PasskeyCredential(
                id: id, relyingParty: relyingParty, publicKey: publicKey, counter: counter,
                isBackupEligible: json["isBackupEligible"] == .bool(true)))
    }

    var stored: StoredCredential {
        StoredCredential(.passkey, id: id, person: person, bytes: Array(json.text.utf8))
    }

    private var json: JSON {
        let lastUsed = lastUsed.map { [JSON.Member("lastUsed", .integer($0.milliseconds))] } ?? []
        return .object(
            [
                JSON.Member("name", .string(name)), JSON.Member("added", .integer(added.milliseconds)),
                JSON.Member("relyingParty", .string(credential.relyingParty)),
                JSON.Member("credential", .string(Base64URL.text(of: credential.id))),
                JSON.Member("publicKey", .string(Base64URL.text(of: credential.publicKey))),
                JSON.Member("counter", .integer(Int64(credential.counter))),
                JSON.Member("isBackupEligible", .bool(credential.isBackupEligible)),
            ] + lastUsed)
    }
}
