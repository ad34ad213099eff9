import Dispatch
package import HexisApp
package import HexisCore
import HexisExchange
package import HexisStore
import Logging
import Synchronization

/// Imports people's Apple Health exports in two steps: a file is read, one at a time and in the background, and what it would
/// bring is shown; then that is recorded, and can be undone.
///
/// Only the server that has the file can read it. The other steps are those of any server.
package final class HealthImports: Sendable {
    let journals: Journals
    let quota: JournalQuota
    let waysIn: WayInLog
    let intake: HealthIntake
    private let folder: String
    private let imports: ImportQueue
    private let steps: ImportSteps
    /// The files that this server reads or is going to read, by their people.
    private let readings = Mutex<[PersonID: HealthReading]>([:])
    /// Separate from the threads that answer requests: reading takes seconds at a stretch.
    private let queue = DispatchQueue(label: "health-imports", qos: .utility)

    init(
        _ journals: Journals, within quota: JournalQuota, _ waysIn: WayInLog, _ zones: ZoneFolder,
        folder: String, _ imports: ImportQueue
    ) {
        self.journals = journals
        self.quota = quota
        self.waysIn = waysIn
        intake = HealthIntake(zones: zones, world: imports.world)
        self.folder = folder
        self.imports = imports
        steps = ImportSteps(kind: .appleHealth, queue: imports)
    }

    /// What a person is shown.
    package func state(of person: PersonID) async throws -> HealthImportState {
        guard let stored = try await steps.current(of: person), let progress = HealthProgress(stored) else {
            return .nothing
        }
        switch progress {
        case .reading(let percent): return reading(of: stored, percent)
        case .read(let read):
            return .read(intake.outcome(read, try await practice(of: person)).result)
        case .recording: return .recording
        case .done(let news, let result): return .done(result, undoable: news.facts.count)
        case .undoing: return .undoing
        case .undone: return .undone
        case .notUndone: return .notUndone
        case .failed(let reason): return .failed(reason)
        }
    }

    private func reading(of stored: StoredImport, _ percent: Int?) -> HealthImportState {
        guard steps.isHeld(stored) else { return .failed(AppleHealthError.interrupted.message) }
        let here = readings.withLock { $0[stored.person] }?.percent
        return (here ?? percent).map { .reading(percent: $0) } ?? .waiting
    }

    func practice(of person: PersonID) async throws(StoreError) -> Practice {
        try await journals.practices.practice(of: person)
    }

    /// Stops the reading of a person's file.
    package func stop(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person),
            case .reading? = HealthProgress(stored)
        else { return }
        readings.withLock { $0.removeValue(forKey: person) }?.stop()
        let stopped = HealthProgress.failed(AppleHealthError.cancelled.message)
        try await steps.advance(from: stored, to: stopped)
    }

    package func discard(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person), case .read? = HealthProgress(stored) else {
            return
        }
        try await steps.forget(stored)
    }

    /// Starts reading a file, instead of one that is being read or awaits a decision.
    package func begin(_ file: SentFile, of person: PersonID) async throws(StoreError) {
        guard let first = try await steps.begin(HealthProgress.reading(percent: nil), of: person)
        else { return }
        let reading = newReading(of: person)
        Task {
            let progress = await read(file, first, reading)
            await advance(from: first, to: progress)
            readings.withLock { if $0[person] === reading { $0[person] = nil } }
        }
    }

    /// Replaces the one that is under way.
    private func newReading(of person: PersonID) -> HealthReading {
        let reading = HealthReading()
        readings.withLock { readings in
            readings[person]?.stop()
            readings[person] = reading
        }
        return reading
    }

    private func advance(from first: StoredImport, to progress: HealthProgress) async {
        do throws(StoreError) {
            try await steps.advance(from: first, to: progress)
        } catch {
            imports.log("could not store what an import would bring", error)
        }
    }

    private func read(
        _ file: SentFile, _ first: StoredImport, _ reading: HealthReading
    ) async -> HealthProgress {
        let person = first.person
        return await orFailed(of: person) {
            let export = try await steps.holding(
                first, showing: { HealthProgress.reading(percent: reading.percent) },
                lost: { reading.stop() }
            ) {
                try await contents(of: file, from: person) { reading.isAwaited(at: $0.percent) }
            }
            return .read(try intake.read(export, for: try await practice(of: person)))
        }
    }

    /// Begins to record what was read. Sent twice, it records once.
    ///
    /// - Parameter bringsBack: Whether measurements that were removed come back.
    package func accept(bringingBack bringsBack: Bool, of person: PersonID) async throws {
        guard let stored = try await steps.current(of: person),
            case .read(let read)? = HealthProgress(stored)
        else { return }
        let outcome = intake.outcome(read, try await practice(of: person), bringsBack: bringsBack)
        try await steps.advance(
            from: stored, to: HealthProgress.recording(outcome.news, outcome.result))
    }

    /// Begins to undo what the last import recorded. Sent twice, it undoes once.
    package func undo(of person: PersonID) async throws(StoreError) {
        guard let stored = try await steps.current(of: person) else { return }
        switch HealthProgress(stored) {
        case .done(let news, _), .notUndone(let news):
            try await steps.advance(from: stored, to: HealthProgress.undoing(news))
        default: break
        }
    }

    /// What an import comes to. If that fails, it is `failed`, or else not recorded.
    func orFailed(
        of person: PersonID, _ failed: HealthProgress = .failed(HealthImportPage.notRecorded),
        _ work: () async throws -> HealthProgress
    ) async -> HealthProgress {
        do {
            return try await work()
        } catch let error as AppleHealthError {
            imports.logger.info("import refused", metadata: ["code": "\(error.code)"])
            if error != .cancelled { await note(refusal: error.message, to: person) }
            return .failed(error.message)
        } catch is CancellationError {
            return failed
        } catch {
            imports.log("could not record an import", error)
            return failed
        }
    }

    private func note(refusal: String, to person: PersonID) async {
        await waysIn.note(.refused(.measurement, refusal), by: .appleHealth, of: person)
    }

    private func contents(
        of file: SentFile, from person: PersonID, progress: @escaping @Sendable (ImportProgress) -> Bool
    ) async throws -> AppleHealthExport.Contents {
        defer { file.freeSlot() }
        let zone = intake.zone(of: try await practice(of: person))
        return try await queue.run { [folder] in
            try AppleHealthExport(file.file).read(in: zone, unpackingIn: folder, progress: progress)
        }
    }
}
