import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisStore
import Logging
import Testing

@testable import HexisService

@Suite("Imports from Apple Health, and the store")
struct HealthImportsTests {
    private let export = """
        <HealthData><Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" \
        startDate="2026-03-01 10:00:00 +0000" endDate="2026-03-01 10:01:00 +0000" value="100"/></HealthData>
        """

    @Test("An import that could not be undone can be undone again")
    func undoing() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let person = try await store.createPerson(NewPerson(userName: "maria", passwordHash: "none"))
        let practices = LivePractices(store)
        let storage = StorageQuota(
            store, practices, standard: .init(journal: 1_000_000, photos: 1_000_000))
        let logger = Logger(label: "test")
        let imports = HealthImports(
            Journals(store, practices), within: JournalQuota(storage, .machine),
            WayInLog(store: store, world: .machine, logger: logger), ZoneFolder(path: "/usr/share/zoneinfo"),
            folder: NSTemporaryDirectory(), .machine, logger)
        func state() async throws -> HealthImportState {
            try await eventually("the step is over") {
                let state = try await imports.state(of: person)
                return state.isRunning ? nil : state
            }
        }

        let file = try UnlinkedFile(in: NSTemporaryDirectory())
        _ = try Array(export.utf8).withUnsafeBytes { try file.append($0) }
        imports.begin(SentFile(file), of: person)
        guard case .read = try await state() else { throw HealthImportFailed() }
        imports.accept(bringingBack: false, of: person)
        guard case .done(_, undoable: 1) = try await state() else { throw HealthImportFailed() }

        // Nothing can be recorded by a store that is closed.
        try await store.close()
        for _ in 1...2 {
            imports.undo(of: person)
            #expect(try await state() == .notUndone)
        }
    }
}

private struct HealthImportFailed: Error {}
