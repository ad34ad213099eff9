import HexisApp
import HexisCore

/// How much each person may record, so that one account does not fill the disk of everybody.
///
/// Bytes bound the number of entries as well, since the shortest takes 150 of them. Requests at the same moment may go
/// beyond it together, by what they bring along.
package struct JournalQuota: JournalObserver {
    let practices: LivePractices
    /// In bytes.
    let longest: Int64
    let world: World
    /// By a clock that nobody sets. What was taken in is counted afterwards, so that sending again what is there costs
    /// nothing.
    private let limiter = Limiter<Identifier>(.entries)

    package init(_ practices: LivePractices, longest: Int64, _ world: World) {
        self.practices = practices
        self.longest = longest
        self.world = world
    }

    /// Why a person's journal takes in nothing more now; `nil` where it does.
    package func refusal(of person: Identifier) async throws -> Refusal? {
        if let seconds = limiter.wait(of: person, at: world.uptime()) { return .tooFast(seconds: seconds) }
        let bytes = try await practices.bytes(of: person)
        return bytes < longest ? nil : .journalFull(megabytes: Int(longest / 1_000_000))
    }

    /// Records entries that were made here, unless the journal takes in nothing more.
    package func record(_ entries: [Entry], for person: Identifier, in journals: Journals) async throws {
        guard !entries.isEmpty else { return }
        if let refusal = try await refusal(of: person) { throw ServiceError.refused(refusal) }
        try await journals.record(entries, for: person)
    }

    package func journal(of person: Identifier, has entries: [Entry]) {
        limiter.count(entries.count, of: person, at: world.uptime())
    }
}
