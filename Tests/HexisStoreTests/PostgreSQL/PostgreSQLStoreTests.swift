import Chance
import Foundation
import HexisCore
import LocalPostgreSQL
import Synchronization
import Testing

@testable import HexisStore

@Suite("The PostgreSQL store")
struct PostgreSQLStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func address(_ server: PostgreSQLServer) throws -> PostgreSQLAddress {
        try #require(PostgreSQLAddress(server.makeDatabase()))
    }

    @Test("All data is there after the store is closed and opened again")
    func reopening() async throws {
        let address = try address(PostgreSQLServer.shared.get())
        let first = try SQLStore(at: address, in: folder.data)
        let ada = try await first.createPerson(.sample())
        let session = try await first.open(.sample(1, of: ada))
        _ = try await first.append([.sample(1), .sample(2)], for: ada)
        try await first.close()
        await #expect(throws: StoreError.closed) { try await first.account(userName: "ada") }

        let second = try SQLStore(at: address, in: folder.data)
        #expect(second.epoch == first.epoch)
        #expect(try await second.account(userName: "ada")?.person == ada)
        #expect(try await second.session(.number(1), at: .hours(1)) == session)
        #expect(
            try await second.append([.sample(2), .sample(3)], for: ada) == [
                .alreadyKnown(sequence: 2), .accepted(sequence: 3),
            ])
    }

    @Test("A restored backup begins an epoch, so that devices send what it lacks; a start does not")
    func restoring() async throws {
        let server = try PostgreSQLServer()
        let database = try server.makeDatabase()
        let store = try SQLStore(at: try #require(PostgreSQLAddress(database)), in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        let epoch = store.epoch
        try await store.close()
        let copy = try server.makeCopy(of: database)
        try server.crash()

        let again = try SQLStore(at: try #require(PostgreSQLAddress(database)), in: folder.data)
        #expect(again.epoch == epoch)
        try await again.close()
        let restored = try SQLStore(at: try #require(PostgreSQLAddress(copy)), in: folder.data)
        #expect(restored.epoch != epoch)
        #expect(try await restored.entries(of: ada, after: 0, limit: 10).entries == [.sample(1)])
        let next = restored.epoch
        try await restored.close()
        #expect(try SQLStore(at: try #require(PostgreSQLAddress(copy)), in: folder.data).epoch == next)
    }

    @Test("An interrupted erasure is completed at the next start")
    func erasureIsFinished() async throws {
        let address = try address(PostgreSQLServer.shared.get())
        let first = try SQLStore(at: address, in: folder.data)
        let ada = try await first.createPerson(.sample())
        _ = try await first.append([.sample(1)], for: ada)
        try await first.write { try PersonRows.destroyKey(of: ada, in: $0) }
        try await first.close()
        let second = try SQLStore(at: address, in: folder.data)
        let contents = try await second.read { try Contents(of: $0) }
        #expect(contents.people == 0)
        #expect(contents.entries == 0)
    }

    @Test("A database changed by a newer version is refused")
    func newerLayout() async throws {
        let address = try address(PostgreSQLServer.shared.get())
        let store = try SQLStore(at: address, in: folder.data)
        try await store.execute("INSERT INTO migration VALUES ('9: from the future')")
        try await store.close()
        #expect(throws: StoreError.newerSchema) { try SQLStore(at: address, in: folder.data) }
    }

    @Test(
        "A commit waits for the disk, even if the server is set up otherwise, and for more if it is",
        arguments: [("off", "on"), ("local", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
    func durability(setting: String, effect: String) async throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        let name = try #require(database.split { $0 == "/" || $0 == "?" }.dropFirst(2).first)
        try PostgreSQLServer.execute(
            "ALTER DATABASE \(name) SET synchronous_commit = \(setting)", in: database)
        let store = try SQLStore(at: try #require(PostgreSQLAddress(database)), in: folder.data)
        let found = try await store.write { database in
            try database.row("SELECT current_setting('synchronous_commit') AS value").map {
                try $0.text("value")
            }
        }
        #expect(found == effect)
    }

    @Test("While PostgreSQL crashes again and again, each write that returns has happened once")
    func crashes() async throws {
        let server = try PostgreSQLServer()
        let store = try SQLStore(at: try address(server), in: folder.data)
        try await write(to: [store], times: rounds(3)) { try server.crash() }
    }

    @Test("When a standby takes over, each write that returns has happened once, and the epoch continues")
    func failover() async throws {
        let server = try PostgreSQLServer()
        let database = try server.makeDatabase()
        let standby = try server.makeStandby()
        let address = try #require(PostgreSQLAddress(server.address(of: database, or: standby)))
        let store = try SQLStore(at: address, in: folder.data)
        try await write(to: [store], times: 1) {
            try server.stop()
            try standby.promote()
        }
        let epoch = store.epoch
        try await store.close()
        #expect(try SQLStore(at: address, in: folder.data).epoch == epoch)
    }

    @Test("A server that takes no more connections is named, and used again once it does")
    func connectionLimit() async throws {
        let server = try PostgreSQLServer()
        let store = try SQLStore(at: try address(server), in: folder.data)
        let ada = try await store.createPerson(.sample())
        try server.limitConnections(to: 0)
        try server.crash()
        let failure = try await #require(throws: StoreError.self) { try await store.account(of: ada) }
        #expect(failure.message.contains("too many connections for role"), "\(failure.message)")
        try server.limitConnections(to: nil)
        #expect(try await store.account(of: ada)?.userName == "Ada")
        try await write(to: [store], times: 0, as: "Bo") {}
    }

    @Test("A transaction that PostgreSQL gave up while its program was frozen is repeated")
    func frozen() async throws {
        let address = try address(PostgreSQLServer.shared.get())
        let store = try SQLStore(at: address, in: folder.data)
        let ada = try await store.createPerson(.sample())
        let runs = Mutex(0)
        try await store.write { database in
            try FailedSignInRows.count(for: ada, at: .hours(0), in: database)
            let run = runs.withLock { runs in
                runs += 1
                return runs
            }
            guard run == 1 else { return }
            let process = try database.integer("SELECT pg_backend_pid()") ?? 0
            try database.execute("SET idle_in_transaction_session_timeout = 1")
            let other = PostgreSQLConnection(to: address)
            let isThere = "SELECT 1 FROM pg_stat_activity WHERE pid = ?"
            while try Database(connection: other).contains(isThere, [process]) {}
            other.close()
            try FailedSignInRows.count(for: ada, at: .hours(0), in: database)
        }
        #expect(runs.withLock { $0 } == 2)
        #expect(try await store.failedSignIns(of: ada, at: .hours(0)).map { $0.count } == [1])
    }

    @Test("A network that falls silent is given up, and each write that returns has happened once")
    func silence() async throws {
        let server = try PostgreSQLServer.shared.get()
        let name = try #require(try server.makeDatabase().split { $0 == "/" || $0 == "?" }.dropFirst(2).first)
        let network = try server.makeNetwork()
        let address = "postgresql://hexis@127.0.0.1:\(network.port)/\(name)"
        let store = try SQLStore(at: try #require(PostgreSQLAddress(address)), in: folder.data)
        try await write(to: [store], times: 1) { network.fallSilent() }
    }

    @Test(
        "A database that lacks what was committed is used no more, and begins an epoch when it is opened again"
    )
    func lostCommits() async throws {
        let server = try PostgreSQLServer()
        let database = try server.makeDatabase()
        let address = try #require(PostgreSQLAddress(database))
        let store = try SQLStore(at: address, in: folder.data)
        _ = try await store.createPerson(.sample())
        // As if a standby took over that had not followed.
        try PostgreSQLServer.execute("UPDATE last_commit SET number = 0", in: database)
        try server.crash()
        for _ in 1...2 {
            await #expect(throws: StoreError.commitsLost) { try await store.createPerson(.sample("Bo")) }
        }
        #expect(await store.failure() == .commitsLost)
        try await store.close()

        let again = try SQLStore(at: address, in: folder.data)
        #expect(again.epoch != store.epoch)
        #expect(try await again.account(userName: "bo") == nil)
        #expect(try await again.account(userName: "ada") != nil)
    }

    @Test(
        "Parameters are numbered as SQLite numbers them, but not within text",
        arguments: [
            ("SELECT 1", "SELECT 1"), ("a = ? AND b = ?", "a = $1 AND b = $2"),
            ("a = ?1 OR b = ?1 LIMIT ?2", "a = $1 OR b = $1 LIMIT $2"), ("?2, ?", "$2, $3"),
            ("a = '?' AND b = ?", "a = '?' AND b = $1"), ("?10,?", "$10,$11"),
        ])
    func parameters(sql: String, expected: String) {
        #expect(PostgreSQLStatement(sql, []).text == expected)
    }

    @Test(
        "Parameters in the address take precedence over those that Hexis sets",
        arguments: [
            ("postgresql://db/hexis", "postgresql://db/hexis?target_session_attrs=read-write"),
            ("postgres://db/hexis?connect_timeout=1", "&connect_timeout=1"),
        ])
    func addresses(text: String, part: String) throws {
        let address = try #require(PostgreSQLAddress(text)).text
        #expect(address.hasPrefix(part) || address.hasSuffix(part))
    }

    @Test("Values of every kind come back as they were", arguments: [0, 1, 500])
    func values(size: Int) async throws {
        let store = try SQLStore(at: try address(PostgreSQLServer.shared.get()), in: folder.data)
        var dice = Dice.thrown()
        let data = Data((0..<size).map { _ in UInt8.random(in: 0...255, using: &dice) })
        let text = String(repeating: "ä?'\\ 🙂", count: size)
        let row = try await store.read { database in
            try database.row(
                "SELECT ? AS data, ? AS text, ? AS low, ? AS high, ? AS nothing",
                [data, text, Int64.min, Int64.max, SQLValue.null]
            ).map { row in
                (
                    try row.data("data"), try row.text("text"), try row.integer("low"),
                    try row.integer("high"),
                    row.isNull("nothing")
                )
            }
        }
        let found = try #require(row)
        #expect(found == (data, text, Int64.min, Int64.max, true))
    }
}
