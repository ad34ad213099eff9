import Crypto

/// What an authenticator states about a ceremony, and signs (WebAuthn Level 3, section 6.1).
package struct AuthenticatorData {
    let relyingPartyHash: [UInt8]
    let flags: Flags
    let counter: UInt32
    /// The new credential; only when one was created.
    let credential: AttestedCredential?

    struct Flags: OptionSet {
        let rawValue: UInt8

        static let isPresent = Flags(rawValue: 1)
        static let isVerified = Flags(rawValue: 1 << 2)
        static let isBackupEligible = Flags(rawValue: 1 << 3)
        static let isBackedUp = Flags(rawValue: 1 << 4)
        static let hasCredential = Flags(rawValue: 1 << 6)
        static let hasExtensions = Flags(rawValue: 1 << 7)
    }

    struct AttestedCredential {
        let id: [UInt8]
        /// The public key as encoded by the authenticator.
        let publicKey: [UInt8]
    }

    package init(_ bytes: [UInt8]) throws(PasskeyError) {
        guard bytes.count >= 37 else { throw .malformed }
        relyingPartyHash = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        var rest = bytes[37...]
        credential = flags.contains(.hasCredential) ? try AttestedCredential(from: &rest) : nil
        if flags.contains(.hasExtensions) {
            guard case .map? = AuthenticatorData.item(from: &rest) else { throw .malformed }
        }
        guard rest.isEmpty else { throw .malformed }
    }

    /// Throws unless this is of our own site, and of a person who was there and proved to be who they are.
    func check(for relyingParty: String) throws(PasskeyError) {
        guard relyingPartyHash == Array(SHA256.hash(data: Array(relyingParty.utf8))) else {
            throw .wrongRelyingParty
        }
        guard flags.contains(.isPresent) else { throw .notPresent }
        guard flags.contains(.isVerified) else { throw .notVerified }
        guard flags.contains(.isBackupEligible) || !flags.contains(.isBackedUp) else {
            throw .wrongBackupState
        }
    }

    /// Decodes the next item; `nil` if there is none.
    fileprivate static func item(from rest: inout ArraySlice<UInt8>) -> CBOR? {
        var decoder = CBORDecoder(rest)
        guard let item = try? decoder.item() else { return nil }
        rest = rest.suffix(decoder.rest.count)
        return item
    }
}

extension AuthenticatorData.AttestedCredential {
    /// The longest id of a credential, in bytes.
    private static let longestID = 1023

    fileprivate init(from rest: inout ArraySlice<UInt8>) throws(PasskeyError) {
        let length = try Self.lengthOfID(from: &rest)
        guard 1...Self.longestID ~= length, rest.count > length else { throw .malformed }
        id = Array(rest.prefix(length))
        rest = rest.dropFirst(length)
        let start = rest
        guard AuthenticatorData.item(from: &rest) != nil else { throw .malformed }
        publicKey = Array(start.prefix(start.count - rest.count))
    }

    private static func lengthOfID(from rest: inout ArraySlice<UInt8>) throws(PasskeyError) -> Int {
        // The first 16 bytes tell the model of the authenticator, which is nobody's business.
        let head = rest.prefix(18)
        guard head.count == 18 else { throw .malformed }
        rest = rest.dropFirst(18)
        return head.suffix(2).reduce(0) { $0 << 8 | Int($1) }
    }
}
