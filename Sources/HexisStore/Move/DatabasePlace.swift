/// Where a database is.
package enum DatabasePlace: Hashable, Sendable {
    /// In the data folder.
    case sqlite
    case postgreSQL(PostgreSQLAddress)
}
