import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisStore
import Testing

@testable import HexisService

/// Each test keeps the uploaded file, so that a slot that waited for the last reference would stay taken.
@Suite("Slots of uploaded files")
struct FileSlotTests {
    private let slots = FileSlots()
    private let ada = PersonID(high: 0, low: 1)

    private func upload(_ contents: String) throws -> SentFile {
        let slot = try #require(slots.take(for: ada))
        return try sentFile(contents, in: slot)
    }

    private func isFree() -> Bool { slots.take(for: ada) != nil }

    @Test("A person has one slot, which is free again after its file was read, or is gone")
    func slot() throws {
        var first = slots.take(for: ada)
        #expect(first != nil && !isFree())
        #expect(slots.take(for: PersonID(high: 0, low: 2)) != nil)
        first?.free()
        var second = slots.take(for: ada)
        #expect(second != nil)
        // The first one is free already, and the second one stays taken.
        first = nil
        #expect(!isFree())
        second = nil
        #expect(isFree())
    }

    @Test("At most as many files as the server has room for are here together")
    func most() throws {
        let slots = FileSlots(atMost: 1)
        let first = slots.take(for: ada)
        #expect(first != nil && slots.take(for: PersonID(high: 0, low: 2)) == nil)
        first?.free()
        #expect(slots.take(for: PersonID(high: 0, low: 2)) != nil)
    }

    @Test("When a person sees what came of a file, they can upload the next one")
    func imports() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let person = try await store.createPerson(NewPerson(userName: "ada", passwordHash: "none"))
        let server = ImportServer(store)

        let table = try upload("Nothing that has a table")
        try await server.habits.read(table, of: person)
        #expect(isFree())
        withExtendedLifetime(table) {}

        let page = try upload("<html></html>")
        try await server.health.begin(page, of: person)
        try await eventually("the file is refused") {
            if case .failed = try await server.health.state(of: person) { true } else { nil }
        }
        #expect(isFree())
        withExtendedLifetime(page) {}

        let archive = try upload("PK")
        try await server.exports.begin(archive, of: person)
        try await eventually("the file is refused") {
            try await server.exports.state(of: person).isRunning ? nil : true
        }
        #expect(isFree())
        withExtendedLifetime(archive) {}
        try await store.close()
    }

    @Test("A file that waits for a decision does not keep another one from coming")
    func undecided() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let zones = ZoneFolder(path: "/usr/share/zoneinfo")
        let person = try await store.createPerson(NewPerson(userName: "ada", passwordHash: "none"))
        let file = try UnlinkedFile(in: NSTemporaryDirectory())
        let export = try await personExport(
            of: "ada", from: store, zones: zones, at: Instant(clamping: 1_795_248_000_000))
        try await export.write { piece in _ = try piece.withUnsafeBytes { try file.append($0) } }

        let exports = ImportServer(store).exports
        for _ in 1...2 {
            let slot = try #require(slots.take(for: person))
            try await exports.begin(SentFile(file, in: slot), of: person)
            try await eventually("the file is read") {
                if case .read = try await exports.state(of: person) { true } else { nil }
            }
        }
        #expect(slots.take(for: person) != nil)
        try await store.close()
    }
}
