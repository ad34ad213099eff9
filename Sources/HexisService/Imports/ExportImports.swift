import Dispatch
import HexisApp
import HexisCore
import HexisExport
import HexisStore
import Logging
import Synchronization

/// Imports exports of Hexis in two steps: a file is read, and what it contains is shown; then it is recorded. Both happen in
/// the background.
///
/// Entries keep their identifiers, so that a file imported again, or whose import was interrupted, adds only what is missing.
package final class ExportImports: Sendable {
    private let store: any Store
    private let journals: Journals
    private let storage: StorageQuota
    private let pictures: PictureMaker
    private let zones: ZoneFolder
    private let folder: String
    private let world: World
    private let logger: Logger
    private let people = Mutex<[Identifier: Progress]>([:])
    /// Separate from the threads that answer requests: a large file takes seconds.
    private let queue = DispatchQueue(label: "export-imports", qos: .utility)

    /// How long a file is kept for a decision.
    private static let patience = Duration.seconds(3600)

    private struct Progress {
        var state: ExportImportPage.State
        /// What was read, until the person decides.
        var file: (file: SentFile, newBytes: Int64)?
        var until: Instant
    }

    init(
        _ store: any Store, _ journals: Journals, within storage: StorageQuota, _ pictures: PictureMaker,
        _ zones: ZoneFolder, folder: String, _ world: World, _ logger: Logger
    ) {
        self.store = store
        self.journals = journals
        self.storage = storage
        self.pictures = pictures
        self.zones = zones
        self.folder = folder
        self.world = world
        self.logger = logger
    }

    /// The number of files that are being read or recorded.
    var running: Int { people.withLock { $0.values.count { $0.state.isRunning } } }

    /// What a person is shown. A refusal is shown once.
    package func state(of person: Identifier) -> ExportImportPage.State {
        people.withLock { people in
            guard let progress = people[person] else { return .nothing }
            if case .refused = progress.state { people[person] = nil }
            return progress.state
        }
    }

    private func refuse(_ reason: String, to person: Identifier) { set(.refused(reason), of: person) }

    package func discard(of person: Identifier) {
        people.withLock { people in
            if case .read = people[person]?.state { people[person] = nil }
        }
    }

    /// Begins to read a file, unless another one of the person is being read or recorded.
    package func begin(_ file: SentFile, of person: Identifier) {
        guard start(.reading, of: person) else { return }
        Task {
            do {
                let (preview, bytes) = try await look(at: file, from: person)
                set(.read(preview), of: person, keeping: (file, bytes))
            } catch {
                fail(error, of: person)
            }
        }
    }

    /// Begins to record what was read. Sent twice, it records once.
    package func accept(of person: Identifier) {
        let kept = people.withLock { people -> (file: SentFile, newBytes: Int64)? in
            guard case .read = people[person]?.state, let file = people[person]?.file else { return nil }
            people[person]?.state = .recording
            people[person]?.file = nil
            return file
        }
        guard let kept else { return }
        Task {
            do {
                let limit = try await storage.journalLimit(of: person)
                guard try await storage.journalSize(of: person) + kept.newBytes <= limit else {
                    return refuse(
                        ExportImportPage.noRoom(megabytes: Int(limit / 1_000_000)), to: person)
                }
                let intake = ExportIntake(
                    store, journals, within: storage, pictures, folder: folder, world, of: person)
                let result = try await intake.record(kept.file.file.descriptor)
                withExtendedLifetime(kept.file) {}
                set(.done(result), of: person)
            } catch {
                fail(error, of: person)
            }
        }
    }

    private func look(
        at file: SentFile, from person: Identifier
    ) async throws -> (ExportPreview, Int64) {
        defer { file.freeSlot() }
        let practice = try await journals.practices.practice(of: person)
        let zone = zones.rules(of: practice)
        return try await queue.run {
            try withExtendedLifetime(file) {
                try ExportContents(file.file.descriptor).preview(against: practice, in: zone)
            }
        }
    }

    private func fail(_ error: any Error, of person: Identifier) {
        if let error = error as? ExportError {
            logger.info("import refused", metadata: ["code": "\(error.code)"])
            return refuse(error.message, to: person)
        }
        let error = ServiceError(error)
        logger.log(level: error.level, "could not record an import", metadata: ["code": "\(error.code)"])
        refuse(ExportImportPage.notRecorded, to: person)
    }

    /// Sets a state that lasts, unless something of the person is running. Returns whether it did.
    private func start(_ state: ExportImportPage.State, of person: Identifier) -> Bool {
        let until = world.now() + ExportImports.patience
        return people.withLock { people in
            guard people[person]?.state.isRunning != true else { return false }
            people[person] = Progress(state: state, until: until)
            return true
        }
    }

    private func set(
        _ state: ExportImportPage.State, of person: Identifier,
        keeping file: (SentFile, Int64)? = nil
    ) {
        let now = world.now()
        people.withLock { people in
            // A file that was never decided on takes room on the disk.
            people = people.filter { $0.value.file == nil || $0.value.until > now }
            people[person] = Progress(
                state: state, file: file.map { (file: $0.0, newBytes: $0.1) },
                until: now + ExportImports.patience)
        }
    }
}

/// Imports an export of Hexis from a file on this machine into an existing account; in a trial, only reads it.
///
/// - Parameter descriptor: The open file, which stays open.
package func importExport(
    _ descriptor: Int32, for userName: String, into store: any Store, unpackingIn folder: String,
    zones: ZoneFolder, world: World = .machine, isTrial: Bool
) async throws -> (preview: ExportPreview, result: ExportImportResult) {
    guard let person = try await store.account(userName: userName)?.person else {
        throw UnknownPerson(userName: userName)
    }
    let journals = Journals(store, LivePractices(store))
    let practice = try await journals.practices.practice(of: person)
    let (preview, _) = try ExportContents(descriptor).preview(
        against: practice, in: zones.rules(of: practice))
    guard !isTrial else { return (preview, ExportImportResult()) }
    let storage = StorageQuota(
        store, journals.practices, standard: .init(journal: .max, photos: .max))
    let intake = ExportIntake(
        store, journals, within: storage, PictureMaker(), folder: folder, world, of: person)
    return (preview, try await intake.record(descriptor))
}
