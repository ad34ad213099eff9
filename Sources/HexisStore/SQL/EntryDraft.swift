import Foundation
import HexisCore

/// An entry to be appended to the journal.
enum EntryDraft: Sendable {
    case sealed(id: Data, Data, isArrival: Bool)
    case refused(WireError)

    /// Refuses an entry that could not be read back. It arrives `now`.
    init(_ entry: Entry, at now: Instant, key: PersonKey) throws(StoreError) {
        do throws(WireError) {
            _ = try Entry(bytes: entry.bytes)
        } catch {
            self = .refused(error)
            return
        }
        self = .sealed(
            id: Data(entry.id.bytes),
            try key.seal(ArrivedEntry(entry, arrival: now).bytes, as: .arrivedEntry(entry.id)),
            isArrival: entry.isArrival)
    }
}

extension Entry {
    /// Whether it records an arrival at a place, which has to be processed at once.
    package var isArrival: Bool {
        if case .place(.arrived) = fact { true } else { false }
    }
}
