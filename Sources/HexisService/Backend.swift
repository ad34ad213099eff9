package import CoreMetrics
import HexisDelivery
package import HexisOpenID
package import HexisStore
package import Logging
package import ServiceLifecycle

/// Everything that the server does for people, assembled in one place. It knows nothing of HTTP.
package final class Backend: Sendable {
    package let store: any Store
    package let world: World
    package let zones: ZoneFolder
    package let journals: Journals
    package let storage: StorageQuota
    package let quota: JournalQuota
    package let signIns: SignIns
    package let accounts: Accounts
    package let administration: Administration
    package let signInTickets: SignInTickets
    package let providers: OpenIDClients
    package let care: Care
    package let companions: Companions
    package let studies: Studies
    package let careKit: CareKitSync
    package let accountMails: AccountMails
    package let pushes: Pushes
    package let reminders: ReminderRunner
    package let telling: WebhookDispatcher
    package let waysIn: WayInLog
    package let imports: Imports
    package let pictures = PictureMaker()
    private let backups: ServerBackups?
    private let metrics: ServiceMetrics
    package let codes: RouteCodes
    package let tracks = TrackIntake()
    /// The services that run as long as the server. Each stops before those it depends on, and the store stops
    /// last.
    package let services: [any Service]

    package init(
        _ store: any Store, _ settings: BackendSettings, changes: ChangeLog? = nil, world: World,
        logger: Logger, metrics: any MetricsFactory
    ) throws {
        self.store = store
        self.world = world
        zones = ZoneFolder(path: settings.zoneFolder)
        let live = LiveUpdates { store.announceAppend(to: $0) }
        let serviceMetrics = ServiceMetrics(metrics)
        let practices = LivePractices(store, memory: settings.journalMemory)
        journals = Journals(store, practices, live: live, serviceMetrics, world)
        storage = StorageQuota(store, practices, standard: settings.standardQuota)
        quota = JournalQuota(storage, world)
        let hashing = try PasswordHashing(random: world.randomBytes)
        let failedSignIns = FailedSignInLog(store, world, logger)
        signIns = SignIns(store, world, live)
        signInTickets = SignInTickets(store, world)
        providers = OpenIDClients(settings.providers, now: world.now)
        accounts = Accounts(store, hashing, signIns, failedSignIns)
        pushes = try Pushes(store, settings.delivery, world: world, logger: logger)
        let channels = Channels(store, settings.delivery, world: world, logger: logger)
        accountMails = AccountMails(
            store, channels, origin: settings.delivery.origin, world: world, logger: logger)
        care = Care(store, journals, within: quota, zones, world)
        companions = Companions(store, journals, within: quota, zones, world, logger)
        studies = Studies(store, journals, zones, folder: settings.dataFolder, world)
        reminders = ReminderRunner(
            plans: ReminderPlans(store, practices, zones, world, logger), pushes: pushes, channels: channels,
            journals: journals, care: care, logger: logger, metrics: metrics)
        administration = Administration(
            store: store, signIns: signIns, plans: reminders.plans, care: care,
            companions: companions)
        let sender = WebhookEventSender(
            store, policy: settings.delivery.policy, world: world, logger: logger, serviceMetrics)
        telling = WebhookDispatcher(store, practices, zones, sender: sender, world: world, logger: logger)
        waysIn = WayInLog(store: store, world: world, logger: logger)
        imports = Imports(
            store, journals, within: quota, storage, pictures, waysIn, zones, folder: settings.dataFolder,
            world, logger)
        self.metrics = serviceMetrics
        careKit = CareKitSync(store, journals, within: quota, zones, world)
        codes = RouteCodes(maker: pictures)
        backups = settings.backups.map {
            ServerBackups(of: DataFolder(path: settings.dataFolder), $0, changes, world, logger)
        }
        services =
            [
                StoreService(store: store, journals: journals), hashing, failedSignIns, pushes, channels,
                accountMails, reminders, telling, ProvidersService(clients: providers), imports.runner,
            ] + (backups.map { [$0] } ?? [])
            + (store.isShared ? [LiveRelay(store: store, live: live)] : [])
        for observer in observers(live, logger) { journals.observe(observer) }
    }

    /// What learns of every change of a journal, in this order.
    private func observers(_ live: LiveUpdates, _ logger: Logger) -> [any JournalObserver] {
        let practices = journals.practices
        return [
            quota, telling, reminders, RemovedPictures(store: store, logger: logger),
            CareWatch(practices: practices, live: live, logger: logger),
            CompanionWatch(companions: companions, practices: practices, live: live, logger: logger),
        ]
    }

    /// Records the current gauge values for metrics.
    package func measure() async throws(StoreError) {
        let now = world.now()
        metrics.measured(
            practices: journals.practices.count,
            waiting: try await store.overdueMessages(before: now, at: now),
            since: try await store.nextCall(at: now), importing: try await store.importsUnderWay(at: now),
            committed: store.commitCounts, at: now)
        // An unreachable folder hides only this one; the log and the doctor explain it.
        if let backup = try? backups?.last(at: now) { metrics.backedUp(now - backup.begun) }
    }
}

/// Closes the store once everything that uses it has stopped.
private struct StoreService: Service {
    let store: any Store
    let journals: Journals

    /// A store that became unusable ends the server, which is then started again by whatever watches it.
    func run() async throws {
        let failure = await cancelWhenGracefulShutdown { await store.failure() }
        if let failure { throw failure }
        try Task.checkCancellation()
        journals.endObserving()
        try await store.close()
    }
}
