import Dispatch
import HexisCore
import HexisStore
import Logging
import ServiceLifecycle
import Synchronization

/// Backs up the server's data whenever the last backup is old enough, and deletes those that the plan no longer keeps.
///
/// Changes are recorded from one backup to the next, by this process alone: so each start makes a backup as well, unless
/// one was made just before.
package final class ServerBackups: Service {
    private let data: DataFolder
    private let plan: BackupPlan
    private let changes: ChangeLog?
    private let world: World
    private let logger: Logger
    private let alarm: Alarm
    private let isStopping = Atomic(false)
    /// The machine's uptime at the last failure, in milliseconds; `nil` if the last attempt succeeded.
    private let failed = Mutex<Int64?>(nil)
    /// Separate from the threads that answer requests: a large database takes minutes to copy and to verify.
    private let queue = DispatchQueue(label: "backups", qos: .utility)

    static let pause = Duration.minutes(1)
    /// The time from a failure to the next attempt.
    static let pauseAfterFailure = Duration.minutes(15)
    /// The time between two backups if changes cannot be recorded after the last one.
    private static let pauseWithoutChanges = Duration.minutes(15)

    init(of data: DataFolder, _ plan: BackupPlan, _ changes: ChangeLog?, _ world: World, _ logger: Logger) {
        self.data = data
        self.plan = plan
        self.changes = changes
        self.world = world
        self.logger = logger
        alarm = Alarm(now: world.now, longest: ServerBackups.pause)
    }

    package func run() async {
        await withGracefulShutdownHandler {
            while !Task.isCancelled, !isStopping.load(ordering: .relaxed) {
                await backUpIfDue()
                await alarm.sleep(until: world.now() + ServerBackups.pause)
            }
        } onGracefulShutdown: {
            self.stop()
        }
    }

    /// Gives up the backup that is being made, if any, and makes no more.
    func stop() {
        isStopping.store(true, ordering: .relaxed)
        alarm.ring()
    }

    /// Makes a backup, if one is due, and deletes the oldest. Failures are logged, and tried again later.
    func backUpIfDue() async {
        do throws(StoreError) {
            try await queue.run { () throws(StoreError) in try self.makeIfDue() }
        } catch {
            report(error)
        }
    }

    /// The last backup; `nil` if there is none yet.
    func last(at now: Instant) throws(StoreError) -> KeptBackup? {
        try plan.folder.backups(until: now).last
    }

    private func makeIfDue() throws(StoreError) {
        guard !failed.withLock({ isRecent($0) }) else { return }
        let now = world.now()
        try plan.folder.prepare()
        guard try isDue(at: now) else {
            try changes?.save()
            return
        }
        try make(at: now)
        try plan.folder.prune(to: plan.keep, every: plan.every, at: now)
    }

    private func make(at now: Instant) throws(StoreError) {
        let (backup, contents) = try plan.folder.add(of: data, at: now, recording: changes) {
            !self.isStopping.load(ordering: .relaxed)
        }
        failed.withLock { $0 = nil }
        logger.notice(
            "backed up",
            metadata: [
                "file": "\(backup.path)", "people": "\(contents.people)", "entries": "\(contents.entries)",
            ])
    }

    private func isDue(at now: Instant) throws(StoreError) -> Bool {
        guard let last = try last(at: now) else { return true }
        let isContinued = changes?.isRecording ?? true
        return last.begun + (isContinued ? plan.every : ServerBackups.pauseWithoutChanges) <= now
    }

    private func isRecent(_ failure: Int64?) -> Bool {
        failure.map { world.uptime() - $0 < ServerBackups.pauseAfterFailure.milliseconds } ?? false
    }

    private func report(_ error: StoreError) {
        if error == .interrupted { return logger.notice("backup given up, because the server is stopping") }
        failed.withLock { $0 = world.uptime() }
        // The message names the folder and what to do, and nobody's data.
        logger.error("backup failed: \(error.message)", error)
    }
}
