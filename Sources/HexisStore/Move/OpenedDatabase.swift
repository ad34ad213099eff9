import GRDB

/// A database that is opened for a move. No other program uses it meanwhile.
struct OpenedDatabase {
    let read: (_ body: (Database) throws -> Void) throws -> Void
    /// Runs the body in a transaction.
    let write: (_ body: (Database) throws -> Void) throws -> Void
    let close: () throws -> Void

    /// Opens a database, which gets the newest layout.
    ///
    /// - Parameter folder: held by the caller.
    init(_ place: DatabasePlace, in folder: DataFolder) throws {
        switch place {
        case .sqlite: try self.init(sqliteIn: folder)
        case .postgreSQL(let address): try self.init(postgreSQLAt: address)
        }
    }

    private init(sqliteIn folder: DataFolder) throws {
        try Files.makeFile(folder.databasePath)
        let queue = try Connection.open(folder.databasePath)
        try Schema.migrate(queue)
        read = { body in try queue.read { try body(Database($0)) } }
        write = { body in
            try queue.inDatabase { database in
                try SQLiteConnection(database: database).inTransaction { try body(Database(database)) }
            }
        }
        close = queue.close
    }

    private init(postgreSQLAt address: PostgreSQLAddress) throws {
        let connection = PostgreSQLConnection(to: address, .exclusive)
        try PostgreSQLSchema.migrate(connection)
        let database = Database(connection: connection)
        // This program would leave out what a newer one has added.
        guard try PostgreSQLSchema.unknown(in: database).isEmpty else { throw StoreError.newerSchema }
        read = { body in try connection.reading { try body(database) } }
        write = { body in try connection.inTransaction { try body(database) } }
        close = connection.close
    }
}
