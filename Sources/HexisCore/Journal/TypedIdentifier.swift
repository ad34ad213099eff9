/// An identifier of one kind of thing. The compiler takes no session for a person.
public protocol TypedIdentifier: Hashable, Comparable, Sendable, CustomStringConvertible {
    var identifier: Identifier { get }
    init(_ identifier: Identifier)
}

extension TypedIdentifier {
    public static func < (left: Self, right: Self) -> Bool { left.identifier < right.identifier }

    /// Thirty-two hexadecimal digits.
    public var description: String { identifier.description }

    /// Reads 32 hexadecimal digits; anything else is `nil`.
    public init?(_ text: String) {
        guard let identifier = Identifier(text) else { return nil }
        self.init(identifier)
    }

    /// Sixteen bytes, the most significant first.
    public var bytes: [UInt8] { identifier.bytes }

    /// Reads exactly sixteen bytes; any other number of them is `nil`.
    public init?(bytes: some Collection<UInt8>) {
        guard let identifier = Identifier(bytes: bytes) else { return nil }
        self.init(identifier)
    }
}

/// The identifier of a person who has an account.
public struct PersonID: TypedIdentifier {
    public let identifier: Identifier

    public init(_ identifier: Identifier) { self.identifier = identifier }
}

/// The identifier of a session, which is a signed-in browser of a person.
public struct SessionID: TypedIdentifier {
    public let identifier: Identifier

    public init(_ identifier: Identifier) { self.identifier = identifier }
}
