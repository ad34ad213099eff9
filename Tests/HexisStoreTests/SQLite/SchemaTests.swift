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

    @Test("A database changed by a newer version is refused")
    func newerLayout() async throws {
        let store = try SQLStore(in: folder.data)
        try await store.execute("INSERT INTO grdb_migrations VALUES ('2: from the future')")
        try await store.close()
        #expect(throws: StoreError.newerSchema) { try SQLStore(in: folder.data) }
    }
}
