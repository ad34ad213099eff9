import Crypto

/// A browser's answer to the request to create a passkey.
package struct CreationAnswer: Sendable {
    package let clientData: [UInt8]
    package let attestation: [UInt8]

    package init(clientData: [UInt8], attestation: [UInt8]) {
        self.clientData = clientData
        self.attestation = attestation
    }

    /// The passkey that was created, once everything about it holds (WebAuthn Level 3, section 7.1).
    ///
    /// - Parameters:
    ///   - challenge: The challenge that this browser was given, in base64url.
    ///   - site: Our own site.
    package func credential(
        for challenge: String, at site: RelyingParty
    ) throws(PasskeyError) -> PasskeyCredential {
        try ClientData(clientData).check(.creation, to: challenge, at: site)
        guard let attestation = try? CBOR(attestation), let bytes = attestation["authData"]?.bytes,
            let format = attestation["fmt"]?.text, let statement = attestation["attStmt"]
        else { throw .malformed }
        let data = try AuthenticatorData(bytes)
        try data.check(for: site.id)
        guard let created = data.credential else { throw .malformed }
        let key = try PublicKey(created.publicKey)
        try check(statement, of: format, by: key, over: bytes)
        return PasskeyCredential(
            id: created.id, relyingParty: site.id, publicKey: created.publicKey, counter: data.counter,
            isBackupEligible: data.flags.contains(.isBackupEligible))
    }

    /// We ask for no attestation; browsers may then still pass on what a passkey says of itself (sections 8.2 and 8.7).
    private func check(
        _ statement: CBOR, of format: String, by key: PublicKey, over data: [UInt8]
    ) throws(PasskeyError) {
        switch format {
        case "none":
            guard statement == .map([:]) else { throw .malformed }
        case "packed" where statement["x5c"] == nil:
            guard statement["alg"]?.integer == key.algorithm.rawValue,
                let signature = statement["sig"]?.bytes
            else { throw .malformed }
            guard key.isSignature(signature, of: data + SHA256.hash(data: clientData)) else {
                throw .wrongSignature
            }
        default: throw .unsupportedAttestation
        }
    }
}
