import Foundation
import HexisCore

/// An entry on its way into the journal.
enum EntryDraft: Sendable {
    case sealed(id: Data, Data, isArrival: Bool)
    case refused(WireError)

    /// Refuses what could not be read again.
    init(_ entry: Entry, key: PersonKey) throws(StoreError) {
        let bytes = entry.bytes
        do throws(WireError) {
            _ = try Entry(bytes: bytes)
        } catch {
            self = .refused(error)
            return
        }
        self = .sealed(
            id: Data(entry.id.bytes), try key.seal(Data(bytes), as: .entry(entry.id)),
            isArrival: entry.isArrival)
    }
}

extension Entry {
    /// Whether it tells of an arrival at a place, which has to be seen to at once.
    package var isArrival: Bool {
        if case .arrived = fact { true } else { false }
    }
}
