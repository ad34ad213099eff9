import Foundation
import HexisCore

/// The rows of delivery records.
enum DeliveryRows {
    static func add(
        _ note: DeliveryNote, of target: ReminderTarget, of person: PersonID, at now: Instant,
        in database: Database
    ) throws {
        let change = change(for: note, at: now)
        let statement = "UPDATE delivery SET \(change.sql) WHERE person = ? AND kind = ? AND target = ?"
        let arguments = change.arguments + names(of: target, of: person)
        let changed = try database.execute(statement, arguments)
        // A reminder that was never sent was not shown either, whatever a client claims.
        if changed == 0, note != .shown {
            try begin(target, of: person, in: database)
            try database.execute(statement, arguments)
        }
        if case .forgotten = note { try forget(target, of: person, in: database) }
    }

    private static func change(
        for note: DeliveryNote, at now: Instant
    ) -> (sql: String, arguments: SQLArguments) {
        let now = now.milliseconds
        return switch note {
        case .sent: ("sent = ?, trouble = NULL, troubled = NULL", [now])
        case .shown: ("shown = ?", [now])
        case .troubled(let code), .forgotten(let code): ("trouble = ?, troubled = ?", [code, now])
        case .missed(nil): ("missed = missed + 1", [])
        case .missed(let code?): ("missed = missed + 1, trouble = ?, troubled = ?", [code, now])
        }
    }

    private static func begin(
        _ target: ReminderTarget, of person: PersonID, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO delivery (person, kind, target, missed)
            SELECT id, ?, ?, 0 FROM person WHERE id = ?
            """, [target.kind, Data(target.id.bytes), Data(person.bytes)])
    }

    private static func forget(
        _ target: ReminderTarget, of person: PersonID, in database: Database
    ) throws {
        switch target {
        case .browser(let session):
            try ReminderRows.setPush(nil, of: session, of: person, in: database)
        // The person's own settings are theirs to change.
        case .channel: break
        }
    }

    static func forgetTrouble(
        of target: ReminderTarget, of person: PersonID, in database: Database
    ) throws {
        try database.execute(
            """
            UPDATE delivery SET trouble = NULL, troubled = NULL
            WHERE person = ? AND kind = ? AND target = ?
            """, names(of: target, of: person))
    }

    static func miss(_ count: Int, by person: PersonID, at now: Instant, in database: Database) throws {
        try database.execute(
            """
            INSERT INTO missed (person, count, last) VALUES (?, ?, ?)
            ON CONFLICT (person) DO UPDATE SET count = missed.count + excluded.count, last = excluded.last
            """, [Data(person.bytes), count, now.milliseconds])
    }

    static func all(of person: PersonID, in database: Database) throws -> Deliveries {
        let rows = try database.rows(
            "SELECT * FROM delivery WHERE person = ? ORDER BY kind, target", [Data(person.bytes)])
        let missed = try database.row("SELECT count, last FROM missed WHERE person = ?", [Data(person.bytes)])
        return Deliveries(
            targets: try rows.compactMap { try Delivery($0) },
            missed: try missed.map { row in
                Deliveries.Missed(
                    count: Int(clamping: try row.integer("count")), last: try row.instant("last"))
            })
    }

    private static func names(of target: ReminderTarget, of person: PersonID) -> SQLArguments {
        [Data(person.bytes), target.kind, Data(target.id.bytes)]
    }
}

extension Delivery {
    /// Returns `nil` for a target of a kind that only a newer program knows.
    fileprivate init?(_ row: SQLRow) throws {
        let id = try row.identifier("target")
        guard let target = ReminderTarget(kind: try row.integer("kind"), id: id) else { return nil }
        let trouble = try Trouble(row)
        self.init(
            target: target, lastSent: row.isNull("sent") ? nil : try row.instant("sent"),
            lastShown: row.isNull("shown") ? nil : try row.instant("shown"), trouble: trouble,
            missed: Int(clamping: try row.integer("missed")))
    }
}

extension Delivery.Trouble {
    /// Returns `nil` for a row without trouble.
    init?(_ row: SQLRow) throws {
        if row.isNull("trouble") { return nil }
        self.init(code: try row.text("trouble"), at: try row.instant("troubled"))
    }
}
