import Foundation
import HexisCore

/// An entry on its way into the journal.
enum EntryDraft: Sendable {
    case sealed(id: Data, Data)
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
        self = .sealed(id: Data(entry.id.bytes), try key.seal(Data(bytes), as: .entry(entry.id)))
    }
}
