import HexisCore
import HexisStore

/// What all imports share: the store in which any server finds them, and the alarms of those that work on them.
struct ImportQueue: Sendable {
    let store: any ImportStore
    let world: World
    /// Rings when an import is to be recorded or undone.
    let tasks: Alarm
    /// Rings when a file is no longer needed.
    let leftovers: Alarm

    /// How often to look for imports that were never decided on.
    private static let interval = Duration.hours(1)

    init(_ store: any ImportStore, _ world: World) {
        self.store = store
        self.world = world
        tasks = Alarm(now: world.now)
        leftovers = Alarm(now: world.now, longest: ImportQueue.interval)
    }

    /// Deletes what no import needs, until the task is cancelled.
    func deleteLeftovers(_ failed: (StoreError) -> Void) async {
        while !Task.isCancelled {
            do throws(StoreError) {
                while try await store.deleteForgottenImports(at: world.now()) {}
            } catch {
                failed(error)
            }
            await leftovers.sleep(until: world.now() + ImportQueue.interval)
        }
    }
}
