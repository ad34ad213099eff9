import Foundation
import HexisCore
import LocalPostgreSQL
import Testing

@testable import HexisStore

@Suite("Rotating the master key")
struct KeyRotationTests {
    private static let places = ["SQLite", "PostgreSQL"]
    private let folder: TemporaryFolder
    private let address: PostgreSQLAddress

    init() throws {
        folder = try TemporaryFolder()
        address = try #require(PostgreSQLAddress(PostgreSQLServer.shared.get().makeDatabase()))
    }

    private func open(_ place: String) throws -> SQLStore {
        place == "SQLite" ? try SQLStore(in: folder.data) : try SQLStore(at: address, in: folder.data)
    }

    private func readability(of place: String) throws -> Readability {
        place == "SQLite"
            ? try Readability(of: folder.data, masterKey: nil)
            : try Readability(of: address, in: folder.data, masterKey: nil)
    }

    @Test("Everything can be read and found afterwards, at once and after a restart", arguments: places)
    func everything(_ place: String) async throws {
        let store = try open(place)
        try await store.addEveryKind()
        let former = try folder.contents(of: folder.data.masterKeyPath)
        let lasting = store.lastingKey(for: "a")
        let temporary = store.temporaryKey(for: "a")
        let before = try readability(of: place)

        let rotation = try await store.rotateMasterKey()
        #expect(rotation.people == 2)
        #expect(rotation.keyPath == folder.data.masterKeyPath)
        #expect(try folder.contents(of: folder.data.masterKeyPath) != former)
        #expect(try folder.contents(of: try #require(rotation.formerKeyPath)) == former)
        #expect(try await store.account(userName: "ADA")?.email == "ada@example.org")
        let cy = try await store.createPerson(.sample("Cy"))
        _ = try await store.append([.sample(1)], for: cy)
        #expect(store.lastingKey(for: "a") == lasting)
        #expect(store.temporaryKey(for: "a") != temporary)
        try await store.close()

        let again = try open(place)
        for name in ["ada", "bo", "cy"] { #expect(try await again.account(userName: name) != nil, "\(name)") }
        #expect(try await again.session(.number(1), at: .hours(1))?.label == "Firefox")
        #expect(try await again.entries(of: cy, after: 0, limit: 9).entries == [.sample(1)])
        #expect(again.lastingKey(for: "a") == lasting)
        #expect(again.temporaryKey(for: "a") != temporary)
        let after = try readability(of: place)
        #expect(after.count == before.count + 2)
        #expect(after.kinds.allSatisfy { $0.unreadable == 0 })
        await #expect(throws: StoreError.userNameTaken) { try await again.createPerson(.sample("BO")) }
        #expect(try await again.rotateMasterKey().people == 3)
        #expect(again.lastingKey(for: "a") == lasting)
    }

    @Test("What happens during rotations is kept", arguments: places)
    func meanwhile(_ place: String) async throws {
        let store = try open(place)
        let ada = try await store.createPerson(.sample())
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for _ in 1...5 { _ = try await store.rotateMasterKey() } }
            for writer in 1...4 {
                group.addTask {
                    for number in 1...10 {
                        let name = "person \(writer) \(number)"
                        let person = try await store.createPerson(.sample(name))
                        _ = try await store.append([.sample(writer * 100 + number)], for: ada)
                        #expect(try await store.account(userName: name)?.person == person)
                        #expect(try await store.account(of: person)?.userName == name)
                    }
                }
            }
            try await group.waitForAll()
        }
        try await store.close()
        let again = try open(place)
        for writer in 1...4 {
            for number in 1...10 {
                #expect(try await again.account(userName: "person \(writer) \(number)") != nil)
            }
        }
        #expect(try await again.entries(of: ada, after: 0, limit: 100).entries.count == 40)
        #expect(try readability(of: place).kinds.allSatisfy { $0.unreadable == 0 })
    }

    @Test("One rotation runs at a time")
    func oneAtATime() async throws {
        let store = try open("SQLite")
        try store.keys.beginRotation(to: .random())
        await #expect(throws: StoreError.keyBeingRotated) { try await store.rotateMasterKey() }
        store.keys.endRotation(nil)
        _ = try await store.rotateMasterKey()
    }

    @Test("One interrupted before its commit has changed nothing", arguments: places)
    func interruptedBefore(_ place: String) async throws {
        let store = try open(place)
        _ = try await store.createPerson(.sample())
        try await store.close()
        let key = try folder.contents(of: folder.data.masterKeyPath)
        let next = MasterKey.random()
        try folder.data.keep(next)
        // As if writing a file had been interrupted, too.
        try Files.writeNew([1], to: folder.data.path(of: next) + ".new")

        let again = try open(place)
        #expect(try await again.account(userName: "ada") != nil)
        #expect(try folder.contents(of: folder.data.masterKeyPath) == key)
        _ = try await again.rotateMasterKey()
    }

    @Test(
        "One interrupted after its commit ends at the next start, or before, for whatever reads",
        arguments: places)
    func interruptedAfter(_ place: String) async throws {
        let store = try open(place)
        _ = try await store.createPerson(.sample())
        let former = try folder.data.existingMasterKey(given: nil)
        _ = try await store.rotateMasterKey()
        try await store.close()
        let next = try folder.data.existingMasterKey(given: nil)
        try Files.rename(folder.data.masterKeyPath, to: folder.data.path(of: next))
        try Files.rename(folder.data.path(of: former), to: folder.data.masterKeyPath)

        #expect(try readability(of: place).kinds.allSatisfy { $0.unreadable == 0 })
        #expect(try folder.data.existingMasterKey(given: nil).fingerprint == former.fingerprint)
        let again = try open(place)
        #expect(try await again.account(userName: "ada") != nil)
        #expect(try folder.data.existingMasterKey(given: nil).fingerprint == next.fingerprint)
        #expect(Files.exists(folder.data.path(of: former)))
    }

    @Test("A person whose key does not open keeps the master key from being rotated")
    func unreadable() async throws {
        let store = try open("SQLite")
        let ada = try await store.createPerson(.sample())
        _ = try await store.createPerson(.sample("Bo"))
        try await store.execute("UPDATE person SET key = x'00' WHERE id = ?", [Data(ada.bytes)])
        let key = try folder.contents(of: folder.data.masterKeyPath)
        await #expect(throws: StoreError.unreadable(person: ada, field: "key")) {
            try await store.rotateMasterKey()
        }
        #expect(try folder.contents(of: folder.data.masterKeyPath) == key)
        #expect(try await store.account(userName: "bo") != nil)
        try await store.close()
        #expect(try await open("SQLite").account(userName: "bo") != nil)
    }

    @Test("A key that came from a setting is replaced by one in the folder, and refused afterwards")
    func given() async throws {
        let given = try #require(MasterKey(bytes: Array(0..<32)))
        let store = try SQLStore(in: folder.data, masterKey: given)
        _ = try await store.createPerson(.sample())
        #expect(try await store.rotateMasterKey().formerKeyPath == nil)
        #expect(!Files.exists(folder.data.path(of: given)))
        let first = try folder.data.existingMasterKey(given: nil)
        #expect(try await store.rotateMasterKey().formerKeyPath == folder.data.path(of: first))
        try await store.close()
        let next = try folder.data.existingMasterKey(given: nil)
        #expect(throws: StoreError.masterKeyWrong(expected: next.fingerprint, found: given.fingerprint)) {
            try SQLStore(in: folder.data, masterKey: given)
        }
        #expect(try await SQLStore(in: folder.data).account(userName: "ada") != nil)
    }

    @Test("The sealed keys of before are not left in the files")
    func overwritten() async throws {
        let store = try open("SQLite")
        let ada = try await store.createPerson(.sample())
        let sealed = try await store.read { try PersonRows.key(of: ada, in: $0) }
        func isInFiles() throws -> Bool {
            try [folder.data.databasePath, folder.data.databasePath + "-wal"].contains {
                try folder.contents(of: $0).range(of: sealed) != nil
            }
        }
        #expect(try isInFiles())
        _ = try await store.rotateMasterKey()
        #expect(try !isInFiles())
    }

    @Test("A backup from before is restored with the former key, and sealed under the new one")
    func olderBackup() async throws {
        let store = try open("SQLite")
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        let lasting = store.lastingKey(for: "a")
        let backup = folder.file("backup")
        try folder.data.backUp(to: backup)
        let former = try folder.data.existingMasterKey(given: nil)
        _ = try await store.rotateMasterKey()
        try await store.close()

        try folder.data.restore(backup, replacing: true)
        let restored = try open("SQLite")
        #expect(try await restored.entries(of: ada, after: 0, limit: 9).entries == [.sample(1)])
        #expect(restored.lastingKey(for: "a") == lasting)
        #expect(try folder.data.existingMasterKey(given: nil).fingerprint != former.fingerprint)
        try await restored.close()

        try Files.remove(folder.data.path(of: former))
        #expect(try await open("SQLite").account(userName: "ada") != nil)
        let current = try folder.data.existingMasterKey(given: nil)
        #expect(throws: StoreError.masterKeyWrong(expected: former.fingerprint, found: current.fingerprint)) {
            try folder.data.restore(backup, replacing: true)
        }
    }
}
