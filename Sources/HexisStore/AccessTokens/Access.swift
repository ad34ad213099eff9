import HexisCore

/// A valid API token, with the person it belongs to.
public struct Access: Hashable, Sendable {
    public let person: Identifier
    public let token: AccessToken

    public init(person: Identifier, token: AccessToken) {
        self.person = person
        self.token = token
    }
}
