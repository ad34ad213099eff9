import HexisCore

/// An arrival at a place that a server accepted, and did not live to see to.
public struct UnseenArrival: Hashable, Sendable {
    public let person: Identifier
    /// Which tells of it.
    public let entry: Entry

    public init(person: Identifier, entry: Entry) {
        self.person = person
        self.entry = entry
    }
}
