import Foundation
import GRDB
import LocalPostgreSQL
import Testing

@testable import HexisStore

/// A migration comes with a database of the new layout: `HEXIS_KEEP=yes scripts/swift-test kept --filter KeptDatabase`.
@Suite("Databases as the programs of their time wrote them")
struct KeptDatabaseTests {
    private static let kept = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../KeptDatabases").standardized
    private static var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: kept.path)) ?? []).sorted()
    }

    private let folder: TemporaryFolder
    private let key: MasterKey

    init() throws {
        folder = try TemporaryFolder()
        key = try #require(MasterKey(bytes: Data(repeating: 7, count: 32)))
    }

    @Test("Each of them opens with everything in it", arguments: names)
    func opening(_ name: String) async throws {
        let path = KeptDatabaseTests.kept.appending(path: name).path
        let store: SQLStore
        let found: Readability
        if name.hasPrefix("sqlite") {
            try load(String(contentsOfFile: path, encoding: .utf8))
            store = try SQLStore(in: folder.data, masterKey: key)
            found = try Readability(of: folder.data, masterKey: key)
        } else {
            let database = try PostgreSQLServer.shared.get().makeDatabase(ofDump: path)
            let address = try #require(PostgreSQLAddress(database))
            store = try SQLStore(at: address, in: folder.data, masterKey: key)
            found = try Readability(of: address, in: folder.data, masterKey: key)
        }
        let ada = try #require(try await store.account(userName: "ada"))
        #expect(ada.email == "ada@example.org")
        let entries = try await store.entries(of: ada.person, after: 0, limit: 10).entries
        #expect(entries == [.sample(1), .sample(2)])
        #expect(try await store.append([.sample(2), .sample(3)], for: ada.person).count == 2)
        #expect(found.kinds.count >= 14)
        #expect(found.kinds.allSatisfy { $0.unreadable == 0 })
        try await store.close()
    }

    @Test("Those of today's layouts are among them")
    func today() async throws {
        let names = [
            "sqlite-\(Schema.migrator.migrations.count).sql",
            "postgresql-\(PostgreSQLSchema.migrations.count).sql",
        ]
        if ProcessInfo.processInfo.environment["HEXIS_KEEP"] != nil { try await keep(names) }
        #expect(Set(KeptDatabaseTests.names).isSuperset(of: names))
    }

    private func keep(_ names: [String]) async throws {
        let paths = names.map { KeptDatabaseTests.kept.appending(path: $0).path }
        let sqlite = try SQLStore(in: folder.data, masterKey: key)
        try await sqlite.addEveryKind()
        try await sqlite.close()
        try dump().write(toFile: paths[0], atomically: true, encoding: .utf8)
        let server = try PostgreSQLServer.shared.get()
        let database = try server.makeEmptyDatabase()
        let postgreSQL = try SQLStore(
            at: try #require(PostgreSQLAddress(database)), in: TemporaryFolder().data, masterKey: key)
        try await postgreSQL.addEveryKind()
        try await postgreSQL.close()
        try server.dump(database, to: paths[1])
    }

    /// The database as SQL, one statement in each line or more.
    private func dump() throws -> String {
        let queue = try DatabaseQueue(path: folder.data.databasePath)
        return try queue.read { database in
            var tables: [String] = []
            var rows: [String] = []
            var others: [String] = []
            let made = try Row.fetchAll(
                database, sql: "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%'")
            for row in made {
                let name: String = row["name"]
                guard row["type"] == "table" else {
                    others.append(row["sql"])
                    continue
                }
                tables.append(row["sql"])
                let columns = try database.columns(in: name).map { "quote(\"\($0.name)\")" }
                rows += try String.fetchAll(
                    database,
                    sql: """
                        SELECT 'INSERT INTO "\(name)" VALUES (' || \(columns.joined(separator: " || ', ' || ")) || ')'
                        FROM "\(name)"
                        """)
            }
            return (tables + rows + others).map { $0 + ";\n" }.joined()
        }
    }

    private func load(_ sql: String) throws {
        try folder.data.prepare()
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: folder.data.databasePath, configuration: configuration)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }
}
