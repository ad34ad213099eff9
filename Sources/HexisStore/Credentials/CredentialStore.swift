package import HexisCore

/// With what a person signs in besides a password, as stored: whatever the service wrote of it, sealed.
package struct StoredCredential: Hashable, Sendable {
    package let kind: Kind
    package let id: Identifier
    package let person: PersonID
    package let bytes: [UInt8]

    package enum Kind: String, Sendable, CaseIterable {
        case passkey
        /// The person's account at an OpenID provider.
        case identity
    }

    package init(_ kind: Kind, id: Identifier, person: PersonID, bytes: [UInt8]) {
        self.kind = kind
        self.id = id
        self.person = person
        self.bytes = bytes
    }

    /// The most credentials of each kind that one person can have.
    package static let most = 20
}

/// Stores people's credentials, each to be found by a hash of what is unique about it.
package protocol CredentialStore: Sendable {
    /// Adds a credential. Throws `.credentialTaken` if anybody has this one, and `.tooManyCredentials` if the person has
    /// `StoredCredential.most` of its kind.
    func add(_ credential: StoredCredential, hash: TokenHash) async throws(StoreError)
    /// A person's credentials of a kind, in the order in which they were added.
    func credentials(
        _ kind: StoredCredential.Kind, of person: PersonID
    ) async throws(StoreError) -> [StoredCredential]
    /// The credential with this hash; `nil` if there is none.
    func credential(
        _ kind: StoredCredential.Kind, by hash: TokenHash
    ) async throws(StoreError) -> StoredCredential?
    /// Replaces what is stored of a credential. Does nothing if it was removed.
    func replace(_ credential: StoredCredential) async throws(StoreError)
    /// Removes a person's credential. Returns whether there was one.
    func removeCredential(
        _ kind: StoredCredential.Kind, _ id: Identifier, of person: PersonID
    ) async throws(StoreError) -> Bool
}
