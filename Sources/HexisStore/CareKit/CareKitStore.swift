package import HexisCore

/// A revision of a person's log of CareKit as stored: whatever the service wrote of it, sealed under the person's key.
package struct StoredCareKitRevision: Hashable, Sendable {
    /// Its place in the log, from 1.
    package let number: Int64
    package let bytes: [UInt8]
    /// Whether a device pushed it, and what it says is not in the journal yet.
    package let isPending: Bool

    package init(number: Int64, bytes: [UInt8], isPending: Bool) {
        self.number = number
        self.bytes = bytes
        self.isPending = isPending
    }
}

/// Stores what people exchange with apps built on CareKit.
package protocol CareKitStore: Sendable {
    /// A person's revisions, in order.
    func careKitRevisions(of person: PersonID) async throws(StoreError) -> [StoredCareKitRevision]
    /// Appends revisions. Returns `false`, and appends nothing, unless their numbers continue the log.
    func addCareKit(_ revisions: [StoredCareKitRevision], of person: PersonID) async throws(StoreError)
        -> Bool
    /// Notes that the journal has what these revisions say.
    func settleCareKit(_ numbers: [Int64], of person: PersonID) async throws(StoreError)
}
