import Foundation
import HexisCore

/// The rows of studies and of who takes part in them.
enum StudyRows {
    /// A row whose content is still sealed.
    struct Sealed {
        let study: Identifier
        let person: PersonID
        let revision: Int64
        let bytes: Data

        fileprivate init(_ row: SQLRow, study: String) throws {
            self.study = try row.identifier(study)
            person = try row.person()
            revision = try row.integer("revision")
            bytes = try row.data("sealed")
        }
    }

    static func insert(
        _ sealed: Data, _ id: Identifier, of researcher: PersonID, code: TokenHash, in database: Database
    ) throws {
        let person = Data(researcher.bytes)
        let count = try database.count("SELECT count(*) FROM study WHERE person = ?", [person])
        guard count < Study.most else { throw StoreError.tooManyStudies }
        try database.changeOne(
            """
            INSERT INTO study (id, person, number, code_hash, revision, sealed)
            SELECT ?, id, (SELECT coalesce(max(number), 0) + 1 FROM study WHERE person = person.id), ?, 0, ?
            FROM person WHERE id = ? AND key IS NOT NULL
            """, [Data(id.bytes), Data(code.bytes), sealed, person], else: .unknownPerson(researcher))
    }

    static func studies(of researcher: PersonID, in database: Database) throws -> [Sealed] {
        try database.rows("SELECT * FROM study WHERE person = ? ORDER BY number", [Data(researcher.bytes)])
            .map { try Sealed($0, study: "id") }
    }

    static func study(_ id: Identifier, in database: Database) throws -> Sealed? {
        try study(where: "study.id", is: Data(id.bytes), in: database)
    }

    static func study(by code: TokenHash, in database: Database) throws -> Sealed? {
        try study(where: "code_hash", is: Data(code.bytes), in: database)
    }

    private static func study(where column: String, is value: Data, in database: Database) throws -> Sealed? {
        try database.row(
            """
            SELECT study.* FROM study JOIN person ON person.id = person AND key IS NOT NULL
            WHERE \(column) = ?
            """, [value]
        ).map { try Sealed($0, study: "id") }
    }

    static func replace(_ sealed: Data, _ study: StoredStudy, in database: Database) throws -> Bool {
        try database.execute(
            "UPDATE study SET sealed = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
            [sealed, Data(study.id.bytes), study.revision]) == 1
    }

    static func delete(_ id: Identifier, of researcher: PersonID, in database: Database) throws {
        try database.execute(
            "DELETE FROM study WHERE id = ? AND person = ?", [Data(id.bytes), Data(researcher.bytes)])
    }

    static func insert(_ sealed: Data, _ participation: StoredParticipation, in database: Database) throws
        -> Bool
    {
        try database.execute(
            """
            INSERT INTO participation (person, study, number, revision, sealed)
            SELECT id, ?, (SELECT coalesce(max(number), 0) + 1 FROM participation WHERE person = person.id), 0, ?
            FROM person WHERE id = ? AND key IS NOT NULL
            ON CONFLICT DO NOTHING
            """, [Data(participation.study.bytes), sealed, Data(participation.person.bytes)]) == 1
    }

    static func participations(of person: PersonID, in database: Database) throws -> [Sealed] {
        try database.rows(
            "SELECT * FROM participation WHERE person = ? ORDER BY number", [Data(person.bytes)]
        ).map { try Sealed($0, study: "study") }
    }

    static func participation(of person: PersonID, in study: Identifier, in database: Database) throws
        -> Sealed?
    {
        try database.row(
            "SELECT * FROM participation WHERE person = ? AND study = ?",
            [Data(person.bytes), Data(study.bytes)]
        ).map { try Sealed($0, study: "study") }
    }

    static func participants(in study: Identifier, in database: Database) throws -> [PersonID] {
        try database.rows(
            """
            SELECT participation.person FROM participation
            JOIN person ON person.id = participation.person AND key IS NOT NULL WHERE study = ?
            """, [Data(study.bytes)]
        ).map { try $0.person() }
    }

    static func replace(_ sealed: Data, _ participation: StoredParticipation, in database: Database) throws
        -> Bool
    {
        try database.execute(
            """
            UPDATE participation SET sealed = ?, revision = revision + 1
            WHERE person = ? AND study = ? AND revision = ?
            """,
            [
                sealed, Data(participation.person.bytes), Data(participation.study.bytes),
                participation.revision,
            ]) == 1
    }
}
