import Foundation
import GRDB
import HexisCore
import LocalPostgreSQL
import Testing

@testable import HexisStore

@Suite("Moving everything to another database")
struct MoveTests {
    private let folder: TemporaryFolder
    private let database: String
    private let address: PostgreSQLAddress

    init() throws {
        folder = try TemporaryFolder()
        database = try PostgreSQLServer.shared.get().makeDatabase()
        address = try #require(PostgreSQLAddress(database))
    }

    /// The digests of all tables, and of the properties that a move keeps.
    private func digests(of place: DatabasePlace) throws -> [RowDigest] {
        let opened = try OpenedDatabase(place, in: folder.data)
        var digests: [RowDigest] = []
        try opened.read { database in
            digests = try (MovedTable.personal + MovedTable.shared).map { try $0.digest(in: database) }
            var properties = RowDigest()
            for row in try database.rows(
                """
                SELECT * FROM property WHERE name IN ('epoch', 'master key', 'derivation root') ORDER BY name
                """)
            {
                properties.add(row)
            }
            digests.append(properties)
        }
        try opened.close()
        return digests
    }

    private func write(to place: DatabasePlace, _ body: (HexisStore.Database) throws -> Void) throws {
        let opened = try OpenedDatabase(place, in: folder.data)
        try opened.write(body)
        try opened.close()
    }

    private func fill() async throws {
        let store = try SQLStore(in: folder.data)
        try await store.addEveryKind()
        let (cy, dee) = (
            try await store.createPerson(.sample("Cy")), try await store.createPerson(.sample("Dee"))
        )
        _ = try await store.append((1...30).map { .sample($0) }, for: cy)
        try await store.add(
            Invitation(id: .number(1), made: .hours(0), expires: .hours(1)), secret: "invitation")
        try await store.noteWatch(until: .hours(1), found: 1, at: .hours(1))
        try await store.stop(StoppedService(origin: "https://ä.example", code: "forbidden", until: .hours(9)))
        let code = TokenHash(of: "code")
        try await store.add(
            CareInvitation(id: .number(1), patient: cy, made: .hours(0), expires: .hours(9)), code: code)
        try await store.add(
            CareLink(connection: .number(1), patient: cy, provider: dee), byInvitation: code, at: .hours(1))
        _ = try await store.rotateMasterKey()
        try await store.close()
    }

    @Test(
        "Everything is the same afterwards, also when it is moved back, and the database left behind is refused"
    )
    func thereAndBack() async throws {
        try await fill()
        let original = try digests(of: .sqlite)
        let readable = try Readability(of: folder.data, masterKey: nil)
        let moved = try folder.data.move(from: .sqlite, to: .postgreSQL(address))
        #expect(moved.people == 4)
        #expect(try digests(of: .postgreSQL(address)) == original)
        #expect(try Readability(of: address, in: folder.data, masterKey: nil) == readable)
        #expect(throws: StoreError.movedAway) { try SQLStore(in: folder.data) }
        let store = try SQLStore(at: address, in: folder.data)
        let cy = try #require(try await store.account(userName: "cy")).person
        #expect(
            try await store.append([.sample(30), .sample(31)], for: cy) == [
                .alreadyKnown(sequence: 30), .accepted(sequence: 31),
            ])
        try await store.close()

