import GRDB

/// A connection to SQLite, on its queue.
struct SQLiteConnection: SQLConnection {
    let database: GRDB.Database

    func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int {
        let statement = try database.cachedStatement(sql: sql)
        try statement.execute(arguments: StatementArguments(arguments))
        return database.changesCount
    }

    func executeWithNext(_ sql: String) throws { _ = try execute(sql, []) }

    func each(_ sql: String, _ arguments: SQLArguments, _ body: (SQLRow) throws -> Void) throws {
        let statement = try database.cachedStatement(sql: sql)
        let columns = statement.columnNames
        let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
        while let row = try rows.next() {
            try body(SQLRow(columns: columns, values: row.databaseValues.map { SQLValue($0) }))
        }
    }

    func rows(ofEach statements: [SQLStatement]) throws -> [[SQLRow]] {
        try statements.map { try Database(database).rows($0.sql, $0.arguments) }
    }

    func executeEach(_ statements: [SQLStatement]) throws {
        for statement in statements { _ = try execute(statement.sql, statement.arguments) }
    }

    func inTransaction(_ body: () throws -> Void) throws {
        try database.inTransaction(.immediate) {
            try body()
            return .commit
        }
    }

    func isOver(after failure: any Error) -> Bool { !database.isInsideTransaction }
}

extension CommitGroup {
    /// Commits on SQLite's queue.
    convenience init(on queue: DatabaseQueue) {
        self.init(atMost: 256) { work in
            queue.asyncWriteWithoutTransaction { work(SQLiteConnection(database: $0)) }
        }
    }
}

extension Database {
    init(_ database: GRDB.Database) {
        self.init(connection: SQLiteConnection(database: database))
    }
}

extension StatementArguments {
    fileprivate init(_ arguments: SQLArguments) {
        self.init(
            arguments.values.map { value -> (any DatabaseValueConvertible)? in
                switch value {
                case .null: nil
                case .integer(let integer): integer
                case .text(let text): text
                case .data(let data): data
                }
            })
    }
}

extension SQLValue {
    fileprivate init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .int64(let integer): .integer(integer)
            case .string(let text): .text(text)
            case .blob(let data): .data(data)
            case .null, .double: .null
            }
    }
}
