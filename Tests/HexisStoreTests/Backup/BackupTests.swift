import Foundation
import HexisCore
import Testing

@testable import HexisStore

@Suite("A backup")
struct BackupTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A backup can be made while entries are being appended, and holds the first of them")
    func whileAppending() async throws {
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        let appending = Task {
            for number in 0..<400 { _ = try await store.append([.sample(number)], for: ada) }
        }
        var counts: [Int] = []
        for number in 0..<8 {
            counts.append(try folder.data.backUp(to: folder.file("backup \(number)")).entries)
        }
        try await appending.value
        #expect(counts == counts.sorted())

        let last = DataFolder(path: folder.file("elsewhere"))
        let key = try folder.data.existingMasterKey(given: nil)
        try last.restore(folder.file("backup 7"), replacing: false, masterKey: key)
        let restored = try SQLStore(in: last, masterKey: key)
        let page = try await restored.entries(of: ada, after: 0, limit: 1000)
        #expect(page.entries == (0..<counts[7]).map { .sample($0) })
        #expect(try await store.entries(of: ada, after: 0, limit: 1000).entries.count == 400)
    }

    @Test("A backup is a single file that only its owner can read")
    func oneFile() async throws {
        let store = try SQLStore(in: folder.data)
        _ = try await store.createPerson(.sample())
        try folder.data.backUp(to: folder.file("backup"))
        try await store.close()
        #expect(Files.permissions(of: folder.file("backup")) == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["backup", "data"])
    }

    @Test("A backup can be made while no server runs")
    func withoutServer() async throws {
        let store = try SQLStore(in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        try await store.close()
        let contents = try folder.data.backUp(to: folder.file("backup"))
        #expect(contents.entries == 1)
        #expect(contents.people == 1)
    }

    @Test("A backup never overwrites a file")
    func refusesToOverwrite() async throws {
        try await SQLStore(in: folder.data).close()
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.file("backup")))
        #expect(throws: StoreError.fileExists(path: folder.file("backup"))) {
            try folder.data.backUp(to: folder.file("backup"))
        }
        #expect(try folder.contents(of: folder.file("backup")) == Data("mine".utf8))
    }

    @Test("A backup needs a database")
    func noDatabase() {
        #expect(throws: StoreError.databaseMissing(path: folder.data.databasePath)) {
            try folder.data.backUp(to: folder.file("backup"))
        }
        #expect(!Files.exists(folder.file("backup")))
    }
}
