import Foundation
import GRDB
import HexisCore

/// The rows of the journals.
struct EntryRows {
    let person: Identifier
    let database: Database

    private var personID: Data { Data(person.bytes) }

    /// Appends entries, each with the next sequence number of the person's journal.
    ///
    /// Sequence numbers are assigned inside the write transaction, and transactions are serial: a reader who has
    /// read up to a number has seen everything before it.
    func append(_ drafts: [EntryDraft]) throws -> [AppendOutcome] {
        guard try exists() else { throw StoreError.unknownPerson(person) }
        var next = try last() + 1
        return try drafts.map { draft in
            switch draft {
            case .refused(let reason): return .refused(reason)
            case .sealed(let id, let sealed, let isArrival):
                if let sequence = try sequence(of: id) { return .alreadyKnown(sequence: sequence) }
                try insert(id, sealed, at: next)
                if isArrival { try ArrivalRows.insert(id, of: personID, in: database) }
                defer { next += 1 }
                return .accepted(sequence: next)
            }
        }
    }

    func replace(_ drafts: [EntryDraft]) throws {
        for case .sealed(let id, let sealed, _) in drafts {
            try database.execute(
                sql: "UPDATE entry SET sealed = ?, has_arrival = 1 WHERE person = ? AND id = ?",
                arguments: [sealed, personID, id])
        }
    }

    func page(after cursor: Int64, limit: Int) throws -> (rows: [SealedEntry], hasMore: Bool) {
        let statement = try database.cachedStatement(
            sql: """
                SELECT sequence, id, sealed, has_arrival FROM entry
                WHERE person = ? AND sequence > ? ORDER BY sequence LIMIT ?
                """)
        // One more than requested, to tell whether there are more.
        let found = try Row.fetchCursor(statement, arguments: [personID, cursor, limit + 1])
        var rows: [SealedEntry] = []
        var bytes = 0
        while let row = try found.next() {
            if rows.count == limit || bytes >= JournalPage.enoughBytes { return (rows, true) }
            let entry = try SealedEntry(CheckedRow(row))
            bytes += entry.size
            rows.append(entry)
        }
        return (rows, false)
    }

    private func exists() throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT 1 FROM person WHERE id = ? AND key IS NOT NULL")
        return try Int.fetchOne(statement, arguments: [personID]) != nil
    }

    private func last() throws -> Int64 {
        let statement = try database.cachedStatement(sql: "SELECT max(sequence) FROM entry WHERE person = ?")
        return try Int64.fetchOne(statement, arguments: [personID]) ?? 0
    }

    private func sequence(of id: Data) throws -> Int64? {
        let statement = try database.cachedStatement(
            sql: "SELECT sequence FROM entry WHERE person = ? AND id = ?")
        return try Int64.fetchOne(statement, arguments: [personID, id])
    }

    private func insert(_ id: Data, _ sealed: Data, at sequence: Int64) throws {
        let statement = try database.cachedStatement(
            sql: "INSERT INTO entry (person, sequence, id, sealed, has_arrival) VALUES (?, ?, ?, ?, 1)")
        try statement.execute(arguments: [personID, sequence, id, sealed])
    }
}

/// An entry as stored in the database.
struct SealedEntry: Sendable {
    let sequence: Int64
    private let id: Data
    private let sealed: Data
    /// Whether the time of its arrival is sealed with it.
    private let hasArrival: Bool

    init(_ row: CheckedRow) throws(StoreError) {
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
