package import HexisCore

/// An arrival at a place that a server accepted, but did not process before it stopped.
package struct UnseenArrival: Hashable, Sendable {
    package let person: PersonID
    /// The entry that records the arrival.
    package let entry: Entry

    package init(person: PersonID, entry: Entry) {
        self.person = person
        self.entry = entry
    }
}
