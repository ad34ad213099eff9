import HexisApp
import HexisCore
import HexisService

extension SharedParts {
    /// What other programs use: the programming interface, calendars, signals of devices and CareKit.
    var programs: RouteTable {
        let arrivals = ArrivalRoutes(app: app, responses: responses)
        let calendar = CalendarRoutes(app: app, responses: responses)
        let access = ProgramAccess(app: app)
        return RouteTable(
            [
                calendar.routes, arrivals.routes,
                CareKitRoutes(app: app, access: access, responses: responses).routes,
                ProgramRoutes(app: app, responses: responses, mostListeners: mostWebhooks).routes,
            ],
            folders: [
                APIRoutes.prefix: APIRoutes(app: app, access: access, responses: responses).route,
                FHIRRoutes.prefix: FHIRRoutes(app: app, access: access, responses: responses).route,
                SignalRoute.prefix: SignalRoute(app: app, responses: responses).route,
                ArrivalRoutes.prefix: arrivals.signal, CalendarRoutes.prefix: calendar.feed,
            ])
    }

    private var mostWebhooks: Int { isDemo ? 0 : WebhookSubscription.most }

    /// What people bring from other programs.
    var imports: RouteTable {
        let room = FileRoom(folder: folder, longest: isDemo ? 0 : settings.longestImport)
        return RouteTable([
            ImportRoutes(app: app, responses: responses, room: room).routes,
            HealthImportRoutes(app: app, responses: responses).routes,
            ExportImportRoutes(app: app, responses: responses).routes,
            HabitImportRoutes(app: app, responses: responses).routes,
        ])
    }

    /// Photos, and the files of routes.
    var files: RouteTable {
        let tracks = RouteFileRoutes(app: app, responses: responses, folder: folder, logger: logger)
        let pictures = PictureRoutes(app: app, reception: Reception(), responses: responses, logger: logger)
        return RouteTable(
            [tracks.routes],
            folders: [RouteFileRoutes.prefix: tracks.files, PictureRoutes.prefix: pictures.route])
    }

    /// What those who run the server ask it: whether it is well, and its figures.
    var operation: RouteTable {
        let backend = app.backend
        return RouteTable([
            HealthRoute(backend: backend, responses: responses).routes,
            metrics.map { MetricsRoute(metrics: $0, backend: backend, responses: responses).routes } ?? [:],
        ])
    }
}
