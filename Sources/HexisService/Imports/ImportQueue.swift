import HexisCore
import HexisStore
import Logging

/// What all imports share: the store in which any server finds them, and the alarms of those that work on them.
struct ImportQueue: Sendable {
    let store: any ImportStore
    let world: World
    let logger: Logger
    /// Rings when an import is to be recorded or undone.
    let tasks: Alarm
    /// Rings when a file is no longer needed.
    let leftovers: Alarm

    /// How often to look for imports that were never decided on.
    private static let interval = Duration.hours(1)

    init(_ store: any ImportStore, _ world: World, _ logger: Logger) {
        self.store = store
        self.world = world
        self.logger = logger
        tasks = Alarm(now: world.now)
        leftovers = Alarm(now: world.now, longest: ImportQueue.interval)
    }

    /// Deletes what no import needs, until the task is cancelled.
    func deleteLeftovers() async {
        while !Task.isCancelled {
            do throws(StoreError) {
                while try await store.deleteForgottenImports(at: world.now()) {}
            } catch {
                log("could not delete the files of imports", error)
            }
            await leftovers.sleep(until: world.now() + ImportQueue.interval)
        }
    }

    func log(_ message: Logger.Message, _ error: any Error) {
        let error = ServiceError(error)
        logger.log(level: error.level, message, metadata: ["code": "\(error.code)"])
    }
}
