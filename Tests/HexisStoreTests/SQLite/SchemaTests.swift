import GRDB
import HexisCore
import Testing

@testable import HexisStore

@Suite("The database schema")
struct SchemaTests {
    private let folder: TemporaryFolder
    /// The key of all fixtures: the bytes 0 to 31.
    private let key = MasterKey(bytes: Array(0..<32))

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A database with an older schema opens with all its data", arguments: [Version1.sql])
    func olderLayouts(_ sql: String) async throws {
        try folder.data.prepare()
        let queue = try DatabaseQueue(path: folder.data.databasePath)
        try await queue.write { try $0.execute(sql: sql) }
        try queue.close()

        let store = try SQLStore(in: folder.data, masterKey: key)
        let ada = try #require(try await store.account(userName: "ada"))
        #expect(ada.email == "ada@example.org")
        #expect(ada.passwordHash == "$argon2id$Ada")
        #expect(try await store.session(.number(1), at: .hours(1))?.label == "Firefox")
        let page = try await store.entries(of: ada.person, after: 0, limit: 10)
        #expect(
            page
                == JournalPage(
                    entries: [.sample(1), .sample(2)], cursor: 2, hasMore: false, unreadable: 0,
                    epoch: store.epoch))
    }

    @Test(
        "A database of each former layout opens with everything that was in it",
        arguments: Schema.migrator.migrations)
    func formerLayouts(_ last: String) async throws {
        let today = try TemporaryFolder()
        let full = try SQLStore(in: today.data, masterKey: key)
        try await full.addEveryKind()
        try await full.sealEntriesWithoutArrival()
        try await full.close()
        let counts = try fill(layout: last, from: today.data)
        #expect(counts["person"] == 2 && counts["entry"] == 2)

        let store = try SQLStore(in: folder.data, masterKey: key)
        for (table, count) in counts {
            #expect(
                try await store.read { try $0.count("SELECT count(*) FROM \(table)") } == count, "\(table)")
        }
        let ada = try #require(try await store.account(userName: "ada"))
        let entries = try await store.entries(of: ada.person, after: 0, limit: 10).entries
        #expect(entries == [.sample(1), .sample(2)])
        let found = try Readability(of: folder.data, masterKey: key)
        #expect(found.kinds.allSatisfy { $0.unreadable == 0 })
        // At least two accounts and two entries.
        #expect(found.count >= 4)
    }

    /// Makes a database of a former layout, with what it can hold of another one. Returns the number of rows of each table.
    private func fill(layout last: String, from data: DataFolder) throws -> [String: Int] {
        try folder.data.prepare()
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: folder.data.databasePath, configuration: configuration)
        try Schema.migrator.migrate(queue, upTo: last)
        let counts = try queue.inDatabase { database in
            try database.execute(sql: "ATTACH ? AS today", arguments: [data.databasePath])
            var counts: [String: Int] = [:]
            let tables = try String.fetchAll(
                database,
                sql: "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'grdb%'")
            for table in tables where try database.tableExists(table, in: "today") {
                let known = Set(try database.columns(in: table, in: "today").map(\.name))
                let columns = try database.columns(in: table, in: "main").filter {
                    known.contains($0.name) || $0.isNotNull
                }
                let values = columns.map { known.contains($0.name) ? $0.name : "0" }
                try database.execute(
                    sql: """
                        INSERT INTO main.\(table) (\(columns.map(\.name).joined(separator: ", ")))
                        SELECT \(values.joined(separator: ", ")) FROM today.\(table)
                        """)
                counts[table] = try Int.fetchOne(database, sql: "SELECT count(*) FROM main.\(table)")
            }
            return counts
        }
        try queue.close()
        return counts
    }

    @Test("A database changed by a newer version is refused")
    func newerLayout() async throws {
        let store = try SQLStore(in: folder.data)
        try await store.execute("INSERT INTO grdb_migrations VALUES ('2: from the future')")
        try await store.close()
        #expect(throws: StoreError.newerSchema) { try SQLStore(in: folder.data) }
    }
}
