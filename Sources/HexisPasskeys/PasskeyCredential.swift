/// What the server knows of a passkey, to recognize it at every sign-in.
package struct PasskeyCredential: Hashable, Sendable {
    /// Chosen by the authenticator: at most 1023 bytes.
    package let id: [UInt8]
    /// The id of the site that it was made for.
    package let relyingParty: String
    /// A COSE key.
    package let publicKey: [UInt8]
    /// How often the authenticator has used it; stays 0 if the authenticator does not count.
    package let counter: UInt32
    /// Whether it can be copied to the person's other devices.
    package let isBackupEligible: Bool

    package init(
        id: [UInt8], relyingParty: String, publicKey: [UInt8], counter: UInt32, isBackupEligible: Bool
    ) {
        self.id = id
        self.relyingParty = relyingParty
        self.publicKey = publicKey
        self.counter = counter
        self.isBackupEligible = isBackupEligible
    }
}
