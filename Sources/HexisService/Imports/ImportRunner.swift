import HexisApp
import HexisCore
import HexisStore
import Logging
import ServiceLifecycle

/// Records imports that people have accepted, and undoes them: those of this server, and those of a server that stopped.
struct ImportRunner: Service {
    private let queue: ImportQueue
    private let exports: ExportImports
    private let health: HealthImports
    private let logger: Logger

    init(_ queue: ImportQueue, _ exports: ExportImports, _ health: HealthImports, _ logger: Logger) {
        self.queue = queue
        self.exports = exports
        self.health = health
        self.logger = logger
    }

    func run() async {
        async let deleting: Void = cancelWhenGracefulShutdown { await deleteLeftovers() }
        await OutboxLoop(self, wokenBy: queue.tasks, queue.world, logger).run()
        await deleting
    }

    private func deleteLeftovers() async {
        await queue.deleteLeftovers { error in
            logger.log(
                level: ServiceError(error).level, "could not delete the files of imports",
                metadata: ["code": "\(error.code)"])
        }
    }
}

extension ImportRunner: Outbox {
    /// How an import goes on after a task.
    struct Ending: Sendable {
        let content: JSON
    }

    static let name = "imports"
    static let fewestSlots = 1
    static let mostSlots = 4

    func next(at now: Instant) async throws(StoreError) -> Instant? {
        try await queue.store.nextImport(at: now)
    }

    func nextEndOfLease(at now: Instant) async throws(StoreError) -> Instant? {
        try await queue.store.nextEndOfImportLease(at: now)
    }

    func claim(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [StoredImport] {
        try await queue.store.claimImports(at: now, until: lease, atMost: count)
    }

    func renew(
        _ claim: StoredImport, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> StoredImport? {
        try await queue.store.renew(claim, until: lease, at: now)
    }

    func attend(to claim: StoredImport) async -> Ending? {
        switch claim.kind {
        case .hexis: return await exports.carryOut(claim).map { Ending(content: $0.json) }
        case .appleHealth: return await health.carryOut(claim).map { Ending(content: $0.json) }
        // They are recorded at once, by the server that is asked to.
        case .habits: return Ending(content: HabitProgress.refused(HabitImportPage.notRecorded).json)
        }
    }

    func record(_ ending: Ending, of claim: StoredImport) async throws(StoreError) {
        try await ImportSteps(kind: claim.kind, queue: queue).advance(
            from: claim, to: ending.content, .over)
    }
}

extension StoredImport: LeasedTask {}

/// Does a task; `nil` if that was cancelled, because another server has it now.
func unlessCancelled<Value>(_ work: () async -> Value) async -> Value? {
    let value = await work()
    return Task.isCancelled ? nil : value
}
