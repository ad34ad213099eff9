import CoreMetrics
import Foundation
import HexisApp
import HexisCore
import HexisStore
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Puts the server together, in one place for production, tests and measurements.
///
/// Its services stop it: requests that run are answered, then the store is closed. `demonstration` is the
/// made-up person whom everybody may look at.
public func application(
    _ settings: ServerSettings, store: any Store, demonstration: Identifier? = nil, world: World = .machine,
    logger: Logger,
    onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let keeper = try settings.tls.map {
        try CertificateKeeper($0, occasions: .everyMinuteAndOnHangup(), now: world.now, logger: logger)
    }
    let standing = StandingHeaders(publicURL: settings.publicURL, isEncrypted: settings.isEncrypted)
    let bounds = ConnectionBounds(descriptors: DescriptorLimit.raise(), proxy: settings.trustedProxy)
    let zones = ZoneFolder(path: settings.zoneFolder)
    let folder = try WebFolder(from: settings.webFolder, adding: WebFile.zones(zones))
    let worker = ServiceWorkerScript(
        of: folder, isOn: settings.isOffline && demonstration == nil, standing: standing)
    let answers = Answers(
        standing: standing, assets: Assets(worker.addresses), assetsForShared: folder.assets)
    let live = LiveUpdates()
    let hashing = try PasswordHashing(random: world.randomBytes)
    let signIns = SignIns(store, world, live)
    let failedSignIns = FailedSignInLog(store, world, logger)
    let accounts = Accounts(store, hashing, signIns, failedSignIns)
    let practices = LivePractices(store, memory: settings.journalMemory)
    let journals = Journals(store, practices, live: live)
    let plans = ReminderPlans(store, practices, zones, world, logger)
    let pushes = try Pushes(store, settings, world: world, logger: logger)
    let channels = Channels(store, settings, world: world, logger: logger)
    let metrics = settings.showsMetrics ? PrometheusMetrics() : nil
    let reminders = ReminderRunner(
        plans: plans, pushes: pushes, channels: channels, journals: journals, logger: logger,
        metrics: metrics ?? NOOPMetricsHandler.instance)
    let sender = NewsSender(store, reach: settings.pushReach, world: world, logger: logger)
    let telling = Telling(store, practices, zones, sender: sender, world: world, logger: logger)
    let quota = JournalQuota(practices, longest: settings.longestJournal, world)
    for observer in [quota, telling, reminders, RemovedPictures(store: store, logger: logger)]
        as [any JournalObserver]
    { journals.observe(observer) }
    let app = AppRoutes(
        store: store, journals: journals, quota: quota, reminders: reminders, telling: telling,
        zones: zones, world: world, answers: answers,
        waysIn: WayInLog(store: store, world: world, logger: logger))
    let entrance = EntranceRoutes(
        accounts: accounts, app: app, answers: answers, isDemo: demonstration != nil,
        joining: settings.joining)
    let arrivals = ArrivalRoutes(app: app, answers: answers)
    let calendar = CalendarRoutes(app: app, answers: answers)
    let imports = ImportRoutes(
        app: app, answers: answers,
        imports: HealthImports(app: app, folder: settings.dataFolder.path, logger),
        room: FileRoom(
            folder: settings.dataFolder.path, longest: demonstration == nil ? settings.longestImport : 0))
    let maker = PictureMaker()
    let routeFiles = RouteFileRoutes(
        app: app, answers: answers, codes: RouteCodes(maker: maker), folder: settings.dataFolder.path,
        logger: logger)
    let routes = [
        entrance.routes, AccountRoutes(accounts: accounts, app: app, answers: answers).routes,
        PushRoutes(pushes: pushes, plans: plans, silences: reminders.silences, answers: answers).routes,
        DeliveryRoutes(app: app, answers: answers).routes,
        SyncRoutes(app: app, signIns: signIns, answers: answers).routes, worker.routes,
        HealthRoute(
            store: store, practices: app.practices, clock: plans.clock, watchman: reminders.watchman,
            zones: zones, answers: answers
        ).routes,
        metrics.map { MetricsRoute(metrics: $0, answers: answers).routes } ?? [:],
        ClockChangeRoute(app: app, answers: answers).routes,
        calendar.routes, arrivals.routes, imports.routes, routeFiles.routes,
        WaysInRoutes(app: app, answers: answers).routes,
        ProgramRoutes(
            app: app, answers: answers,
            mostListeners: demonstration == nil ? Listener.most : 0
        ).routes,
        demonstration.map { DemoRoute(person: $0, entrance: entrance).routes } ?? [:],
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
    let site = Site(
        routes: routes,
        folders: [
            APIRoutes.prefix: APIRoutes(app: app, answers: answers).route,
            SignalRoute.prefix: SignalRoute(app: app, answers: answers).route,
            ArrivalRoutes.prefix: arrivals.signal, CalendarRoutes.prefix: calendar.feed,
            ChannelTestRoute.prefix: ChannelTestRoute(app: app, answers: answers).route,
            RouteFileRoutes.prefix: routeFiles.files,
            PictureRoutes.prefix: PictureRoutes(
                app: app, maker: maker, reception: Reception(), answers: answers,
                mostBytes: settings.mostPhotoBytes, logger: logger
            ).route,
        ], app: app,
        files: FileAnswers(folder: folder, standing: standing),
        answers: answers,
        signIns: signIns, settings: settings, world: world,
        undeclaredProxy: UndeclaredProxy(trusted: settings.trustedProxy))
    return Application(
        responder: site,
        server: .bounded(standing, keeper, bounds),
        configuration: ApplicationConfiguration(
            address: .hostname(settings.host, port: settings.port),
            availableConnectionsDelegate: .maximum(bounds.mostAltogether, logger: logger)),
        services: [
            StoreService(store: store, journals: journals), hashing, failedSignIns, pushes,
            channels, reminders, telling,
        ] + (keeper.map { [$0] } ?? []),
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? settings.port) },
        logger: logger)
}

extension HTTP1Channel.Configuration {
    /// Heads of at most 32 KB, and a minute for each request to arrive.
    static func bounded(_ standing: StandingHeaders) -> HTTP1Channel.Configuration {
        HTTP1Channel.Configuration(
            additionalChannelHandlers: [StandingHeadersHandler(standing.fields)],
            idleTimeout: .seconds(60),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))
    }
}

/// Closes the store after everything that uses it has stopped.
private struct StoreService: Service {
    let store: any Store
    let journals: Journals

    func run() async throws {
        try await gracefulShutdown()
        journals.endObserving()
        try await store.close()
    }
}
