import Foundation
import HexisCore

/// Entries to be appended to a person's journal.
struct EntryAppend: Sendable {
    typealias Result = Swift.Result<[AppendOutcome], StoreError>

    let person: PersonID
    let drafts: [EntryDraft]

    /// Appends entries to several journals, each with the next sequence number of its person's: in two round trips, one to
    /// look, and one to insert.
    ///
    /// Sequence numbers are assigned inside the write transaction, and transactions are serial: a reader who has
    /// read up to a number has seen everything before it.
    static func run(_ appends: [EntryAppend], in database: Database) throws -> [Result] {
        var journals: [PersonID: Journal] = [:]
        let found = try database.rows(ofEach: appends.flatMap { $0.questions })
        var answers = found.makeIterator()
        for append in appends { try append.read(&answers, into: &journals) }
        var insertions: [SQLStatement] = []
        let results = appends.map { append in
            Result { () throws(StoreError) in try append.run(in: &journals, &insertions) }
        }
        try database.executeEach(insertions)
        return results
    }

    /// What there is before anything is appended, and meanwhile.
    private struct Journal {
        var last: Int64
        var sequences: [Data: Int64] = [:]

        mutating func nextSequence(for id: Data) -> Int64 {
            last += 1
            sequences[id] = last
            return last
        }
    }

    private var personID: Data { Data(person.bytes) }

    private var ids: [Data] {
        drafts.compactMap { if case .sealed(let id, _, _) = $0 { id } else { nil } }
    }

    private var questions: [SQLStatement] {
        let last = SQLStatement(
            """
            SELECT coalesce((SELECT max(sequence) FROM entry WHERE entry.person = ?1), 0) AS last
            FROM person WHERE id = ?1 AND key IS NOT NULL
            """, [personID])
        return [last]
            + ids.map { id in
                SQLStatement("SELECT sequence FROM entry WHERE person = ? AND id = ?", [personID, id])
            }
    }

    /// Reads the answers to its questions.
    private func read(
        _ answers: inout IndexingIterator<[[SQLRow]]>, into journals: inout [PersonID: Journal]
    ) throws {
        var journal = try answers.next()?.first.map { Journal(last: try $0.integer("last")) }
        for id in ids {
            guard let row = answers.next()?.first else { continue }
            journal?.sequences[id] = try row.integer("sequence")
        }
        guard let journal else { return }
        journals[person, default: journal].sequences.merge(journal.sequences) { $1 }
    }

    private func run(
        in journals: inout [PersonID: Journal], _ insertions: inout [SQLStatement]
    ) throws(StoreError) -> [AppendOutcome] {
        guard var journal = journals[person] else { throw .unknownPerson(person) }
        let outcomes = drafts.map { append($0, to: &journal, &insertions) }
        journals[person] = journal
        return outcomes
    }

    private func append(
        _ draft: EntryDraft, to journal: inout Journal, _ insertions: inout [SQLStatement]
    ) -> AppendOutcome {
        switch draft {
        case .refused(let reason): return .refused(reason)
        case .sealed(let id, let sealed, let isArrival):
            if let sequence = journal.sequences[id] { return .alreadyKnown(sequence: sequence) }
            let sequence = journal.nextSequence(for: id)
            insertions.append(insertion(of: id, sealed, at: sequence))
            if isArrival { insertions.append(ArrivalRows.insertion(of: id, of: personID)) }
            return .accepted(sequence: sequence)
        }
    }

    private func insertion(of id: Data, _ sealed: Data, at sequence: Int64) -> SQLStatement {
        SQLStatement(
            """
            INSERT INTO entry (person, sequence, id, sealed, has_arrival) VALUES (?, ?, ?, ?, 1)
            """, [personID, sequence, id, sealed])
    }
}
