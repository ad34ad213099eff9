/// What the server knows of a passkey, to recognize it at every sign-in.
public struct PasskeyCredential: Hashable, Sendable {
    /// Chosen by the authenticator: at most 1023 bytes.
    public let id: [UInt8]
    /// The id of the site that it was made for.
    public let relyingParty: String
    /// A COSE key.
    public let publicKey: [UInt8]
    /// How often the authenticator has used it; stays 0 if the authenticator does not count.
    public let counter: UInt32
    /// Whether it can be copied to the person's other devices.
    public let isBackupEligible: Bool

    public init(
        id: [UInt8], relyingParty: String, publicKey: [UInt8], counter: UInt32, isBackupEligible: Bool
    ) {
        self.id = id
        self.relyingParty = relyingParty
        self.publicKey = publicKey
        self.counter = counter
        self.isBackupEligible = isBackupEligible
    }
}
