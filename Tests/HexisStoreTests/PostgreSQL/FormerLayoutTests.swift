import LocalPostgreSQL
import Testing

@testable import HexisStore

@Suite("Former layouts of PostgreSQL databases")
struct FormerLayoutTests {
    private let folder: TemporaryFolder
    private let today: PostgreSQLAddress
    private let former: PostgreSQLAddress

    init() throws {
        folder = try TemporaryFolder()
        let server = try PostgreSQLServer.shared.get()
        today = try #require(PostgreSQLAddress(server.makeDatabase()))
        former = try #require(PostgreSQLAddress(server.makeEmptyDatabase()))
    }

    @Test(
        "A database of each of them opens with everything that was in it",
        arguments: PostgreSQLSchema.migrations.map { $0.name })
    func opening(_ last: String) async throws {
        let full = try SQLStore(at: today, in: folder.data)
        try await full.addEveryKind()
        try await full.close()
        let counts = try fill(layout: last)
        #expect(counts["person"] == 2 && counts["entry"] == 2)

        let store = try SQLStore(at: former, in: folder.data)
        for (table, count) in counts {
            #expect(
                try await store.read { try $0.count("SELECT count(*) FROM \(table)") } == count, "\(table)")
        }
        let ada = try #require(try await store.account(userName: "ada"))
        let entries = try await store.entries(of: ada.person, after: 0, limit: 10).entries
        #expect(entries == [.sample(1), .sample(2)])
        _ = try await store.append([.sample(3)], for: ada.person)
        try await store.close()
        let found = try Readability(of: former, in: folder.data, masterKey: nil)
        #expect(found.kinds.allSatisfy { $0.unreadable == 0 })
        // At least two accounts and three entries.
        #expect(found.count >= 5)
    }

    /// Gives the database a former layout, and what it can hold of today's. Returns the number of rows of each table.
    private func fill(layout last: String) throws -> [String: Int] {
        let (source, destination) = (
            PostgreSQLConnection(to: today), PostgreSQLConnection(to: former)
        )
        defer {
            source.close()
            destination.close()
        }
        try PostgreSQLSchema.migrate(destination, upTo: last)
        let (from, to) = (Database(connection: source), Database(connection: destination))
        var counts: [String: Int] = [:]
        try destination.inTransaction {
            let tables = [MovedTable("property", by: "name")] + MovedTable.personal + MovedTable.shared
            for table in tables
            where try to.contains("SELECT 1 FROM pg_tables WHERE tablename = ?", [table.name]) {
                try table.copy(from: from, to: to)
                counts[table.name] = try to.count("SELECT count(*) FROM \(table.name)")
            }
        }
        return counts
    }
}