        let changed = try digests(of: .postgreSQL(address))
        #expect(try folder.data.move(from: .postgreSQL(address), to: .sqlite).entries == moved.entries + 1)
        #expect(try digests(of: .sqlite) == changed)
        #expect(throws: StoreError.movedAway) { try SQLStore(at: address, in: folder.data) }
        try await SQLStore(in: folder.data).close()
        _ = try folder.data.move(from: .sqlite, to: .postgreSQL(address))
        #expect(try digests(of: .postgreSQL(address)) == changed)
    }

    @Test("An interrupted move continues with what has changed since", arguments: 1...4)
    func interrupted(after people: Int) async throws {
        try await fill()
        #expect(throws: StoreError.interrupted) {
            try folder.data.move(from: .sqlite, to: .postgreSQL(address)) { moved, _ in
                if moved == people { throw StoreError.interrupted }
            }
        }
        #expect(throws: StoreError.moveUnfinished) { try SQLStore(at: address, in: folder.data) }
        let store = try SQLStore(in: folder.data)
        for name in ["ada", "cy"] {
            let person = try #require(try await store.account(userName: name)).person
            _ = try await store.append([.sample(99)], for: person)
        }
        try await store.erase(try #require(try await store.account(userName: "bo")).person)
        try await store.close()

        let source = try digests(of: .sqlite)
        #expect(try folder.data.move(from: .sqlite, to: .postgreSQL(address)).people == 3)
        #expect(try digests(of: .postgreSQL(address)) == source)
    }

    @Test(
        "A move that was interrupted at its end continues, before and after the original was given up",
        arguments: [true, false])
    func interruptedAtTheEnd(isGivenUp: Bool) async throws {
        try await fill()
        let source = try digests(of: .sqlite)
        let moved = try folder.data.move(from: .sqlite, to: .postgreSQL(address))
        // As if it had not ended yet.
        try write(to: .postgreSQL(address)) {
            try Properties.set(Properties.moving, to: Data(Properties.epoch(in: $0).bytes), in: $0)
        }
        #expect(throws: StoreError.moveUnfinished) { try SQLStore(at: address, in: folder.data) }
        if isGivenUp {
            #expect(throws: StoreError.movedAway) { try SQLStore(in: folder.data) }
        } else {
            try write(to: .sqlite) {
                try $0.execute("DELETE FROM property WHERE name = ?", [Properties.moved])
            }
            try await SQLStore(in: folder.data).close()
        }
        #expect(try folder.data.move(from: .sqlite, to: .postgreSQL(address)) == moved)
        #expect(try digests(of: .postgreSQL(address)) == source)
        #expect(throws: StoreError.movedAway) {
            try folder.data.move(from: .sqlite, to: .postgreSQL(address))
        }
        try await SQLStore(at: address, in: folder.data).close()
    }

    @Test("A database that is used is not moved to")
    func used() async throws {
        try await fill()
        let store = try SQLStore(at: address, in: TemporaryFolder().data)
        _ = try await store.createPerson(.sample())
        try await store.close()
        #expect(throws: StoreError.destinationInUse) {
            try folder.data.move(from: .sqlite, to: .postgreSQL(address))
        }
        try await SQLStore(in: folder.data).close()
    }

    @Test("A row that arrives changed ends the move, and the original stays in use")
    func changed() async throws {
        try await fill()
        try PostgreSQLServer.execute(
            """
            CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS
                'BEGIN new.sealed := new.sealed || new.sealed; RETURN new; END';
            CREATE TRIGGER changed BEFORE INSERT ON picture_0 FOR EACH ROW EXECUTE FUNCTION change();
            CREATE TRIGGER changed BEFORE INSERT ON listener FOR EACH ROW EXECUTE FUNCTION change();
            """, in: database)
        #expect {
            try folder.data.move(from: .sqlite, to: .postgreSQL(address))
        } throws: { ($0 as? StoreError)?.code == "move-incomplete" }
        try await SQLStore(in: folder.data).close()
    }

    @Test("A folder without data, and another master key, are refused")
    func refused() async throws {
        #expect(throws: (any Error).self) { try folder.data.move(from: .sqlite, to: .postgreSQL(address)) }
        try await fill()
        #expect {
            try folder.data.move(from: .sqlite, to: .postgreSQL(address), masterKey: .random())
        } throws: { ($0 as? StoreError)?.code == "master-key-wrong" }
    }

    @Test("Every table is moved")
    func tables() async throws {
        try await SQLStore(in: folder.data).close()
        let queue = try DatabaseQueue(path: folder.data.databasePath)
        let tables = try await queue.read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        try queue.close()
        let moved = (MovedTable.personal + MovedTable.shared).map { $0.name }
        #expect(Set(moved + ["property", "grdb_migrations"]) == Set(tables))
        #expect(Set(moved).count == moved.count)
    }
}
