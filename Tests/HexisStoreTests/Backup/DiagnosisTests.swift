import Foundation
import GRDB
import HexisCore
import Testing

@testable import HexisStore

@Suite("Diagnosing a data folder")
struct DiagnosisTests {
    @Test("The diagnosis describes the folder, while a server runs and afterwards")
    func whatIsThere() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.open(.sample(1, of: ada))
        _ = try await store.append([.sample(1), .sample(2)], for: ada)
        let refusing = StoppedService(
            origin: "https://push.example.org", code: "refused-403", until: .hours(2))
        try await store.stop(refusing)
        try await store.noteWatch(until: .hours(1), found: 2, at: .hours(2))

        let running = try Diagnosis(of: folder.data)
        #expect(running.isInUse)
        #expect(running.contents.people == 1)
        #expect(running.contents.sessions == 1)
        #expect(running.contents.entries == 2)
        #expect(running.stoppedServices == [refusing])
        #expect(
            running.reminderWatch == ReminderWatch(until: .hours(1), found: 2, lastFound: .hours(2)))
        #expect(running.schemaVersion == 27)
        #expect(running.integrity == ["ok"])
        #expect(running.folderPermissions == 0o700)
        #expect(running.hasMasterKeyFile)
        #expect(running.logBytes > 0)
        for setting in running.settings { #expect(setting.found == setting.wanted, "\(setting.name)") }

        try await store.close()
        let stopped = try Diagnosis(of: folder.data)
        #expect(!stopped.isInUse)
        #expect(stopped.contents == running.contents)
        #expect(stopped.databaseBytes > 0)
    }

    @Test("Another program that may write to the database is named, but not a server or a read-only program")
    func strangers() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: folder.data)
        #expect(try Diagnosis(of: folder.data).strangers.isEmpty)
        try await store.close()
        let stranger = try DatabaseQueue(path: folder.data.databasePath)
        #expect(try Diagnosis(of: folder.data).strangers.map(\.process) == [getpid()])
        try stranger.close()
        #expect(try Diagnosis(of: folder.data).strangers.isEmpty)
    }

    @Test("The diagnosis reports free disk space, and whether the reserved space is complete")
    func room() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: folder.data)
        let diagnosis = try Diagnosis(of: folder.data)
        #expect(try #require(diagnosis.freeBytes) > 0)
        #expect(!diagnosis.isReserveShort)
        let engine = try #require(store.engine as? SQLiteEngine)
        #expect(engine.commits.reserve.giveUpPiece())
        #expect(try Diagnosis(of: folder.data).isReserveShort)
        // The next check reserves the space again.
        #expect(!store.isFull)
        #expect(!(try Diagnosis(of: folder.data).isReserveShort))
    }

    @Test("A folder without a database cannot be diagnosed")
    func nothing() throws {
        let folder = try TemporaryFolder()
        #expect(throws: StoreError.databaseMissing(path: folder.data.databasePath)) {
            try Diagnosis(of: folder.data)
        }
    }
}
