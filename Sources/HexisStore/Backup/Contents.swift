/// The number of people, sessions and entries in a database.
package struct Contents: Hashable, Sendable {
    package let people: Int
    package let sessions: Int
    package let entries: Int

    init(of database: Database) throws {
        people = try Contents.count("person", in: database)
        sessions = try Contents.count("session", in: database)
        entries = try Contents.count("entry", in: database)
    }

    private static func count(_ table: String, in database: Database) throws -> Int {
        try database.count("SELECT count(*) FROM \(table)")
    }
}
