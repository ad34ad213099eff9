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

    init(_ queue: ImportQueue, _ exports: ExportImports, _ health: HealthImports) {
        self.queue = queue
        self.exports = exports
        self.health = health
    }

    func run() async {
        async let deleting: Void = cancelWhenGracefulShutdown { await queue.deleteLeftovers() }
        await OutboxLoop(self, wokenBy: queue.tasks, queue.world, queue.logger).run()
        await deleting
    }
}

extension ImportRunner: Outbox {
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

    func attend(to claim: StoredImport) async -> (any StoredProgress)? {
        switch claim.kind {
        case .hexis: await exports.carryOut(claim)
        case .appleHealth: await health.carryOut(claim)
        // They are recorded at once, by the server that is asked to.
        case .habits: HabitProgress.refused(HabitImportPage.notRecorded)
        }
    }

    func record(_ progress: any StoredProgress, of claim: StoredImport) async throws(StoreError) {
        try await ImportSteps(kind: claim.kind, queue: queue).advance(from: claim, to: progress)
    }
}

extension StoredImport: LeasedTask {}

/// Does a task; `nil` if that was cancelled, because another server has it now.
func unlessCancelled<Value>(_ work: () async -> Value) async -> Value? {
    let value = await work()
    return Task.isCancelled ? nil : value
}
