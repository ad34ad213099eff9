import HexisCore

/// A program that was let in: at whom, and how far.
public struct Access: Hashable, Sendable {
    public let person: Identifier
    public let token: AccessToken

    public init(person: Identifier, token: AccessToken) {
        self.person = person
        self.token = token
    }
}
