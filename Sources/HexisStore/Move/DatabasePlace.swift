/// Where a database is.
public enum DatabasePlace: Hashable, Sendable {
    /// In the data folder.
    case sqlite
    case postgreSQL(PostgreSQLAddress)
}
