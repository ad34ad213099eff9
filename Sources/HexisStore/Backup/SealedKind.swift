import Foundation
import HexisCore

/// The rows of one table that contain sealed data, and how to open them.
struct SealedKind: Sendable {
    let name: String
    let table: String
    var person = "person"
    /// Whether a row opens; `nil` for kinds that only a newer program knows.
    let opens: @Sendable (SQLRow, PersonKey) throws -> Bool?

    static let all = [
        SealedKind(name: "accounts", table: "person", person: "id") { row, key in
            let profile = key.open(try row.data("profile"), as: .profile)
            let passwordHash = key.open(try row.data("password_hash"), as: .passwordHash)
            return profile != nil && passwordHash != nil
        },
        SealedKind(name: "sessions", table: "session") { row, key in
            try SealedSession(row).opened(with: key) != nil
        },
        SealedKind(name: "entries", table: "entry") { row, key in
            try SealedEntry(row).opened(with: key) != nil
        },
        SealedKind(name: "pictures", table: "picture") { row, key in
            guard let size = Picture.Size(rawValue: Int(clamping: try row.integer("size")))
            else { return nil }
            return try key.opens(row, as: .picture(row.identifier("photo"), size))
        },
        SealedKind(name: "push subscriptions", table: "push") { row, key in
            try key.opens(row, as: .push(SessionID(row.identifier("session"))))
        },
        SealedKind(name: "queued reminders", table: "outbox") { row, key in
            let checked = row
            guard
                let target = ReminderTarget(
                    kind: try checked.integer("kind"), id: try checked.identifier("target"))
            else { return nil }
            return try key.opens(row, as: .call(checked.identifier("call"), target))
        },
        SealedKind(name: "personal addresses", table: "address") { row, key in
            let checked = row
            guard let purpose = AddressPurpose(rawValue: try checked.text("purpose")) else { return nil }
            let token = TokenHash(bytes: Array(try checked.data("token_hash")))
            return try token.map { try key.opens(row, as: .address(purpose, $0)) } ?? false
        },
        SealedKind(name: "API tokens", table: "access_token") { row, key in
            let token = try AccessTokenRows.read(row)
            let place = SealedPlace.accessToken(token.id, token.token, token.scope, made: token.made)
            return try key.opens(row, as: place)
        },
        SealedKind(name: "webhook subscriptions", table: "listener") { row, key in
            try key.opens(row, as: .listener(row.identifier("id")))
        },
        SealedKind(name: "queued webhook events", table: "news") { row, key in
            let checked = row
            return try key.opens(
                row, as: .news(checked.identifier("id"), listener: checked.identifier("listener")))
        },
        SealedKind(name: "account events", table: "account_event") { row, key in
            try key.opens(row, as: .accountEvent(row.identifier("id")))
        },
        SealedKind(name: "passkeys", table: "passkey") { row, key in
            try key.opens(row, as: .credential(.passkey, row.identifier("id")))
        },
        SealedKind(name: "linked accounts", table: "identity") { row, key in
            try key.opens(row, as: .credential(.identity, row.identifier("id")))
        },
        SealedKind(name: "studies", table: "study") { row, key in
            try key.opens(row, as: .study(row.identifier("id")))
        },
        SealedKind(name: "parts in studies", table: "participation") { row, key in
            try key.opens(row, as: .participation(row.identifier("study")))
        },
        SealedKind(name: "revisions of CareKit", table: "care_kit") { row, key in
            try key.opens(row, as: .careKit(row.integer("number")))
        },
        SealedKind(name: "imports", table: "import") { row, key in
            try key.opens(row, as: .importStep(row.identifier("step")))
        },
        SealedKind(name: "files of imports", table: "import_piece") { row, key in
            try key.opens(row, as: .importPiece(row.identifier("file"), row.integer("number")))
        },
        SealedKind(name: "ways in", table: "way_in") { row, key in
            try WayInRows.way(row).map { try key.opens(row, as: .wayIn($0)) }
        },
    ]

    /// Counts a person's rows, holding one in memory at a time. Without a key none of them opens.
    func count(
        _ id: Data, with key: PersonKey?, into kind: inout Readability.Kind, in database: Database
    ) throws {
        try database.each("SELECT * FROM \(table) WHERE \(person) = ?", [id]) { row in
            guard let isReadable = isReadable(row, with: key) else { return }
            kind.count += 1
            if !isReadable { kind.unreadable += 1 }
        }
    }

    private func isReadable(_ row: SQLRow, with key: PersonKey?) -> Bool? {
        guard let key else { return false }
        // A row that lacks a column counts as unreadable, like one that does not open.
        do { return try opens(row, key) } catch { return false }
    }
}

extension PersonKey {
    fileprivate func opens(_ row: SQLRow, as place: SealedPlace) throws -> Bool {
        open(try row.data("sealed"), as: place) != nil
    }
}
