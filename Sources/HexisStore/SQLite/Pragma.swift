/// A connection setting, and the value it must read back as.
struct Pragma: Sendable {
    let name: String
    let value: String
    let readBack: String
    /// Why it differs from SQLite's default.
    let reason: String

    /// Set on every connection after it was opened.
    static let all = [
        Pragma(
            name: "journal_mode", value: "WAL", readBack: "wal", reason: "readers and a backup never wait"),
        Pragma(name: "synchronous", value: "FULL", readBack: "2", reason: "a commit survives a power cut"),
        Pragma(name: "foreign_keys", value: "ON", readBack: "1", reason: "nothing outlives its person"),
        Pragma(name: "busy_timeout", value: "5000", readBack: "5000", reason: "wait for a backup's start"),
        Pragma(name: "secure_delete", value: "ON", readBack: "1", reason: "what is erased is overwritten"),
    ]

    func set(in database: Database) throws {
        _ = try database.rows("PRAGMA \(name) = \(value)")
    }

    func found(in database: Database) throws -> String {
        switch try database.row("PRAGMA \(name)")?.first {
        case .integer(let integer): "\(integer)"
        case .text(let text): text
        default: "nothing"
        }
    }

    /// Verifies the value: SQLite reports no error for an impossible one.
    func verify(in database: Database) throws {
        let found = try found(in: database)
        guard found == readBack else {
            throw StoreError.settingNotHeld(name: name, wanted: readBack, found: found)
        }
    }
}
