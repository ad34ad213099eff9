import Foundation

/// A database as its rows see it, within one transaction or one read. The same statements run on every engine.
struct Database {
    let connection: any SQLConnection

    /// Runs a statement, and returns the number of rows that it changed.
    @discardableResult
    func execute(_ sql: String, _ arguments: SQLArguments = []) throws -> Int {
        try connection.execute(sql, arguments)
    }

    /// Runs a statement that has to change one row. Throws `failure` if it changes none, or more than one.
    func changeOne(_ sql: String, _ arguments: SQLArguments, else failure: StoreError) throws {
        guard try execute(sql, arguments) == 1 else { throw failure }
    }

    /// Runs a query, with one row in memory at a time.
    func each(_ sql: String, _ arguments: SQLArguments = [], _ body: (SQLRow) throws -> Void) throws {
        try connection.each(sql, arguments, body)
    }

    func rows(_ sql: String, _ arguments: SQLArguments = []) throws -> [SQLRow] {
        var rows: [SQLRow] = []
        try each(sql, arguments) { rows.append($0) }
        return rows
    }

    /// Runs queries, in one round trip, and returns the rows of each.
    func rows(ofEach statements: [SQLStatement]) throws -> [[SQLRow]] {
        try connection.rows(ofEach: statements)
    }

    /// Runs statements, in one round trip.
    func executeEach(_ statements: [SQLStatement]) throws { try connection.executeEach(statements) }

    /// The first row of a query's result; `nil` if it is empty.
    func row(_ sql: String, _ arguments: SQLArguments = []) throws -> SQLRow? {
        try rows(sql, arguments).first
    }

    /// Whether a query finds a row.
    func contains(_ sql: String, _ arguments: SQLArguments = []) throws -> Bool {
        try row(sql, arguments) != nil
    }

    /// The first column of the first row; `nil` if there is no row, or no integer in it.
    func integer(_ sql: String, _ arguments: SQLArguments = []) throws -> Int64? {
        if case .integer(let integer)? = try row(sql, arguments)?.first { integer } else { nil }
    }

    /// The number that a query for one counts.
    func count(_ sql: String, _ arguments: SQLArguments = []) throws -> Int {
        Int(clamping: try integer(sql, arguments) ?? 0)
    }

    /// The first column of the first row; `nil` if there is no row, or no data in it.
    func data(_ sql: String, _ arguments: SQLArguments = []) throws -> Data? {
        if case .data(let data)? = try row(sql, arguments)?.first { data } else { nil }
    }
}
