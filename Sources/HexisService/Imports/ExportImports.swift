import Dispatch
package import HexisApp
package import HexisCore
import HexisExchange
import HexisExport
package import HexisStore
import Logging

/// Imports exports of Hexis in two steps: a file is read, and what it contains is shown; then it is recorded. Both happen in
/// the background, and the second on any server that shares the store.
///
/// Entries keep their identifiers, so that a file imported again, or whose import was interrupted, adds only what is missing.
package final class ExportImports: Sendable {
    private let store: any Store
    private let journals: Journals
    private let storage: StorageQuota
    private let pictures: PictureMaker
    private let zones: ZoneFolder
    private let folder: String
    private let imports: ImportQueue
    private let steps: ImportSteps
    private let files = KeptFiles()
    /// Separate from the threads that answer requests: a large file takes seconds.
    private let queue = DispatchQueue(label: "export-imports", qos: .utility)

    init(
        _ store: any Store, _ journals: Journals, within storage: StorageQuota, _ pictures: PictureMaker,
        _ zones: ZoneFolder, folder: String, _ imports: ImportQueue
    ) {
        self.store = store
        self.journals = journals
        self.storage = storage
        self.pictures = pictures
        self.zones = zones
        self.folder = folder
        self.imports = imports
        steps = ImportSteps(kind: .hexis, queue: imports)
    }

    /// What a person is shown. A refusal is shown once.
    package func state(of person: PersonID) async throws(StoreError) -> ExportImportPage.State {
        guard let stored = try await steps.current(of: person) else { return .nothing }
        switch ExportProgress(stored) {
        case nil: return .nothing
        case .reading:
            return steps.isHeld(stored) ? .reading : .refused(ExportError.interrupted.message)
        case .read(let preview, _):
            return isThere(stored) ? .read(preview) : .refused(ExportError.interrupted.message)
        case .recording: return .recording
        case .done(let result): return .done(result)
        case .refused(let reason):
            try await steps.forget(stored)
            return .refused(reason)
        }
    }

    package func discard(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person), case .read? = ExportProgress(stored) else {
            return
        }
        files.drop(stored)
        try await steps.forget(stored)
    }

    /// Whether the file of an import can be read: a server that is alone does not store it.
    private func isThere(_ stored: StoredImport) -> Bool { store.isShared || files.file(of: stored) != nil }

    /// Begins to read a file, instead of one that is being read or awaits a decision.
    package func begin(_ file: SentFile, of person: PersonID) async throws(StoreError) {
        let first = try await steps.begin(ExportProgress.reading, of: person, hasFile: true)
        guard let first else { return }
        Task {
            let progress = await read(file, first)
            do throws(StoreError) {
                try await steps.advance(from: first, to: progress)
            } catch {
                log(error)
            }
        }
    }

    /// Begins to record what was read. Sent twice, it records once.
    package func accept(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person),
            case .read(_, let newBytes)? = ExportProgress(stored)
        else { return }
        let limit = try await storage.journalLimit(of: person)
        let hasRoom = try await storage.journalSize(of: person) + newBytes <= limit
        let next =
            hasRoom
            ? ExportProgress.recording
            : .refused(ExportImportPage.noRoom(megabytes: Int(limit / 1_000_000)))
        try await steps.advance(from: stored, to: next)
    }

    /// Records an import; `nil` if the task was cancelled. What another server has recorded already is not recorded again.
    func carryOut(_ task: StoredImport) async -> ExportProgress? {
        await unlessCancelled {
            await orRefused { try await record(task) }
        }
    }

    private func record(_ task: StoredImport) async throws -> ExportProgress {
        defer { files.drop(task) }
        guard let file = try await file(of: task) else {
            return .refused(ExportImportPage.notRecorded)
        }
        let intake = ExportIntake(
            store, journals, within: storage, pictures, folder: folder, imports.world, of: task.person)
        let result = try await intake.record(file.file.descriptor)
        withExtendedLifetime(file) {}
        return .done(result)
    }

    private func read(_ file: SentFile, _ first: StoredImport) async -> ExportProgress {
        await orRefused {
            try await steps.holding(first, showing: { ExportProgress.reading }, lost: {}) {
                defer { file.freeSlot() }
                let (preview, newBytes) = try await look(at: file, from: first.person)
                try await keep(file, of: first)
                return .read(preview, newBytes: newBytes)
            }
        }
    }

    private func look(at file: SentFile, from person: PersonID) async throws -> (ExportPreview, Int64) {
        let practice = try await journals.practices.practice(of: person)
        let zone = zones.rules(of: practice)
        return try await queue.run {
            try withExtendedLifetime(file) {
                try ExportContents(file.file.descriptor).preview(against: practice, in: zone)
            }
        }
    }

    /// Keeps a file until the person decides. Servers that share the store all need it, and store at most as much as the person
    /// may for good.
    private func keep(_ file: SentFile, of first: StoredImport) async throws {
        guard store.isShared else { return files.keep(file, of: first, at: imports.world.now()) }
        let person = first.person
        let limit = try await storage.journalLimit(of: person) + storage.photoLimit(of: person)
        guard file.file.size <= limit else { throw ExportError.tooLarge }
        _ = try await steps.store(file.file, of: first)
    }

    /// Returns `nil` if the server has restarted since, and did not store it.
    private func file(of task: StoredImport) async throws -> SentFile? {
        if let file = files.file(of: task) { return file }
        let file = try await steps.file(of: task, in: folder)
        return file.size > 0 ? SentFile(file) : nil
    }

    private func orRefused(_ work: () async throws -> ExportProgress) async -> ExportProgress {
        do {
            return try await work()
        } catch let error as ExportError {
            imports.logger.info("import refused", metadata: ["code": "\(error.code)"])
            return .refused(error.message)
        } catch {
            if !(error is CancellationError) { log(error) }
            return .refused(ExportImportPage.notRecorded)
        }
    }

    private func log(_ error: any Error) { imports.log("could not record an import", error) }
}
