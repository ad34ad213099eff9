import GRDB
import Synchronization
import Testing

@testable import HexisStore

/// Writes that are submitted while another one is being committed, so that they wait together.
@Suite("Waiting writes")
struct CommitGroupTests {
    private let opened: OpenedQueue

    init() throws {
        opened = try OpenedQueue()
        try opened.queue.inDatabase { database in
            try database.execute(
                sql: """
                    CREATE TABLE parent (id INTEGER PRIMARY KEY);
                    CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);
                    """)
            database.add(transactionObserver: opened.events)
        }
    }

    @Test("Writes that waited share one commit, and return after it")
    func oneCommit() async throws {
        let results = await together([insert(1), insert(2), insert(3)])
        #expect(results == [nil, nil, nil])
        #expect(opened.events.all == ["commit", "answer", "commit", "answer", "answer", "answer"])
    }

    @Test("A write that fails does so alone, and leaves nothing behind")
    func failsAlone() async throws {
        let failing: Write = { database in
            try database.execute("INSERT INTO parent VALUES (7)")
            throw StoreError.userNameTaken
        }
        let results = await together([insert(1), failing, insert(3)])
        #expect(results == [nil, .userNameTaken, nil])
        #expect(try parents() == [0, 1, 3])
    }

    @Test("If the commit fails, every write in it fails, and the next commit works")
    func commitFails() async throws {
        // SQLite checks a deferred foreign key when it commits.
        let orphan: Write = { try $0.execute("INSERT INTO child VALUES (99)") }
        let results = await together([insert(1), orphan, insert(3)])
        #expect(results.allSatisfy { $0?.code == "unavailable" })
        #expect(try parents() == [0])
        try await opened.group.submit(insert(4))
        #expect(try parents() == [0, 4])
    }

    @Test("At most 256 writes share a commit")
    func bounded() async throws {
        let results = await together((1...300).map(insert))
        #expect(results.allSatisfy { $0 == nil })
        // One commit for the write that the others waited for, one for 256 writes, one for the remaining 44.
        #expect(opened.events.all.count { $0 == "commit" } == 3)
    }

    private typealias Write = @Sendable (HexisStore.Database) throws -> Void

    private func insert(_ number: Int) -> Write {
        { try $0.execute("INSERT INTO parent VALUES (?)", [number]) }
    }

    private func parents() throws -> [Int] {
        try opened.queue.inDatabase { try Int.fetchAll($0, sql: "SELECT id FROM parent ORDER BY id") }
    }

    /// Submits all writes while a first one, number 0, is running; returns their errors in order.
    private func together(_ writes: [Write]) async -> [StoreError?] {
        let (answers, answered) = AsyncStream.makeStream(of: (index: Int, error: StoreError?).self)
        let (events, group) = (opened.events, opened.group)
        let waiting = writes.enumerated().map { index, write in
            WaitingWrite(write) { result in
                events.note("answer")
                if case .failure(let error) = result {
                    answered.yield((index, error))
                } else {
                    answered.yield((index, nil))
                }
            }
        }
        group.enqueue(
            WaitingWrite { database in
                try database.execute("INSERT INTO parent VALUES (0)")
                for write in waiting { group.enqueue(write) }
            } answer: { _ in
                events.note("answer")
            })
        var results = [StoreError?](repeating: nil, count: writes.count)
        var missing = writes.count
        for await answer in answers {
            results[answer.index] = answer.error
            missing -= 1
            if missing == 0 { break }
        }
        return results
    }
}

/// A database without Hexis' tables, and the events in it.
private struct OpenedQueue {
    let folder: TemporaryFolder
    let queue: DatabaseQueue
    let group: CommitGroup
    let events = Events()

    init() throws {
        folder = try TemporaryFolder()
        queue = try Connection.open(folder.file("group.sqlite"))
        group = CommitGroup(on: queue)
    }
}

/// The commits and returned writes, in order.
private final class Events: TransactionObserver, Sendable {
    private let events = Mutex<[String]>([])

    var all: [String] { events.withLock { $0 } }

    func note(_ event: String) { events.withLock { $0.append(event) } }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: GRDB.Database) { note("commit") }
    func databaseDidRollback(_ database: GRDB.Database) {}
}
