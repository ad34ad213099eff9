import Dispatch
import HexisApp
import HexisCore
import HexisExchange
import Logging
import Synchronization

/// Imports people's Apple Health exports one at a time, in the background.
///
/// The state of each import is kept in memory only: a server that stops halfway has changed nothing.
package final class HealthImports: Sendable {
    private let journals: Journals
    private let quota: JournalQuota
    private let waysIn: WayInLog
    private let intake: HealthIntake
    private let folder: String
    private let logger: Logger
    private let people = Mutex<[Identifier: Running]>([:])
    /// Separate from the threads that answer requests: reading takes seconds at a stretch.
    private let queue = DispatchQueue(label: "health-imports", qos: .utility)

    private struct Running {
        var state = HealthImportState.waiting
        /// The import's number among the person's imports: a stopped one no longer updates the state.
        let number: UInt64
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
        self.logger = logger
    }

    package func state(of person: Identifier) -> HealthImportState {
        people.withLock { $0[person]?.state ?? .nothing }
    }

    private func refuse(_ reason: String, to person: Identifier) {
        people.withLock {
            $0[person] = Running(state: .failed(reason), number: ($0[person]?.number ?? 0) + 1)
        }
    }

    /// Stops a person's import. One that is already recording runs to its end, since half an import would be
    /// neither.
    package func stop(of person: Identifier) {
        guard state(of: person).isRunning, state(of: person) != .recording else { return }
        refuse(AppleHealthError.cancelled.message, to: person)
    }

    /// Starts importing a file, replacing an import already under way.
    package func begin(_ file: SentFile, of person: Identifier) {
        let number = people.withLock { people in
            let number = (people[person]?.number ?? 0) + 1
            people[person] = Running(number: number)
            return number
        }
        Task { await run(file, of: person, number) }
    }

    private func run(_ file: SentFile, of person: Identifier, _ number: UInt64) async {
        let state: HealthImportState
        do {
            let result = try await imported(file, of: person, number)
            state = .done(result)
            await waysIn.note(result.intake, by: .appleHealth, of: person)
        } catch let error as AppleHealthError {
            state = .failed(error.message)
            logger.info("import refused", metadata: ["code": "\(error.code)"])
            if error != .cancelled { await note(refusal: error.message, to: person) }
        } catch {
            let error = ServiceError(error)
            state = .failed(HealthImportPage.notRecorded)
            logger.log(level: error.level, "could not record an import", metadata: ["code": "\(error.code)"])
        }
        set(state, of: person, number)
    }

    private func note(refusal: String, to person: Identifier) async {
        await waysIn.note(.refused(.measurement, refusal), by: .appleHealth, of: person)
    }

    private func imported(_ file: SentFile, of person: Identifier, _ number: UInt64) async throws
        -> HealthImportResult
    {
        let zone = intake.zone(of: try await journals.practices.practice(of: person))
        let contents = try await read(file, in: zone) { progress in
            self.set(.reading(percent: progress.percent), of: person, number)
        }
        guard set(.recording, of: person, number) else { throw AppleHealthError.cancelled }
        let outcome = intake.outcome(contents, of: person, try await journals.practices.practice(of: person))
        for piece in outcome.entries.pieces { try await quota.record(piece, for: person, in: journals) }
        return outcome.result
    }

    private func read(
        _ file: SentFile, in zone: ZoneRules?, progress: @escaping @Sendable (ImportProgress) -> Bool
    ) async throws -> AppleHealthExport.Contents {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [folder] in
                continuation.resume(
                    with: Result {
                        try AppleHealthExport(file.file).read(
                            in: zone, unpackingIn: folder, progress: progress)
                    })
            }
        }
    }

    /// Sets the state of an import. Returns whether that import is still the current one.
    @discardableResult
    private func set(_ state: HealthImportState, of person: Identifier, _ number: UInt64) -> Bool {
        people.withLock { people in
            guard people[person]?.number == number else { return false }
            people[person]?.state = state
            return true
        }
    }
}
