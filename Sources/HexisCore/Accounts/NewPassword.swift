/// A password that a person may choose: long enough to be hard to guess, with no rule about its make-up.
///
/// Rules of composition make passwords weaker and harder to remember (NIST SP 800-63B, section 3.1.1.2).
public struct NewPassword: Hashable, Sendable {
    public let text: String
    /// In characters, as a person counts them.
    public static let fewestCharacters = 8
    /// Enough for any sentence; bounds the work of hashing.
    public static let mostBytes = 256

    public init(_ text: String) throws(NewPasswordError) {
        guard text.utf8.count <= NewPassword.mostBytes else { throw .tooLong }
        guard text.count >= NewPassword.fewestCharacters else { throw .tooShort }
        self.text = text
    }
}

/// Why a password cannot be chosen.
public enum NewPasswordError: Error, Hashable, Sendable {
    case tooShort
    case tooLong
    /// It is guessed first; only a server knows which those are.
    case tooCommon
}
