import Dispatch
import HexisApp
import HexisCore
import HexisExchange
import Logging
import Synchronization

/// Reads people's exports of Apple Health, one at a time, while they do something else.
///
/// How each stands is kept in memory: a server that stops in the middle has changed nothing.
package final class HealthImports: Sendable {
    private let journals: Journals
    private let quota: JournalQuota
    private let waysIn: WayInLog
    private let intake: HealthIntake
    private let folder: String
    private let logger: Logger
    private let people = Mutex<[Identifier: Running]>([:])
    /// Beside the threads that answer requests: reading takes seconds at a stretch.
    private let queue = DispatchQueue(label: "health-imports", qos: .utility)

    private struct Running {
        var state = HealthImportState.waiting
        /// Which of the person's imports this is: one that was stopped says nothing more.
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

    /// Says why a file that came cannot be imported.
    package func refuse(file reason: String, to person: Identifier) async {
        refuse(reason, to: person)
        await note(refusal: reason, to: person)
    }

    /// Says why there is nothing to import.
    package func refuse(_ reason: String, to person: Identifier) {
        people.withLock {
            $0[person] = Running(state: .failed(reason), number: ($0[person]?.number ?? 0) + 1)
        }
    }

    /// One that is recording already goes on to its end: half of it would be neither.
    package func stop(of person: Identifier) {
        guard state(of: person).isRunning, state(of: person) != .recording else { return }
        refuse(AppleHealthError.cancelled.message, to: person)
    }

    /// In place of one that is under way.
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
            logger.log(level: error.level, "import not recorded", metadata: ["code": "\(error.code)"])
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
        for piece in outcome.pieces { try await quota.record(piece, for: person, in: journals) }
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

    /// Whether it is still wanted.
    @discardableResult
    private func set(_ state: HealthImportState, of person: Identifier, _ number: UInt64) -> Bool {
        people.withLock { people in
            guard people[person]?.number == number else { return false }
            people[person]?.state = state
            return true
        }
    }
}
