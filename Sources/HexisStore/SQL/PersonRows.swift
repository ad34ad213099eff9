import Foundation
import HexisCore

/// The rows of people.
enum PersonRows {
    struct Sealed: Sendable {
        let id: Data
        let nameIndex: Data
        let key: Data
        let profile: Data
        let passwordHash: Data
        var isSuspended = false
    }

    static func insert(_ row: Sealed, in database: Database) throws {
        guard try database.row("SELECT 1 FROM person WHERE name_index = ?", [row.nameIndex]) == nil else {
            throw StoreError.userNameTaken
        }
        try database.execute(
            "INSERT INTO person (id, name_index, key, profile, password_hash) VALUES (?, ?, ?, ?, ?)",
            [row.id, row.nameIndex, row.key, row.profile, row.passwordHash])
    }

    static func hasAny(in database: Database) throws -> Bool {
        try database.contains("SELECT 1 FROM person WHERE key IS NOT NULL LIMIT 1")
    }

    static func key(of person: PersonID, in database: Database) throws -> Data {
        guard
            let key = try database.data(
                "SELECT key FROM person WHERE id = ? AND key IS NOT NULL", [Data(person.bytes)])
        else {
            throw StoreError.unknownPerson(person)
        }
        return key
    }

    static func find(_ column: Column, _ value: Data, in database: Database) throws -> Sealed? {
        try database.row("SELECT * FROM person WHERE \(column.rawValue) = ? AND key IS NOT NULL", [value]).map
        { try Sealed($0) }
    }

    /// All accounts, with their number of entries and the time they were last seen.
    static func all(in database: Database) throws -> [(person: Sealed, entries: Int, lastSeen: Instant?)] {
        let rows = try database.rows(
            """
            SELECT person.*, (SELECT count(*) FROM entry WHERE entry.person = person.id) AS entries,
                (SELECT max(last_seen) FROM session WHERE session.person = person.id) AS last_seen
            FROM person WHERE key IS NOT NULL
            """)
        return try rows.map { row in
            (
                try Sealed(row), Int(clamping: try row.integer("entries")),
                row.isNull("last_seen") ? nil : try row.instant("last_seen")
            )
        }
    }

    /// Suspends an account: no one can sign in, and its reminders and webhooks stop. Nothing that the person
    /// recorded or set up is deleted.
    static func suspend(_ person: PersonID, in database: Database) throws {
        try setSuspended(1, person, in: database)
        try SessionRows.deleteAll(of: person, except: nil, in: database)
        for table in ["due", "outbox", "arrival"] {
            try database.execute("DELETE FROM \(table) WHERE person = ?", [Data(person.bytes)])
        }
        try database.execute("UPDATE listener SET next = NULL WHERE person = ?", [Data(person.bytes)])
    }

    /// Resumes an account. The server plans its reminders anew at its next start; queued webhook events become due
    /// now.
    static func resume(_ person: PersonID, in database: Database) throws {
        try setSuspended(0, person, in: database)
        try database.execute(
            """
            UPDATE listener SET next = 0 WHERE person = ? AND EXISTS (SELECT 1 FROM news
                WHERE news.person = listener.person AND news.listener = listener.id)
            """, [Data(person.bytes)])
    }

    private static func setSuspended(_ value: Int, _ person: PersonID, in database: Database) throws {
        try database.changeOne(
            "UPDATE person SET suspended = ? WHERE id = ? AND key IS NOT NULL",
            [value, Data(person.bytes)], else: .unknownPerson(person))
    }

    enum Column: String, Sendable {
        case id
        case nameIndex = "name_index"
    }

    static func replacePasswordHash(
        of person: PersonID, with sealed: Data, in database: Database
    ) throws {
        try replace("password_hash", of: person, with: sealed, in: database)
    }

    static func replaceProfile(of person: PersonID, with sealed: Data, in database: Database) throws {
        try replace("profile", of: person, with: sealed, in: database)
    }

    private static func replace(
        _ column: String, of person: PersonID, with sealed: Data, in database: Database
    ) throws {
        try database.changeOne(
            "UPDATE person SET \(column) = ? WHERE id = ? AND key IS NOT NULL",
            [sealed, Data(person.bytes)], else: .unknownPerson(person))
    }

    /// Destroys a person's key. From then on nothing of theirs can be read, not even in the rest of the row.
    static func destroyKey(of person: PersonID, in database: Database) throws {
        try database.changeOne(
            """
            UPDATE person SET name_index = NULL, key = NULL, profile = NULL, password_hash = NULL
            WHERE id = ? AND key IS NOT NULL
            """, [Data(person.bytes)], else: .unknownPerson(person))
    }
}

extension PersonRows.Sealed {
    fileprivate init(_ row: SQLRow) throws {
        self.init(
            id: try row.data("id"), nameIndex: try row.data("name_index"), key: try row.data("key"),
            profile: try row.data("profile"), passwordHash: try row.data("password_hash"),
            isSuspended: try row.integer("suspended") == 1)
    }
}
