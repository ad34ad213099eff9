import Crypto
import Foundation
package import HexisCore
package import HexisOpenID
import HexisStore

/// A person's account at an OpenID provider, with which they sign in here.
package struct LinkedAccount: Hashable, Sendable {
    package let id: Identifier
    package let person: PersonID
    /// The provider's identifier in the configuration.
    package let provider: String
    package let issuer: String
    /// What the person recognizes it by; empty if the provider says nothing.
    package let label: String
    package let added: Instant
    /// When somebody last signed in with it.
    package let lastUsed: Instant?

    init(
        id: Identifier, person: PersonID, provider: String, _ identity: ProviderIdentity, added: Instant
    ) {
        self.id = id
        self.person = person
        self.provider = provider
        issuer = identity.issuer
        label = String(identity.label.prefix(100))
        self.added = added
        lastUsed = nil
    }

    private init(_ former: LinkedAccount, lastUsed: Instant?) {
        (id, person, provider, issuer) = (former.id, former.person, former.provider, former.issuer)
        (label, added) = (former.label, former.added)
        self.lastUsed = lastUsed
    }

    func used(at instant: Instant) -> LinkedAccount { LinkedAccount(self, lastUsed: instant) }

    /// Whether it still signs in: its provider may have been taken out of the configuration.
    package func works(with providers: [OpenIDProvider]) -> Bool {
        providers.contains { $0.id == provider && $0.issuer.text == issuer }
    }
}

extension LinkedAccount {
    /// Returns `nil` for anything that this server would not have written.
    init?(_ stored: StoredCredential) {
        guard let json = try? JSON(parsing: stored.bytes), let provider = json["provider"]?.string,
            let issuer = json["issuer"]?.string, let label = json["label"]?.string,
            let added = json["added"]?.integer
        else { return nil }
        (id, person) = (stored.id, stored.person)
        (self.provider, self.issuer, self.label) = (provider, issuer, label)
        self.added = Instant(clamping: added)
        lastUsed = json["lastUsed"]?.integer.map { Instant(clamping: $0) }
    }

    var stored: StoredCredential {
        let lastUsed = lastUsed.map { [JSON.Member("lastUsed", .integer($0.milliseconds))] } ?? []
        let json = JSON.object(
            [
                JSON.Member("provider", .string(provider)), JSON.Member("issuer", .string(issuer)),
                JSON.Member("label", .string(label)), JSON.Member("added", .integer(added.milliseconds)),
            ] + lastUsed)
        return StoredCredential(.identity, id: id, person: person, bytes: Array(json.text.utf8))
    }
}

/// Finds linked accounts by who somebody is at a provider. The hash takes the server's key, because a subject may be easy
/// to guess.
struct IdentityHashes: Sendable {
    private let key: SymmetricKey

    /// Takes a key that has no other use.
    init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

    func hash(of identity: ProviderIdentity) throws(StoreError) -> TokenHash {
        // An issuer contains no space.
        let message = Data("\(identity.issuer) \(identity.subject)".utf8)
        let code = Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
        guard let hash = TokenHash(bytes: code) else { throw .credentialTaken(.identity) }
        return hash
    }
}
