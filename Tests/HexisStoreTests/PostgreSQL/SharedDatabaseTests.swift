import CPostgreSQL
import Chance
import Foundation
import HexisCore
import LocalPostgreSQL
import Testing

@testable import HexisStore

@Suite("A database that servers share")
struct SharedDatabaseTests {
    private let folders: [TemporaryFolder]
    private let address: PostgreSQLAddress
    private let key: MasterKey

    init() throws {
        folders = try (0..<2).map { _ in try TemporaryFolder() }
        key = try #require(MasterKey(bytes: Data(repeating: 7, count: 32)))
        address = try #require(PostgreSQLAddress(PostgreSQLServer.shared.get().makeDatabase()))
    }

    /// Opens the database as two servers do, each with a data folder of its own.
    private func servers(at address: PostgreSQLAddress) throws -> [SQLStore] {
        try folders.map { try SQLStore(at: address, isShared: true, in: $0.data, masterKey: key) }
    }

    private func servers() throws -> [SQLStore] { try servers(at: address) }

    @Test("Servers that share it use it at the same time, and no other program")
    func admission() async throws {
        let alone = try TemporaryFolder()
        func openAlone() throws -> SQLStore {
            try SQLStore(at: address, in: alone.data, masterKey: key)
        }
        let stores = try servers()
        #expect(throws: StoreError.databaseInUse) { try openAlone() }
        for store in stores { try await store.close() }
        let other = try openAlone()
        #expect(throws: StoreError.databaseInUse) { try servers() }
        try await other.close()
    }

    @Test("The first server makes the tables that all use")
    func newDatabase() async throws {
        let address = try #require(PostgreSQLAddress(PostgreSQLServer.shared.get().makeEmptyDatabase()))
        let stores = try servers(at: address)
        let ada = try await stores[0].createPerson(.sample())
        #expect(try await stores[1].account(of: ada)?.userName == "Ada")
    }

