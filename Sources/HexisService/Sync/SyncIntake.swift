import HexisCore
import HexisStore

/// Takes entries of a device into a person's journal, each for itself: one that is refused keeps no other out.
package struct SyncIntake {
    let store: any JournalStore
    let journals: Journals
    let person: Identifier
    let now: Instant
    /// What the journal holds, where it takes in nothing more; `nil` where it does.
    let whole: Practice?

    package init(
        _ store: any JournalStore, _ journals: Journals, of person: Identifier, at now: Instant,
        whole: Practice?
    ) {
        self.store = store
        self.journals = journals
        self.person = person
        self.now = now
        self.whole = whole
    }

    package struct Taken {
        /// One for each entry, in their order.
        package var outcomes: [SyncOutcome]
        /// What was there under the ids that were told to be different.
        package var stored: [[UInt8]] = []
        /// Whether there was no room for any of them.
        var isDiskFull = false
    }

    package func take(_ entries: [ArraySlice<UInt8>]) async throws -> Taken {
        var taken = Taken(outcomes: [SyncOutcome](repeating: .unread, count: entries.count))
        var readable: [(place: Int, entry: Entry)] = []
        for (place, bytes) in entries.enumerated() {
            guard let entry = SyncIntake.entry(bytes) else { continue }
            if JournalClock.isTooFarAhead(entry.at, at: now) {
                taken.outcomes[place] = .ahead
            } else if whole.map({ $0.contains(entry.id) }) ?? true {
                readable.append((place, entry))
            }
        }
        guard !readable.isEmpty else { return taken }
        guard let outcomes = try await append(readable.map { $0.entry }) else {
            // The device keeps them, and gets what others wrote all the same.
            taken.isDiskFull = true
            return taken
        }
        for ((place, entry), outcome) in zip(readable, outcomes) {
            switch outcome {
            case .accepted: taken.outcomes[place] = .kept
            case .alreadyKnown(let sequence):
                // One that cannot be read any more, on a damaged disk say, does not outdo the device's.
                let there = try await store.entries(of: person, after: sequence - 1, limit: 1).entries.first
                taken.outcomes[place] = there.map { $0 == entry } ?? true ? .kept : .different
                if let there, there != entry { taken.stored.append(there.bytes) }
            case .refused: break
            }
        }
        return taken
    }

    /// `nil` where the disk is full.
    private func append(_ entries: [Entry]) async throws(StoreError) -> [AppendOutcome]? {
        do throws(StoreError) {
            return try await journals.append(entries, to: person)
        } catch {
            guard case .diskFull = error else { throw error }
            return nil
        }
    }

    /// Why the device keeps some of what it sent; `nil` where that is not up to the server's room.
    package func limit(of taken: Taken) -> SyncLimit? {
        if taken.isDiskFull { return .diskFull }
        return whole != nil && taken.outcomes.contains(.unread) ? .reached : nil
    }

    private static func entry(_ bytes: ArraySlice<UInt8>) -> Entry? { try? Entry(bytes: bytes) }
}

/// Why the server takes in nothing more of a device for now, as the header `Hexis-Limit` says it.
package enum SyncLimit: String {
    /// The person has recorded as much as they may.
    case reached
    case diskFull = "disk-full"
}
