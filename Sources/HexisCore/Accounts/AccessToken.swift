/// An API token: lets a person's own program in, with a scope and a name. Its secret is shown once, when it is created.
public struct AccessToken: Hashable, Sendable {
    public let id: Identifier
    /// The name that the person gave it: “My watch”.
    public let name: Line
    public let scope: AccessScope
    public let made: Instant

    public init(id: Identifier, name: Line, scope: AccessScope, made: Instant) {
        self.id = id
        self.name = name
        self.scope = scope
        self.made = made
    }

    /// The most tokens that a person can have at a time.
    public static let most = 20
}

/// What a token allows a program to do.
public struct AccessScope: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Reading everything that the person recorded.
    public static let reading = AccessScope(rawValue: 1)
    /// Recording check-ins and measurements. It does not include reading.
    public static let adding = AccessScope(rawValue: 2)
    /// Reading and changing medicines, doses and measurements, for apps built on CareKit.
    public static let syncing = AccessScope(rawValue: 4)
}
