/// A table of rows to be moved from one database to another.
struct MovedTable: Sendable {
    let name: String
    /// The columns that name the people of a row.
    let people: [String]
    /// The columns by which the rows of the same people have an order.
    let order: String

    init(_ name: String, of people: String..., by order: String) {
        self.name = name
        self.people = people
        self.order = order
    }

    /// The rows of a person, their own first, in an order in which no row comes before one that it refers to.
    static let personal = [
        MovedTable("person", of: "id", by: "id"),
        MovedTable("session", of: "person", by: "id"),
        MovedTable("push", of: "person", by: "session"),
        MovedTable("entry", of: "person", by: "sequence"),
        MovedTable("picture", of: "person", by: "photo, size"),
        MovedTable("due", of: "person", by: "person"),
        MovedTable("outbox", of: "person", by: "call, kind, target"),
        MovedTable("delivery", of: "person", by: "kind, target"),
        MovedTable("missed", of: "person", by: "person"),
        MovedTable("address", of: "person", by: "purpose"),
        MovedTable("access_token", of: "person", by: "id"),
        MovedTable("way_in", of: "person", by: "kind, token"),
        MovedTable("listener", of: "person", by: "id"),
        MovedTable("news", of: "person", by: "listener, number"),
        MovedTable("arrival", of: "person", by: "entry"),
        MovedTable("seen_call", of: "person", by: "due, call"),
        MovedTable("failed_sign_in", of: "person", by: "begin"),
        MovedTable("account_event", of: "person", by: "at, id"),
        MovedTable("password_link", of: "person", by: "person"),
        MovedTable("passkey", of: "person", by: "number"),
        MovedTable("identity", of: "person", by: "number"),
        MovedTable("recovery_code", of: "person", by: "code_hash"),
        MovedTable("care_invitation", of: "patient", by: "id"),
        MovedTable("companion_invitation", of: "person", by: "id"),
        MovedTable("study", of: "person", by: "id"),
        MovedTable("participation", of: "person", by: "study"),
        MovedTable("care_kit", of: "person", by: "number"),
        MovedTable("import", of: "person", by: "kind"),
        MovedTable("import_piece", of: "person", by: "file, number"),
    ]

    /// The rows that connect people, and those of nobody.
    static let shared = [
        MovedTable("care_link", of: "patient", "provider", by: "connection"),
        MovedTable("companion_link", of: "inviter", "invited", by: "companion"),
        MovedTable("invitation", by: "id"),
        MovedTable("stopped_service", by: "origin"),
        MovedTable("reminder_watch", by: "id"),
        MovedTable("used_ticket", by: "token_hash"),
        MovedTable("attempt", by: "key_hash"),
    ]

    /// Copies rows from one database to another, and verifies that they have arrived: of one person, or all of them.
    func copy(of person: SQLValue? = nil, from source: Database, to destination: Database) throws {
        var sent = RowDigest()
        try rows(of: person, in: source) { row in
            sent.add(row)
            try insert(row, in: destination)
        }
        guard try sent == digest(of: person, in: destination) else {
            throw StoreError.moveIncomplete(table: name)
        }
    }

    private func insert(_ row: SQLRow, in database: Database) throws {
        let places = row.columns.map { _ in "?" }.joined(separator: ", ")
        try database.execute(
            "INSERT INTO \(name) (\(row.columns.joined(separator: ", "))) VALUES (\(places))",
            SQLArguments(row.values))
    }

    /// The digest of the rows of a person, or of all of them.
    func digest(of person: SQLValue? = nil, in database: Database) throws -> RowDigest {
        var digest = RowDigest()
        try rows(of: person, in: database) { digest.add($0) }
        return digest
    }

    /// People who are being erased, whose key is gone, have none that count.
    private func rows(of person: SQLValue?, in database: Database, _ body: (SQLRow) throws -> Void) throws {
        let conditions = people.map { column in
            person == nil ? "\(column) IN (SELECT id FROM person WHERE key IS NOT NULL)" : "\(column) = ?"
        }
        let chosen = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
        try database.each(
            "SELECT * FROM \(name) \(chosen) ORDER BY \((people + [order]).joined(separator: ", "))",
            SQLArguments(person.map { [$0] } ?? []), body
        )
    }
}
