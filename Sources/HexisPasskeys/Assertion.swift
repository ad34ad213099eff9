import Crypto

/// A browser's answer to the request to prove a passkey.
package struct AssertionAnswer: Sendable {
    /// The id of the passkey that was used.
    package let id: [UInt8]
    package let clientData: [UInt8]
    package let authenticatorData: [UInt8]
    package let signature: [UInt8]
    /// What the passkey was created for: the person's identifier.
    package let userHandle: [UInt8]

    package init(
        id: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8],
        userHandle: [UInt8]
    ) {
        self.id = id
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }

    /// The passkey as it is after this use, once everything about the answer holds (WebAuthn Level 3, section 7.2).
    ///
    /// - Parameters:
    ///   - credential: The passkey with the answer's id.
    ///   - owner: What the passkey was created for.
    ///   - challenge: The challenge that this browser was given, in base64url.
    ///   - site: Our own site.
    package func proven(
        _ credential: PasskeyCredential, of owner: [UInt8], for challenge: String, at site: RelyingParty
    ) throws(PasskeyError) -> PasskeyCredential {
        guard id == credential.id, userHandle == owner else { throw .wrongCredential }
        try ClientData(clientData).check(.assertion, to: challenge, at: site)
        guard credential.relyingParty == site.id else { throw .wrongRelyingParty }
        let data = try AuthenticatorData(authenticatorData)
        try check(data, of: credential)
        return PasskeyCredential(
            id: id, relyingParty: credential.relyingParty, publicKey: credential.publicKey,
            counter: data.counter, isBackupEligible: credential.isBackupEligible)
    }

    private func check(
        _ data: AuthenticatorData, of credential: PasskeyCredential
    ) throws(PasskeyError) {
        try data.check(for: credential.relyingParty)
        guard data.flags.contains(.isBackupEligible) == credential.isBackupEligible else {
            throw .wrongBackupState
        }
        try checkSignature(by: credential)
        guard data.counter > credential.counter || data.counter == 0 && credential.counter == 0 else {
            throw .counterWentBack
        }
    }

    private func checkSignature(by credential: PasskeyCredential) throws(PasskeyError) {
        guard
            try PublicKey(credential.publicKey).isSignature(
                signature, of: authenticatorData + SHA256.hash(data: clientData))
        else { throw .wrongSignature }
    }
}
