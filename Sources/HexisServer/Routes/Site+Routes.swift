import HexisApp
import HexisCore
import HexisService
import Logging

extension Site {
    /// Every route of a server. A demonstration has a way in of its own, and takes no files and no webhooks.
    init(
        _ backend: Backend, _ settings: ServerSettings, _ standing: StandingHeaders,
        demonstration: Identifier?, metrics: PrometheusMetrics?, logger: Logger
    ) throws {
        let isDemo = demonstration != nil
        let folder = try WebFolder(from: settings.webFolder, adding: WebFile.zones(backend.zones))
        let worker = ServiceWorkerScript(
            of: folder, isOn: settings.isOffline && !isDemo, standing: standing)
        let answers = Answers(
            standing: standing, assets: Assets(worker.addresses), assetsForShared: folder.assets)
        let app = AppRoutes(backend, answers: answers)
        let entrance = EntranceRoutes(app: app, answers: answers, isDemo: isDemo, joining: settings.joining)
        let arrivals = ArrivalRoutes(app: app, answers: answers)
        let calendar = CalendarRoutes(app: app, answers: answers)
        let imports = FileRoom(
            folder: settings.dataFolder.path, longest: isDemo ? 0 : settings.longestImport)
        let routeFiles = RouteFileRoutes(
            app: app, answers: answers, folder: settings.dataFolder.path, logger: logger)
        let routes: [[String: Route]] = [
            entrance.routes, AccountRoutes(app: app, answers: answers).routes,
            PushRoutes(app: app, answers: answers).routes, DeliveryRoutes(app: app, answers: answers).routes,
            SyncRoutes(app: app, answers: answers).routes, worker.routes,
            HealthRoute(backend: backend, answers: answers).routes,
            metrics.map { MetricsRoute(metrics: $0, backend: backend, answers: answers).routes } ?? [:],
            ClockChangeRoute(app: app, answers: answers).routes, calendar.routes, arrivals.routes,
            ImportRoutes(app: app, answers: answers, room: imports).routes, routeFiles.routes,
            WaysInRoutes(app: app, answers: answers).routes,
            ProgramRoutes(app: app, answers: answers, mostListeners: isDemo ? 0 : Listener.most).routes,
            demonstration.map { DemoRoute(person: $0, entrance: entrance).routes } ?? [:],
        ]
        self.init(
            routes: routes.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } },
            folders: [
                APIRoutes.prefix: APIRoutes(app: app, answers: answers).route,
                SignalRoute.prefix: SignalRoute(app: app, answers: answers).route,
                ArrivalRoutes.prefix: arrivals.signal, CalendarRoutes.prefix: calendar.feed,
                ChannelTestRoute.prefix: ChannelTestRoute(app: app, answers: answers).route,
                RouteFileRoutes.prefix: routeFiles.files,
                PictureRoutes.prefix: PictureRoutes(
                    app: app, reception: Reception(), answers: answers, mostBytes: settings.mostPhotoBytes,
                    logger: logger
                ).route,
            ], app: app, files: FileAnswers(folder: folder, standing: standing), answers: answers,
            settings: settings, undeclaredProxy: UndeclaredProxy(trusted: settings.trustedProxy))
    }
}
