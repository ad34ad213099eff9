import Foundation
import HexisCore

/// The rows of the journals. `EntryAppend` adds to them.
struct EntryRows {
    let person: PersonID
    let database: Database

    private var personID: Data { Data(person.bytes) }

    func replace(_ drafts: [EntryDraft]) throws {
        for case .sealed(let id, let sealed, _) in drafts {
            try database.execute(
                "UPDATE entry SET sealed = ?, has_arrival = 1 WHERE person = ? AND id = ?",
                [sealed, personID, id])
        }
    }

    func page(after cursor: Int64, limit: Int) throws -> (rows: [SealedEntry], hasMore: Bool) {
        var rows: [SealedEntry] = []
        var bytes = 0
        while true {
            // One more than requested, to tell whether there are more.
            let size = min(EntryRows.atOnce, limit + 1 - rows.count)
            let found = try self.rows(after: rows.last?.sequence ?? cursor, atMost: size)
            for entry in found {
                if rows.count == limit || bytes >= JournalPage.enoughBytes { return (rows, true) }
                bytes += entry.size
                rows.append(entry)
            }
            if found.count < size { return (rows, false) }
        }
    }

    /// How many entries are read at once: the longest of them take 32 MB.
    private static let atOnce = 500

    private func rows(after cursor: Int64, atMost count: Int) throws -> [SealedEntry] {
        try database.rows(
            """
            SELECT sequence, id, sealed, has_arrival FROM entry
            WHERE person = ? AND sequence > ? ORDER BY sequence LIMIT ?
            """, [personID, cursor, count]
        ).map { try SealedEntry($0) }
    }
}

/// An entry as stored in the database.
struct SealedEntry: Sendable {
    let sequence: Int64
    private let id: Data
    private let sealed: Data
    /// Whether the time of its arrival is sealed with it.
    private let hasArrival: Bool

    init(_ row: SQLRow) throws(StoreError) {
        sequence = try row.integer("sequence")
        id = try row.data("id")
        sealed = try row.data("sealed")
        hasArrival = try row.integer("has_arrival") != 0
    }

    var size: Int { sealed.count }

    /// The entry; `nil` if it was changed, moved to another row, or has an unknown format.
    func opened(with key: PersonKey) -> ArrivedEntry? {
        guard let id = Identifier(bytes: id),
            let bytes = key.open(sealed, as: hasArrival ? .arrivedEntry(id) : .entry(id))
        else { return nil }
        // The caller counts it; nothing more can be done for it.
        if hasArrival { return ArrivedEntry(bytes: bytes) }
        return (try? Entry(bytes: bytes)).map { ArrivedEntry($0, arrival: $0.at) }
    }
}
