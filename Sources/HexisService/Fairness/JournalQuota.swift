package import HexisApp
package import HexisCore

/// Limits how much each person may record, so that one account cannot fill the disk.
///
/// Bytes bound the number of entries as well, since the shortest takes 150 of them. Simultaneous requests may
/// together exceed the limit by the size of their bodies.
package struct JournalQuota: JournalObserver {
    let storage: StorageQuota
    let world: World
    /// Uses a clock that cannot be set. Entries count once they are accepted, so that resending known ones costs
    /// nothing.
    private let limiter = Limiter<PersonID>(.entries)

    init(_ storage: StorageQuota, _ world: World) {
        self.storage = storage
        self.world = world
    }

    /// The reason why a person's journal accepts no more entries now; `nil` if it does.
    package func refusal(of person: PersonID) async throws -> Refusal? {
        if let seconds = limiter.wait(of: person, at: world.uptime()) { return .tooFast(seconds: seconds) }
        let longest = try await storage.journalLimit(of: person)
        let bytes = try await storage.journalSize(of: person)
        return bytes < longest ? nil : .journalFull(megabytes: Int(longest / 1_000_000))
    }

    /// Records entries made on the server. Throws if the journal accepts no more.
    package func record(_ entries: [Entry], for person: PersonID, in journals: Journals) async throws {
        guard !entries.isEmpty else { return }
        if let refusal = try await refusal(of: person) { throw ServiceError.refused(refusal) }
        try await journals.record(entries, for: person)
    }

    package func journal(of person: PersonID, has entries: [Entry]) {
        limiter.count(entries.count, of: person, at: world.uptime())
    }
}
