import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisStore
import Logging

@testable import HexisService

/// The imports of a server, which may share its store with others.
struct ImportServer: Sendable {
    let queue: ImportQueue
    let habits: HabitImports
    let health: HealthImports
    let exports: ExportImports
    private let runner: ImportRunner

    init(_ store: SQLStore, _ world: World = .machine) {
        let zones = ZoneFolder(path: "/usr/share/zoneinfo")
        let logger = Logger(label: "test")
        let practices = LivePractices(store)
        let storage = StorageQuota(
            store, practices, standard: .init(journal: 1_000_000, photos: 1_000_000))
        let journals = Journals(store, practices)
        let quota = JournalQuota(storage, world)
        let folder = NSTemporaryDirectory()
        queue = ImportQueue(store, world, logger)
        habits = HabitImports(journals, within: quota, zones, queue)
        health = HealthImports(
            journals, within: quota, WayInLog(store: store, world: world, logger: logger), zones,
            folder: folder, queue)
        exports = ExportImports(
            store, journals, within: storage, PictureMaker(), zones, folder: folder, queue)
        runner = ImportRunner(queue, exports, health)
    }

    /// Lets the server carry tasks out for as long as `body` takes.
    @discardableResult
    func running<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        let task = Task { await runner.run() }
        let result: Result<Answer, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        task.cancel()
        await task.value
        return try result.get()
    }

    /// Waits until an import from Apple Health is not under way any more.
    func healthState(of person: PersonID) async throws -> HealthImportState {
        try await eventually("the step is over") {
            queue.tasks.ring()
            let state = try await health.state(of: person)
            return state.isRunning ? nil : state
        }
    }
}

/// Returns an uploaded file with this content.
func sentFile(_ contents: String, in slot: FileSlot? = nil) throws -> SentFile {
    let file = try UnlinkedFile(in: NSTemporaryDirectory())
    _ = try Array(contents.utf8).withUnsafeBytes { try file.append($0) }
    return SentFile(file, in: slot)
}

/// An export of Apple Health with as many days of steps, the last of them on 1 March 2026.
func healthExport(days: Int) -> String {
    let last = Day(clamping: 20_513)
    let records = (0..<days).map { number in
        let day = Day(clamping: Int64(last.number) - Int64(number))
        return """
            <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" \
            startDate="\(day) 10:00:00 +0000" endDate="\(day) 10:01:00 +0000" value="\(100 + number)"/>
            """
    }
    return "<HealthData>\n\(records.joined(separator: "\n"))\n</HealthData>"
}
