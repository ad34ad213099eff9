import HexisCore

/// An arrival at a place that a server accepted, but did not process before it stopped.
public struct UnseenArrival: Hashable, Sendable {
    public let person: Identifier
    /// The entry that records the arrival.
    public let entry: Entry

    public init(person: Identifier, entry: Entry) {
        self.person = person
        self.entry = entry
    }
}
