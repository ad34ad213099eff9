/// What lets a program of a person's own in: how far, and under which name. Its secret is shown once, when it is made.
public struct AccessToken: Hashable, Sendable {
    public let id: Identifier
    /// What the person calls it: “My watch”.
    public let name: Line
    public let scope: AccessScope
    public let made: Instant

    public init(id: Identifier, name: Line, scope: AccessScope, made: Instant) {
        self.id = id
        self.name = name
        self.scope = scope
        self.made = made
    }

    /// So many a person can have at a time.
    public static let most = 20
}

/// What a program may do.
public struct AccessScope: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// See everything that the person recorded.
    public static let reading = AccessScope(rawValue: 1)
    /// Record check-ins and measurements. Alone, it shows nothing.
    public static let adding = AccessScope(rawValue: 2)
}