    @Test("After a newer program has added to the tables, servers still use them, and can be started again")
    func additions() async throws {
        let database = try PostgreSQLServer.shared.get().makeDatabase()
        let address = try #require(PostgreSQLAddress(database))
        var stores = try servers(at: address)
        let ada = try await stores[0].createPerson(.sample())
        let study = StoredStudy(id: .number(1), researcher: ada, bytes: [1])
        try await stores[0].add(study, code: TokenHash(of: "study"))
        func use() async throws {
            for store in stores {
                #expect(try await store.studies(of: ada) == [study])
                let found = try await store.write { try $0.rows("SELECT * FROM study").count }
                #expect(found == 1)
            }
        }
        try await use()
        try PostgreSQLServer.execute(
            """
            ALTER TABLE study ADD COLUMN later BIGINT NOT NULL DEFAULT 0;
            INSERT INTO migration VALUES ('+99: later')
            """, in: database)
        try await use()
        for store in stores { try await store.close() }
        stores = try servers(at: address)
        try await use()
        for store in stores { try await store.close() }
        #expect(throws: StoreError.newerSchema, "A move would lose what was added.") {
            try OpenedDatabase(.postgreSQL(address), in: folders[0].data)
        }
    }

    @Test("A program that has to change tables is refused while a former one uses them")
    func changes() async throws {
        let address = try #require(PostgreSQLAddress(PostgreSQLServer.shared.get().makeEmptyDatabase()))
        let former = PostgreSQLConnection(to: address, .shared)
        try PostgreSQLSchema.migrate(former, upTo: PostgreSQLSchema.migrations[0].name)
        #expect(throws: StoreError.layoutInUse) { try servers(at: address) }
        former.close()
        let stores = try servers(at: address)
        let ada = try await stores[0].createPerson(.sample())
        #expect(try await stores[1].account(of: ada)?.userName == "Ada")
    }

    @Test("What one server did, the other one sees at once")
    func visibility() async throws {
        let stores = try servers()
        let (one, other) = (stores[0], stores[1])
        let ada = try await one.createPerson(.sample())
        #expect(try await other.account(of: ada)?.userName == "Ada")
        let session = try await other.open(.sample(1, of: ada))
        #expect(try await one.session(.number(1), at: .hours(1)) == session)
        try await one.end(session.id, of: ada)
        #expect(try await other.session(.number(1), at: .hours(1)) == nil)

        #expect(try await one.use(TokenHash(of: "ticket"), until: .hours(1), at: .hours(0)))
        #expect(try await !other.use(TokenHash(of: "ticket"), until: .hours(1), at: .hours(0)))

        _ = try await other.append([.sample(1)], for: ada)
        #expect(try await one.entries(of: ada, after: 0, limit: 9).entries == [.sample(1)])
        try await one.erase(ada)
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await other.entries(of: ada, after: 0, limit: 9)
        }
        await #expect(throws: StoreError.unknownPerson(ada)) {
            try await other.append([.sample(2)], for: ada)
        }
    }

    @Test("Readers with a cursor see every entry once, in one order, while many write to all servers")
    func readersAndWriters() async throws {
        var dice = Dice.thrown()
        let stores = try servers()
        let people = [
            try await stores[0].createPerson(.sample("Ada")), try await stores[1].createPerson(.sample("Bo")),
        ]
        let readers = people.map { person in
            stores.map { store in Task { try await followed(person, in: store) } }
        }
        let each = rounds(40)
        try await withThrowingTaskGroup { group in
            for writer in 0..<16 {
                let seed = dice.next()
                group.addTask {
                    var dice = Dice(seed: seed)
                    for number in (writer * each)..<((writer + 1) * each) {
                        let person = dice.one(of: people)
                        let entry = Entry.sample(number)
                        let first = try await dice.one(of: stores).append([entry], for: person)
                        guard case .accepted(let sequence) = first[0] else {
                            Issue.record("\(first)")
                            return
                        }
                        let again = try await dice.one(of: stores).append([entry], for: person)
                        #expect(again == [.alreadyKnown(sequence: sequence)])
                    }
                }
            }
            try await group.waitForAll()
        }
        var numbers: Set<Identifier> = []
        for (person, readers) in zip(people, readers) {
            let page = try await stores[0].entries(of: person, after: 0, limit: 10_000)
            #expect(page.cursor == Int64(page.entries.count))
            numbers.formUnion(page.entries.map { $0.id })
            for reader in readers {
                reader.cancel()
                #expect(try await reader.value == page.entries)
            }
        }
        #expect(numbers.count == 16 * each)
    }

    /// Everything that arrives in a person's journal until the task is cancelled, in pieces.
    private func followed(_ person: PersonID, in store: SQLStore) async throws -> [Entry] {
        var entries: [Entry] = []
        var cursor: Int64 = 0
        while true {
            let isLast = Task.isCancelled
            var hasMore = true
            while hasMore {
                let page = try await store.entries(of: person, after: cursor, limit: 7)
                entries += page.entries
                (cursor, hasMore) = (page.cursor, page.hasMore)
            }
            if isLast { return entries }
        }
    }

    @Test(
        "Servers on which many write for the same few people take turns, and nothing is refused"
    )
    func turns() async throws {
        let stores = try servers()
        var people: [PersonID] = []
        for number in 0..<4 {
            people.append(try await stores[number % 2].createPerson(.sample("person\(number)")))
        }
        let each = rounds(20)
        try await withThrowingTaskGroup { [people] group in
            for writer in 0..<32 {
                group.addTask {
                    for round in 0..<each {
                        let (store, person) = (stores[writer % 2], people[(writer / 2 + round) % 4])
                        _ = try await store.append([.sample(writer * each + round)], for: person)
                        try await store.plan(.hours(Int64(round)), for: person, at: .hours(0))
                    }
                }
            }
            try await group.waitForAll()
        }
        var count = 0
        for person in people {
            count += try await stores[0].entries(of: person, after: 0, limit: 10_000).entries.count
        }
        #expect(count == 32 * each)
    }

    @Test("Of what is due, each server claims other parts, and another server's start changes nothing")
    func claims() async throws {
        let stores = try servers()
        var people: Set<PersonID> = []
        for number in 0..<40 {
            let person = try await stores[number % 2].createPerson(.sample("person\(number)"))
            try await stores[(number + 1) % 2].plan(.hours(1), for: person, at: .hours(0))
            people.insert(person)
        }
        let claimed = try await withThrowingTaskGroup(of: [DuePerson].self) { group in
            for number in 0..<20 {
                let store = stores[number % 2]
                group.addTask { try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 3) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(claimed.count == 40)
        #expect(Set(claimed.map { $0.person }) == people)
        for due in claimed {
            let queued = try await stores[0].completeDue(
                due, at: .hours(1), next: nil, queueing: [.sample(1)], noting: [], missed: 0)
            #expect(queued)
        }
        let calls = try await stores[0].claimCalls(at: .hours(1), until: .hours(2), atMost: 100)
        #expect(calls.count == 40)
        try await stores[1].close()
        let again = try SQLStore(at: address, isShared: true, in: folders[1].data, masterKey: key)
        #expect(try await again.claimCalls(at: .hours(1), until: .hours(2), atMost: 100).isEmpty)
    }

    @Test("A server hears to whose journals others append, and that it may have missed something")
    func news() async throws {
        let server = try PostgreSQLServer()
        let stores = try servers(at: try #require(PostgreSQLAddress(server.makeDatabase())))
        var heard = stores.map { $0.appendsElsewhere.makeAsyncIterator() }
        // Each begins to listen.
        for place in 0..<2 { #expect(await heard[place].next() == .anyone) }
        for number in 0..<500 { stores[0].announceAppend(to: .number(number)) }
        var people: Set<PersonID> = []
        while people.count < 500, case .to(let person)? = await heard[1].next() { people.insert(person) }
        #expect(people == Set((0..<500).map { .number($0) }))
        stores[1].announceAppend(to: .number(1000))
        // It has not heard of its own.
        #expect(await heard[0].next() == .to(.number(1000)))

        try server.crash()
        for place in 0..<2 { #expect(await heard[place].next() == .anyone) }
        stores[1].announceAppend(to: .number(7))
        #expect(await heard[0].next() == .to(.number(7)))
        for store in stores { try await store.close() }
        #expect(await heard[0].next() == nil)
    }

    @Test("While PostgreSQL crashes again and again, each write that returns has happened once")
    func crashes() async throws {
        let server = try PostgreSQLServer()
        let stores = try servers(at: try #require(PostgreSQLAddress(server.makeDatabase())))
        try await write(to: stores, times: rounds(2)) { try server.crash() }
    }

    @Test("When a standby takes over, each write that returns has happened once, and one epoch begins")
    func failover() async throws {
        let server = try PostgreSQLServer()
        let database = try server.makeDatabase()
        let standby = try server.makeStandby()
        let stores = try servers(
            at: try #require(PostgreSQLAddress(server.address(of: database, or: standby))))
        let ada = try await stores[0].createPerson(.sample("Ada"))
        func epochs() async throws -> [Identifier] {
            var epochs: [Identifier] = []
            for store in stores { epochs.append(try await store.entries(of: ada, after: 0, limit: 1).epoch) }
            return epochs
        }
        let before = try await epochs()
        #expect(before[0] == before[1])
        try await write(to: stores, times: 1, as: "Bo") {
            try server.stop()
            try standby.promote()
        }
        let after = try await epochs()
        #expect(after[0] == after[1])
        #expect(after[0] != before[0])
        for store in stores { try await store.check() }
    }

    @Test("A server that freezes before it has received all of an answer loses its turn to the others")
    func frozenTurn() async throws {
        let stores = try servers()
        let ada = try await stores[0].createPerson(.sample())
        let frozen = PQconnectdb(address.text)
        defer { PQfinish(frozen) }
        PQclear(PQexec(frozen, "BEGIN; LOCK TABLE last_commit IN EXCLUSIVE MODE"))
        #expect(PQsendQuery(frozen, "SELECT repeat('x', 1000000) FROM generate_series(1, 100)") == 1)
        let other = PostgreSQLConnection(to: address)
        let isStuck = """
            SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'ClientWrite'
            """
        while try !Database(connection: other).contains(isStuck) {}
        other.close()
        for (number, store) in zip(1..., stores) {
            #expect(try await store.append([.sample(number)], for: ada).count == 1)
        }
        for store in stores { try await store.close() }
    }

    @Test("Its master key is not rotated")
    func rotation() async throws {
        let stores = try servers()
        await #expect(throws: StoreError.databaseShared) { try await stores[0].rotateMasterKey() }
    }
}
