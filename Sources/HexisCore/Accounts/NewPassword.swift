/// A password that a person may choose: long enough to be hard to guess, with no rules of composition.
public struct NewPassword: Hashable, Sendable {
    public let text: String
    /// The minimum length in characters, as a person counts them.
    public static let fewestCharacters = 8
    /// The maximum length in bytes: enough for any sentence, while it bounds the work of hashing.
    public static let mostBytes = 256

    public init(_ text: String) throws(NewPasswordError) {
        guard text.utf8.count <= NewPassword.mostBytes else { throw .tooLong }
        guard text.count >= NewPassword.fewestCharacters else { throw .tooShort }
        self.text = text
    }
}

/// The reason why a password is rejected.
public enum NewPasswordError: Error, Hashable, Sendable {
    case tooShort
    case tooLong
    /// Attackers guess it first. Only a server knows the common passwords.
    case tooCommon
}
