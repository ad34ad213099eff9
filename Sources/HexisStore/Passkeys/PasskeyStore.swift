import HexisCore

/// A passkey as stored: whatever the service wrote of it, sealed.
public struct StoredPasskey: Hashable, Sendable {
    public let id: Identifier
    public let person: Identifier
    public let bytes: [UInt8]

    public init(id: Identifier, person: Identifier, bytes: [UInt8]) {
        self.id = id
        self.person = person
        self.bytes = bytes
    }

    /// The most passkeys of one person.
    public static let most = 20
}

/// Stores people's passkeys, each to be found by the hash of its credential's id.
public protocol PasskeyStore: Sendable {
    /// Adds a passkey. Throws `.passkeyTaken` if anybody has one with this credential, and `.tooManyPasskeys` if the
    /// person has `StoredPasskey.most`.
    func add(_ passkey: StoredPasskey, credential: TokenHash) async throws(StoreError)
    /// A person's passkeys, in the order in which they were added.
    func passkeys(of person: Identifier) async throws(StoreError) -> [StoredPasskey]
    /// The passkey with this credential; `nil` if there is none.
    func passkey(by credential: TokenHash) async throws(StoreError) -> StoredPasskey?
    /// Replaces what is stored of a passkey. Does nothing if it was removed.
    func replace(_ passkey: StoredPasskey) async throws(StoreError)
    /// Removes a person's passkey. Returns whether there was one.
    func removePasskey(_ id: Identifier, of person: Identifier) async throws(StoreError) -> Bool
}
