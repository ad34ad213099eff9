package import HexisCore
package import HexisStore

/// Appends a device's entries to a person's journal, each independently: a refused one keeps no other out.
package struct SyncIntake {
    let store: any JournalStore
    let journals: Journals
    let person: PersonID
    let now: Instant
    /// The practice, if the journal accepts no new entries; `nil` if it does.
    let whole: Practice?

    package init(
        _ store: any JournalStore, _ journals: Journals, of person: PersonID, at now: Instant,
        whole: Practice?
    ) {
        self.store = store
        self.journals = journals
        self.person = person
        self.now = now
        self.whole = whole
    }

    package struct Taken {
        /// One outcome per entry, in the order of the entries.
        package var outcomes: [SyncOutcome]
        /// The stored entries under the ids that came out as `different`.
        package var stored: [[UInt8]] = []
        /// Whether the disk was full, so that none was stored.
        var isDiskFull = false
    }

    package func take(_ entries: [ArraySlice<UInt8>]) async throws(StoreError) -> Taken {
        var taken = Taken(outcomes: [SyncOutcome](repeating: .unread, count: entries.count))
        let readable = read(entries, &taken)
        guard !readable.isEmpty else { return taken }
        guard let outcomes = try await append(readable.map { $0.entry }) else {
            // The device keeps its entries, and still receives those of others.
            taken.isDiskFull = true
            return taken
        }
        for (one, outcome) in zip(readable, outcomes) { try await note(outcome, of: one, &taken) }
        return taken
    }

    /// The entries that can be appended, with their places.
    private func read(
        _ entries: [ArraySlice<UInt8>], _ taken: inout Taken
    ) -> [(place: Int, entry: Entry)] {
        var readable: [(place: Int, entry: Entry)] = []
        for (place, bytes) in entries.enumerated() {
            guard let entry = SyncIntake.entry(bytes) else { continue }
            if JournalClock.isTooFarAhead(entry.at, at: now) {
                taken.outcomes[place] = .ahead
            } else if whole.map({ $0.contains(entry.id) }) ?? true {
                readable.append((place, entry))
            }
        }
        return readable
    }

    private func note(
        _ outcome: AppendOutcome, of one: (place: Int, entry: Entry), _ taken: inout Taken
    ) async throws(StoreError) {
        switch outcome {
        case .accepted:
            taken.outcomes[one.place] = .kept
            journals.arrived(one.entry, at: now)
        case .alreadyKnown(let sequence): try await compare(one, withStored: sequence, &taken)
        case .refused: break
        }
    }

    private func compare(
        _ one: (place: Int, entry: Entry), withStored sequence: Int64, _ taken: inout Taken
    ) async throws(StoreError) {
        // A stored entry that is unreadable, on a damaged disk for example, does not override the device's.
        let there = try await store.entries(of: person, after: sequence - 1, limit: 1).entries.first
        taken.outcomes[one.place] = there.map { $0 == one.entry } ?? true ? .kept : .different
        if let there, there != one.entry { taken.stored.append(there.bytes) }
    }

    /// Returns `nil` if the disk is full.
    private func append(_ entries: [Entry]) async throws(StoreError) -> [AppendOutcome]? {
        do throws(StoreError) {
            return try await journals.append(entries, to: person)
        } catch {
            guard case .diskFull = error else { throw error }
            return nil
        }
    }

    /// The reason why the device keeps some of its entries; `nil` if the server has room.
    package func limit(of taken: Taken) -> SyncLimit? {
        if taken.isDiskFull { return .diskFull }
        return whole != nil && taken.outcomes.contains(.unread) ? .reached : nil
    }

    private static func entry(_ bytes: ArraySlice<UInt8>) -> Entry? { try? Entry(bytes: bytes) }
}

/// The reason why the server accepts no more entries of a device for now: the value of the header `Hexis-Limit`.
package enum SyncLimit: String {
    /// The person has recorded as much as they may.
    case reached
    case diskFull = "disk-full"
}
