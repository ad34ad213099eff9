import HexisStore
import Logging

/// What people bring from elsewhere: the days of other trackers, copies of Hexis, and Apple Health.
package struct Imports: Sendable {
    package let habits: HabitImports
    package let copies: ExportImports
    package let health: HealthImports
    /// Records what people accepted, and undoes it.
    let runner: ImportRunner

    init(
        _ store: any Store, _ journals: Journals, within quota: JournalQuota, _ storage: StorageQuota,
        _ pictures: PictureMaker, _ waysIn: WayInLog, _ zones: ZoneFolder, folder: String, _ world: World,
        _ logger: Logger
    ) {
        let queue = ImportQueue(store, world, logger)
        habits = HabitImports(journals, within: quota, zones, queue)
        copies = ExportImports(store, journals, within: storage, pictures, zones, folder: folder, queue)
        health = HealthImports(journals, within: quota, waysIn, zones, folder: folder, queue)
        runner = ImportRunner(queue, copies, health)
    }
}
