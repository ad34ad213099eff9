import Foundation
import HexisCore
import HexisExchange
import HexisStore
import Logging
import Testing

@testable import HexisService

/// Each test keeps the uploaded file, so that a slot that waited for the last reference would stay taken.
@Suite("Slots of uploaded files")
struct FileSlotTests {
    private let slots = FileSlots()
    private let ada = Identifier(high: 0, low: 1)

    private func upload(_ contents: String) throws -> SentFile {
        let file = try UnlinkedFile(in: NSTemporaryDirectory())
        _ = try Array(contents.utf8).withUnsafeBytes { try file.append($0) }
        let slot = try #require(slots.take(for: ada))
        return SentFile(file, in: slot)
    }

    private func isFree() -> Bool { slots.take(for: ada) != nil }

    @Test("A person has one slot, which is free again after its file was read, or is gone")
    func slot() throws {
        var first = slots.take(for: ada)
        #expect(first != nil && !isFree())
        #expect(slots.take(for: Identifier(high: 0, low: 2)) != nil)
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
        #expect(first != nil && slots.take(for: Identifier(high: 0, low: 2)) == nil)
        first?.free()
        #expect(slots.take(for: Identifier(high: 0, low: 2)) != nil)
    }

    @Test("When a person sees what came of a file, they can upload the next one")
    func imports() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let zones = ZoneFolder(path: "/usr/share/zoneinfo")
        let logger = Logger(label: "test")
        let practices = LivePractices(store)
        let storage = StorageQuota(
            store, practices, standard: .init(journal: 1_000_000, photos: 1_000_000))
        let journals = Journals(store, practices)
        let quota = JournalQuota(storage, .machine)

        let habits = HabitImports(journals, within: quota, zones, .machine, logger)
        let table = try upload("Nothing that has a table")
        await habits.read(table, of: ada)
        #expect(isFree())
        withExtendedLifetime(table) {}

        let health = HealthImports(
            journals, within: quota, WayInLog(store: store, world: .machine, logger: logger), zones,
            folder: NSTemporaryDirectory(), .machine, logger)
        let page = try upload("<html></html>")
        health.begin(page, of: ada)
        try await eventually("the file is refused") {
            if case .failed = try await health.state(of: ada) { true } else { nil }
        }
        #expect(isFree())
        withExtendedLifetime(page) {}

        let exports = ExportImports(
            store, journals, within: storage, PictureMaker(), zones, folder: NSTemporaryDirectory(), .machine,
            logger)
        let archive = try upload("PK")
        exports.begin(archive, of: ada)
        try await eventually("the file is refused") { exports.state(of: ada).isRunning ? nil : true }
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

        let practices = LivePractices(store)
        let storage = StorageQuota(
            store, practices, standard: .init(journal: 1_000_000, photos: 1_000_000))
        let exports = ExportImports(
            store, Journals(store, practices), within: storage, PictureMaker(), zones,
            folder: NSTemporaryDirectory(), .machine, Logger(label: "test"))
        for _ in 1...2 {
            let slot = try #require(slots.take(for: person))
            exports.begin(SentFile(file, in: slot), of: person)
            try await eventually("the file is read") {
                if case .read = exports.state(of: person) { true } else { nil }
            }
        }
        #expect(slots.take(for: person) != nil)
        try await store.close()
    }
}
