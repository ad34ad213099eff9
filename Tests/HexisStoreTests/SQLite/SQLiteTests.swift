import Foundation
import HexisCore
import Testing

@testable import HexisStore

@Suite("The SQLite store")
struct SQLiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("All data is there after the store is closed and opened again")
    func reopening() async throws {
        let first = try SQLStore(in: folder.data)
        let ada = try await first.createPerson(.sample())
        let session = try await first.open(.sample(1, of: ada))
        _ = try await first.append([.sample(1), .sample(2)], for: ada)
        try await first.close()

        let second = try SQLStore(in: folder.data)
        #expect(second.epoch == first.epoch)
        #expect(try await second.account(userName: "ada")?.person == ada)
        #expect(try await second.session(.number(1), at: .hours(1)) == session)
        #expect(
            try await second.append([.sample(2), .sample(3)], for: ada) == [
                .alreadyKnown(sequence: 2), .accepted(sequence: 3),
            ])
    }

    @Test("The pragmas that durability relies on are in force")
    func pragmas() async throws {
        let store = try SQLStore(in: folder.data)
        let found = try await store.read { database in
            try Pragma.all.map { try $0.found(in: database) }
        }
        // journal_mode, synchronous (2 is FULL), foreign_keys, busy_timeout, secure_delete
        #expect(found == ["wal", "2", "1", "5000", "1"])
    }

    @Test("A pragma that is not in force is an error")
    func pragmaNotHeld() async throws {
        let store = try SQLStore(in: folder.data)
        let wrong = Pragma(name: "synchronous", value: "FULL", readBack: "3", reason: "of the test")
        await #expect(throws: StoreError.settingNotHeld(name: "synchronous", wanted: "3", found: "2")) {
            try await store.read { try wrong.verify(in: $0) }
        }
    }

    @Test("Appending fails on a full disk, and works again once there is space")
    func diskFull() async throws {
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        let pages = try await store.read { database in
            Int(clamping: try database.integer("PRAGMA page_count") ?? 0)
        }
        try await store.setMostPages(pages)
        let long = try (2...9).map { try Entry.long($0) }
        await #expect(throws: StoreError.diskFull) { try await store.append(long, for: ada) }
        #expect(try await store.entries(of: ada, after: 0, limit: 10).entries == [.sample(1)])
        try await store.check()

        try await store.setMostPages(1_000_000)
        #expect(try await store.append(long, for: ada) == (2...9).map { .accepted(sequence: $0) })
        #expect(try await store.entries(of: ada, after: 0, limit: 10).entries == [.sample(1)] + long)
    }

    @Test("A folder has one server at a time")
    func folderInUse() async throws {
        let store = try SQLStore(in: folder.data)
        #expect(throws: StoreError.folderInUse(path: folder.data.path)) {
            try SQLStore(in: folder.data)
        }
        try await store.close()
        _ = try SQLStore(in: folder.data)
    }

    @Test("A restart voids all claims, so that no lease has to run out")
    func claimsAreVoid() async throws {
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        let bo = try await store.createPerson(.sample("Bo"))
        for person in [ada, bo] { try await store.plan(.hours(1), for: person, at: .hours(0)) }
        let due = try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 2)
        #expect(
            try await store.completeDue(
                due[0], at: .hours(1), next: nil, queueing: [.sample(1)], noting: [], missed: 0))
        #expect(try await store.claimCalls(at: .hours(1), until: .hours(2), atMost: 1).count == 1)
        try await store.close()
        let again = try SQLStore(in: folder.data)
        let held = try await again.claimDue(at: .hours(1), until: .hours(2), atMost: 2)
        #expect(held.map(\.person) == [due[1].person])
        #expect(try await again.claimCalls(at: .hours(1), until: .hours(2), atMost: 1).count == 1)
    }

    @Test("Only the owner can access the folder and its files")
    func permissions() throws {
        let store = try SQLStore(in: folder.data)
        defer { withExtendedLifetime(store) {} }
        #expect(Files.permissions(of: folder.data.path) == 0o700)
        for name in ["hexis.sqlite", "hexis.sqlite-wal", "master.key", "lock"] {
            #expect(Files.permissions(of: folder.data.path + "/" + name) == 0o600, "\(name)")
        }
    }

    @Test("Missing parent folders of the data folder are created")
    func foldersAbove() async throws {
        let deep = DataFolder(path: folder.file("one/two/data"))
        try await SQLStore(in: deep).close()
        #expect(deep.hasDatabase)
    }

    @Test("An interrupted erasure is completed at the next start")
    func erasureIsFinished() async throws {
        let first = try SQLStore(in: folder.data)
        let ada = try await first.createPerson(.sample())
        _ = try await first.append([.sample(1)], for: ada)
        try await first.write { try PersonRows.destroyKey(of: ada, in: $0) }
        try await first.close()
        let second = try SQLStore(in: folder.data)
        let contents = try await second.read { try Contents(of: $0) }
        #expect(contents.people == 0)
        #expect(contents.entries == 0)
    }

    @Test("A file that is not a database is reported as damaged and does not crash the server")
    func noDatabase() throws {
        try folder.data.prepare()
        let text = Data(String(repeating: "no database ", count: 1000).utf8)
        try text.write(to: URL(fileURLWithPath: folder.data.databasePath))
        let key = MasterKey.random()
        #expect {
            try SQLStore(in: folder.data, masterKey: key)
        } throws: { ($0 as? StoreError)?.code == "damaged" }
    }
}

extension SQLStore {
    /// Limits the number of pages, as a full disk does.
    func setMostPages(_ pages: Int) async throws {
        try await read { _ = try $0.rows("PRAGMA max_page_count = \(pages)") }
    }
}
