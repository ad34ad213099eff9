import Foundation
import HexisCore
import Testing

@testable import HexisStore

@Suite("Restoring a backup")
struct RestoreTests {
    private let folder: TemporaryFolder
    private let store: SQLStore
    private let ada: PersonID
    private let backup: String

    /// Makes a backup with one entry, then appends a second entry.
    init() async throws {
        folder = try TemporaryFolder()
        backup = folder.file("backup")
        store = try SQLStore(in: folder.data)
        ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        try folder.data.backUp(to: backup)
        _ = try await store.append([.sample(2)], for: ada)
    }

    @Test("Restoring brings back the backup's content in a new epoch")
    func restore() async throws {
        try await store.close()
        let contents = try folder.data.restore(backup, replacing: true).contents
        #expect(contents.entries == 1)
        let restored = try SQLStore(in: folder.data)
        #expect(restored.epoch != store.epoch)
        #expect(try await restored.entries(of: ada, after: 0, limit: 9).entries == [.sample(1)])
        #expect(try await restored.append([.sample(2)], for: ada) == [.accepted(sequence: 2)])
    }

    @Test("A restored database can be diagnosed and backed up before a server has opened it")
    func readAtOnce() async throws {
        try await store.close()
        try folder.data.restore(backup, replacing: true)
        for setting in try Diagnosis(of: folder.data).settings { #expect(setting.found == setting.wanted) }
        #expect(try folder.data.backUp(to: folder.file("again")).entries == 1)
    }

    @Test("The file of a database in use is refused as a backup, because its latest entries are in the log")
    func databaseInUse() async throws {
        // Closing moves the log into the file, so that only later entries are missing from it.
        try await store.close()
        let running = try SQLStore(in: folder.data)
        _ = try await running.append([.sample(3)], for: ada)
        let file = folder.file("copied by hand")
        try FileManager.default.copyItem(atPath: folder.data.databasePath, toPath: file)
        let empty = DataFolder(path: folder.file("empty"))
        let key = try folder.data.existingMasterKey(given: nil)
        #expect {
            try empty.restore(file, replacing: false, masterKey: key)
        } throws: { ($0 as? StoreError)?.code == "backup-broken" }
        #expect(!empty.hasDatabase)
    }

    @Test("The log of the replaced database is not replayed")
    func leftoverLog() async throws {
        try await store.close()
        // A killed server leaves a log like this.
        try Data("a log".utf8).write(to: URL(fileURLWithPath: folder.data.databasePath + "-wal"))
        try folder.data.restore(backup, replacing: true)
        let restored = try SQLStore(in: folder.data)
        #expect(try await restored.entries(of: ada, after: 0, limit: 9).entries == [.sample(1)])
    }

    @Test("Restoring is refused while a server runs")
    func whileRunning() async throws {
        #expect(throws: StoreError.folderInUse(path: folder.data.path)) {
            try folder.data.restore(backup, replacing: true)
        }
        #expect(try await store.entries(of: ada, after: 0, limit: 9).entries.count == 2)
    }

    @Test("Restoring does not replace a database unless asked to")
    func notReplacing() async throws {
        try await store.close()
        #expect(throws: StoreError.databaseExists(path: folder.data.databasePath)) {
            try folder.data.restore(backup, replacing: false)
        }
    }

    @Test("Restoring into an empty folder needs the backup's master key")
    func keyHasToFit() async throws {
        let right = try folder.data.existingMasterKey(given: nil)
        let other = try #require(MasterKey(bytes: Array(0..<32)))
        let empty = DataFolder(path: folder.file("empty"))
        #expect(throws: StoreError.masterKeyMissing(path: empty.masterKeyPath)) {
            try empty.restore(backup, replacing: false)
        }
        #expect(throws: StoreError.masterKeyWrong(expected: right.fingerprint, found: other.fingerprint)) {
            try empty.restore(backup, replacing: false, masterKey: other)
        }
        #expect(!empty.hasDatabase)
        try empty.restore(backup, replacing: false, masterKey: right)
        #expect(empty.hasDatabase)
    }

    @Test("A damaged backup is refused, and the database is kept", arguments: [0, 100, 5000])
    func damaged(_ length: Int) async throws {
        try await store.close()
        let whole = try folder.contents(of: backup)
        try whole.prefix(length).write(to: URL(fileURLWithPath: folder.file("half")))
        #expect {
            try folder.data.restore(folder.file("half"), replacing: true)
        } throws: { ($0 as? StoreError)?.code == "backup-broken" }
        let same = try SQLStore(in: folder.data)
        #expect(same.epoch == store.epoch)
        #expect(try await same.entries(of: ada, after: 0, limit: 9).entries.count == 2)
    }

    @Test("A missing backup is an error")
    func missing() {
        #expect(throws: StoreError.databaseMissing(path: folder.file("none"))) {
            try folder.data.restore(folder.file("none"), replacing: true)
        }
    }
}
