import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisStore
import HexisTrackers
import Testing

@testable import HexisService
@testable import HexisStore

@Suite("Imports, and the store")
struct HealthImportsTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let person: PersonID
    private let clock = SettableClock()

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        person = try await store.createPerson(NewPerson(userName: "maria", passwordHash: "none"))
    }

    private var measurements: Int {
        get async throws {
            try await LivePractices(store).practice(of: person).measuredDays(of: .steps).count
        }
    }

    @Test("An import that could not be undone can be undone again")
    func undoing() async throws {
        let server = ImportServer(store)
        try await server.running {
            try await server.health.begin(sentFile(healthExport(days: 1)), of: person)
            guard case .read = try await server.healthState(of: person) else { throw NotSo() }
            try await server.health.accept(bringingBack: false, of: person)
            guard case .done(_, undoable: 1) = try await server.healthState(of: person) else { throw NotSo() }

            _ = try await store.write {
                try $0.execute(
                    """
                    CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'full'); END
                    """)
            }
            for _ in 1...2 {
                try await server.health.undo(of: person)
                #expect(try await server.healthState(of: person) == .notUndone)
            }
            _ = try await store.write { try $0.execute("DROP TRIGGER full") }
            try await server.health.undo(of: person)
            #expect(try await server.healthState(of: person) == .undone)
        }
        #expect(try await measurements == 0)
        try await store.close()
    }

    @Test("What was read on one server can be recorded and undone on others")
    func severalServers() async throws {
        let (one, other) = (ImportServer(store, clock.world), ImportServer(store, clock.world))
        try await one.health.begin(sentFile(healthExport(days: 3)), of: person)
        guard case .read(let result) = try await other.healthState(of: person) else { throw NotSo() }
        #expect(result.news == 3)
        try await other.health.accept(bringingBack: false, of: person)
        #expect(try await one.health.state(of: person) == .recording)
        // Sent twice, and no other file comes in between.
        try await one.health.accept(bringingBack: false, of: person)
        try await one.health.begin(sentFile(healthExport(days: 9)), of: person)
        try await one.running {
            #expect(try await other.healthState(of: person) == .done(result, undoable: 3))
            #expect(try await measurements == 3)
            try await other.health.undo(of: person)
            #expect(try await other.healthState(of: person) == .undone)
        }
        #expect(try await measurements == 0)
        try await store.close()
    }

    @Test("Another server finishes what one that died has begun to record, and nothing counts twice")
    func takenOver() async throws {
        let (one, other) = (ImportServer(store, clock.world), ImportServer(store, clock.world))
        try await one.health.begin(sentFile(healthExport(days: 700)), of: person)
        guard case .read = try await one.healthState(of: person) else { throw NotSo() }
        try await one.health.accept(bringingBack: false, of: person)
        // It claims the task, records half of it, and dies.
        let now = clock.now
        let claim = try #require(
            try await store.claimImports(at: now, until: now + Lease.length, atMost: 9).first)
        guard case .recording(let news, let result)? = HealthProgress(claim) else { throw NotSo() }
        let journals = Journals(store, LivePractices(store))
        let practice = try await journals.practices.practice(of: person)
        let entries = news.entries(practice, device: person.programs, at: now) { World.machine.identifier() }
        try await journals.record(Array(entries.prefix(350)), for: person)
        try await other.running { () async throws in
            #expect(try await other.health.state(of: person) == .recording)
            clock.advance(by: 10_000)
            #expect(try await other.healthState(of: person) == .done(result, undoable: 700))
        }
        #expect(try await measurements == 700)
        #expect(try await store.entries(of: person, after: 0, limit: 10_000).entries.count == 700)
        // It was only frozen, and comes back: what it records last is there already, and its ending is not awaited.
        try await journals.record(Array(entries.prefix(350)), for: person)
        try await ImportSteps(kind: .appleHealth, queue: one.queue).advance(
            from: claim, to: HealthProgress.failed(""))
        #expect(try await other.health.state(of: person) == .done(result, undoable: 700))
        #expect(try await measurements == 700)
        try await store.close()
    }

    @Test("A file whose server stops while it reads it has to be chosen again, on any server")
    func interrupted() async throws {
        let (one, other) = (ImportServer(store, clock.world), ImportServer(store, clock.world))
        let steps = ImportSteps(kind: .appleHealth, queue: one.queue)
        _ = try await steps.begin(HealthProgress.reading(percent: 40), of: person)
        #expect(try await other.health.state(of: person) == .reading(percent: 40))
        clock.advance(by: 10_000)
        #expect(try await other.health.state(of: person) == .failed(AppleHealthError.interrupted.message))
        try await other.health.begin(sentFile(healthExport(days: 1)), of: person)
        guard case .read = try await one.healthState(of: person) else { throw NotSo() }

        _ = try await ImportSteps(kind: .hexis, queue: one.queue).begin(
            ExportProgress.reading, of: person, hasFile: true)
        #expect(try await other.exports.state(of: person) == .reading)
        clock.advance(by: 10_000)
        #expect(try await other.exports.state(of: person) == .refused(ExportError.interrupted.message))
        try await store.close()
    }

    @Test("A damaged import holds no other one up, and the person can begin anew")
    func damaged() async throws {
        let server = ImportServer(store)
        let other = try await store.createPerson(NewPerson(userName: "jo", passwordHash: "none"))
        for person in [person, other] {
            try await server.health.begin(sentFile(healthExport(days: 1)), of: person)
            guard case .read = try await server.healthState(of: person) else { throw NotSo() }
            try await server.health.accept(bringingBack: false, of: person)
        }
        _ = try await store.write { [person] in
            try $0.execute("UPDATE import SET sealed = ? WHERE person = ?", [Data([1]), Data(person.bytes)])
        }
        try await server.running {
            guard case .done = try await server.healthState(of: other) else { throw NotSo() }
            #expect(try await server.health.state(of: person) == .nothing)
            // Another import begins once the damaged one has been claimed, which may be after the other's.
            let news = try await eventually("another import begins") { () async throws -> Int? in
                try await server.health.begin(sentFile(healthExport(days: 2)), of: person)
                guard case .read(let result) = try await server.healthState(of: person) else { return nil }
                return result.news
            }
            #expect(news == 2)
        }
        try await store.close()
    }

    @Test("A damaged file of another tracker is refused, and the person can bring another")
    func damagedFile() async throws {
        let server = ImportServer(store)
        for table in ["Date,Walk\n2026-11-01,yes\n", "Date,Run\n2026-11-01,no\n"] {
            try await server.habits.read(sentFile(table), of: person)
            guard case .table = try await server.habits.state(of: person) else { throw NotSo() }
            _ = try await store.write { try $0.execute("UPDATE import_piece SET sealed = ?", [Data([1])]) }
            guard case .refused(let reason) = try await server.habits.state(of: person) else { throw NotSo() }
            #expect(reason == TrackerError.damaged.message)
            guard case .nothing = try await server.habits.state(of: person) else { throw NotSo() }
        }
        try await store.close()
    }

    @Test("What nobody decides on is forgotten after an hour, with its file")
    func forgotten() async throws {
        let server = ImportServer(store, clock.world)
        try await server.habits.read(sentFile("Date,Walk\n2026-11-01,yes\n"), of: person)
        guard case .table = try await server.habits.state(of: person) else { throw NotSo() }
        #expect(try await pieces == 1)
        clock.advance(by: 3_600_000)
        guard case .nothing = try await server.habits.state(of: person) else { throw NotSo() }
        try await server.running {
            try await eventually("the file is deleted") { try await pieces == 0 ? true : nil }
        }
        try await store.close()
    }

    private var pieces: Int {
        get async throws { try await store.read { try $0.count("SELECT count(*) FROM import_piece") } }
    }
}

private struct NotSo: Error {}
