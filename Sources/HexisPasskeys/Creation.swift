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
        let attestation = try AttestationObject(attestation)
        let data = try AuthenticatorData(attestation.authenticatorData)
        try data.check(for: site.id)
        guard let created = data.credential else { throw .malformed }
        try check(attestation, by: try PublicKey(created.publicKey))
        return PasskeyCredential(
            id: created.id, relyingParty: site.id, publicKey: created.publicKey, counter: data.counter,
            isBackupEligible: data.flags.contains(.isBackupEligible))
    }

    /// We ask for no attestation; browsers may then still pass on what a passkey says of itself (sections 8.2 and 8.7).
    private func check(_ attestation: AttestationObject, by key: PublicKey) throws(PasskeyError) {
        switch attestation.format {
        case "none":
            guard attestation.statement == .map([:]) else { throw .malformed }
        case "packed" where attestation.statement["x5c"] == nil:
            try checkSignature(of: attestation, by: key)
        default: throw .unsupportedAttestation
        }
    }

    private func checkSignature(
        of attestation: AttestationObject, by key: PublicKey
    ) throws(PasskeyError) {
        guard attestation.statement["alg"]?.integer == key.algorithm.rawValue,
            let signature = attestation.statement["sig"]?.bytes
        else { throw .malformed }
        let signed = attestation.authenticatorData + SHA256.hash(data: clientData)
        guard key.isSignature(signature, of: signed) else { throw .wrongSignature }
    }
}

/// An attestation object (WebAuthn Level 3, section 6.5).
private struct AttestationObject {
    let format: String
    let statement: CBOR
    let authenticatorData: [UInt8]

    init(_ bytes: [UInt8]) throws(PasskeyError) {
        guard let object = try? CBOR(bytes), let data = object["authData"]?.bytes,
            let format = object["fmt"]?.text, let statement = object["attStmt"]
        else { throw .malformed }
        self.format = format
        self.statement = statement
        authenticatorData = data
    }
}
