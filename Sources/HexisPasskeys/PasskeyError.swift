/// The reason why a browser's answer does not make or prove a passkey: a step of the verification that failed
/// (WebAuthn Level 3, sections 7.1 and 7.2).
package enum PasskeyError: String, Error, Hashable, Sendable, CaseIterable {
    /// The client data, the authenticator data or the attestation is not written as it has to be.
    case malformed
    /// The client data is of the other ceremony.
    case wrongType
    case wrongChallenge
    case wrongOrigin
    /// The browser asked inside a frame of another site.
    case crossOrigin
    /// The authenticator was asked for another site.
    case wrongRelyingParty
    /// Nobody touched the authenticator.
    case notPresent
    /// The authenticator did not check who used it, by fingerprint, face or PIN.
    case notVerified
    /// The passkey is backed up although it cannot be, or can be backed up all of a sudden.
    case wrongBackupState
    case unsupportedAlgorithm
    /// The public key is no key of its algorithm.
    case unusableKey
    /// Attestation of a kind that was not asked for.
    case unsupportedAttestation
    case wrongSignature
    /// The counter went back: there may be a copy of the authenticator.
    case counterWentBack
    /// The answer is of another passkey, or another person's.
    case wrongCredential
}
