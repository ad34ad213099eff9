import Dispatch
import HexisApp
import HexisCore
import HexisStore
import HexisExchange
import Logging
import Synchronization

/// Imports people's Apple Health exports in two steps: a file is read, one at a time and in the background, and what it would
/// bring is shown; then that is recorded, and can be undone.
///
/// The state of each import is kept in memory only: a server that stops before the second step has changed nothing.
package final class HealthImports: Sendable {
    private let journals: Journals
    private let quota: JournalQuota
    private let waysIn: WayInLog
    private let intake: HealthIntake
    private let folder: String
    private let world: World
    private let logger: Logger
    private let people = Mutex<[Identifier: Running]>([:])
    /// Separate from the threads that answer requests: reading takes seconds at a stretch.
    private let queue = DispatchQueue(label: "health-imports", qos: .utility)

    /// How long what was read is kept for a decision.
    private static let patience = Duration.seconds(3600)

    private struct Running {
        var state = HealthImportState.waiting
        /// The import's number among the person's imports: a stopped one no longer updates the state.
        let number: UInt64
        /// What was read, until the person decides.
        var contents: AppleHealthExport.Contents?
        /// What was recorded, until it is undone or another file comes.
        var recorded: ImportedDays?
        var until = Instant(clamping: 0)
    }

    package init(
        _ journals: Journals, within quota: JournalQuota, _ waysIn: WayInLog, _ zones: ZoneFolder,
        folder: String, _ world: World, _ logger: Logger
    ) {
        self.journals = journals
        self.quota = quota
        self.waysIn = waysIn
        intake = HealthIntake(zones: zones, world: world)
        self.folder = folder
        self.world = world
        self.logger = logger
    }

    /// The number of files that are being read or recorded, or wait for that.
    var running: Int { people.withLock { $0.values.count { $0.state.isRunning } } }

    /// What a person is shown.
    package func state(of person: Identifier) async throws -> HealthImportState {
        let running = people.withLock { $0[person] }
        guard case .read = running?.state, let contents = running?.contents else {
            return running?.state ?? .nothing
        }
        return .read(intake.outcome(contents, try await practice(of: person)).result)
    }

    private func practice(of person: Identifier) async throws -> Practice {
        try await journals.practices.practice(of: person)
    }

    /// Stops the reading of a person's file.
    package func stop(of person: Identifier) {
        people.withLock { people in
            switch people[person]?.state {
            case .waiting, .reading:
                people[person] = Running(
                    state: .failed(AppleHealthError.cancelled.message),
                    number: (people[person]?.number ?? 0) + 1)
            default: break
            }
        }
    }

    package func discard(of person: Identifier) {
        people.withLock { people in
            if case .read = people[person]?.state { people[person] = nil }
        }
    }

    /// Starts reading a file, instead of one that is being read or awaits a decision.
    package func begin(_ file: SentFile, of person: Identifier) {
        let number = people.withLock { people -> UInt64? in
            switch people[person]?.state {
            case .recording, .undoing: return nil
            default:
                let number = (people[person]?.number ?? 0) + 1
                people[person] = Running(number: number)
                return number
            }
        }
        if let number { Task { await read(file, of: person, number) } }
    }

    private func read(_ file: SentFile, of person: Identifier, _ number: UInt64) async {
        await failing(of: person, number) {
            let contents = try await contents(of: file, from: person) { progress in
                self.set(Running(state: .reading(percent: progress.percent), number: number), of: person)
            }
            let result = intake.outcome(contents, try await practice(of: person)).result
            set(
                Running(
                    state: .read(result), number: number, contents: contents,
                    until: world.now() + HealthImports.patience),
                of: person)
        }
    }

    /// Begins to record what was read. Sent twice, it records once.
    ///
    /// - Parameter bringsBack: Whether measurements that were removed come back.
    package func accept(bringingBack bringsBack: Bool, of person: Identifier) {
        let kept = people.withLock { people -> (AppleHealthExport.Contents, UInt64)? in
            guard case .read = people[person]?.state, let running = people[person],
                let contents = running.contents
            else { return nil }
            people[person] = Running(state: .recording, number: running.number)
            return (contents, running.number)
        }
        guard let (contents, number) = kept else { return }
        Task {
            await failing(of: person, number) {
                let practice = try await practice(of: person)
                let outcome = intake.outcome(contents, practice, bringsBack: bringsBack)
                for piece in intake.entries(outcome.news, of: person, practice).pieces {
                    try await quota.record(piece, for: person, in: journals)
                }
                // Noted first, so that an import that is shown as done is under “How your data arrives”, too.
                await waysIn.note(outcome.result.intake, by: .appleHealth, of: person)
                let state = HealthImportState.done(
                    outcome.result, undoable: outcome.news.facts.count)
                set(Running(state: state, number: number, recorded: outcome.news), of: person)
            }
        }
    }

    /// Begins to undo what the last import recorded. Sent twice, it undoes once.
    package func undo(of person: Identifier) {
        let recorded = people.withLock { people -> (ImportedDays, UInt64)? in
            guard let running = people[person], let recorded = running.recorded else { return nil }
            people[person] = Running(state: .undoing, number: running.number)
            return (recorded, running.number)
        }
        guard let (news, number) = recorded else { return }
        let failed = Running(state: .notUndone, number: number, recorded: news)
        Task {
            await failing(of: person, number, failed) {
                let entries = intake.undo(news, of: person, try await practice(of: person))
                for piece in entries.pieces { try await journals.record(piece, for: person) }
                set(Running(state: .undone, number: number), of: person)
            }
        }
    }

    /// Runs a step of an import. If it fails, the import is what `failed` says, or else not recorded.
    private func failing(
        of person: Identifier, _ number: UInt64, _ failed: Running? = nil, _ step: () async throws -> Void
    ) async {
        do {
            try await step()
        } catch let error as AppleHealthError {
            logger.info("import refused", metadata: ["code": "\(error.code)"])
            if error != .cancelled { await note(refusal: error.message, to: person) }
            set(Running(state: .failed(error.message), number: number), of: person)
        } catch {
            let error = ServiceError(error)
            let unrecorded = Running(state: .failed(HealthImportPage.notRecorded), number: number)
            set(failed ?? unrecorded, of: person)
            logger.log(level: error.level, "could not record an import", metadata: ["code": "\(error.code)"])
        }
    }

    private func note(refusal: String, to person: Identifier) async {
        await waysIn.note(.refused(.measurement, refusal), by: .appleHealth, of: person)
    }

    private func contents(
        of file: SentFile, from person: Identifier, progress: @escaping @Sendable (ImportProgress) -> Bool
    ) async throws -> AppleHealthExport.Contents {
        defer { file.freeSlot() }
        let zone = intake.zone(of: try await practice(of: person))
        return try await queue.run { [folder] in
            try AppleHealthExport(file.file).read(in: zone, unpackingIn: folder, progress: progress)
        }
    }

    /// Sets the state of an import. Returns whether that import is still the current one.
    @discardableResult
    private func set(_ running: Running, of person: Identifier) -> Bool {
        let now = world.now()
        return people.withLock { people in
            guard people[person]?.number == running.number else { return false }
            // What was never decided on takes memory.
            people = people.filter { $0.value.contents == nil || $0.value.until > now }
            people[person] = running
            return true
        }
    }
}
