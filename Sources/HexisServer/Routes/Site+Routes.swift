import Foundation
import HexisApp
import HexisCore
import HexisService
import Logging

extension Site {
    /// All routes of a server. A demonstration has an entrance of its own, and accepts no files and no webhooks.
    init(
        _ backend: Backend, _ settings: ServerSettings, _ standing: DefaultHeaders,
        demonstration: DemonstrationPeople?, metrics: PrometheusMetrics?, logger: Logger
    ) throws {
        let isDemo = demonstration != nil
        let folder = try WebFolder(from: settings.webFolder, adding: WebFile.zones(backend.zones))
        let worker = ServiceWorkerScript(
            of: folder, isOn: settings.isOffline && !isDemo, standing: standing)
        let responses = Responses(
            standing: standing, assets: Assets(worker.addresses), assetsForShared: folder.assets)
        let app = AppRoutes(backend, responses: responses, demonstration: demonstration)
        let entrance = EntranceRoutes(
            app: app, responses: responses, isDemo: isDemo, joining: settings.joining)
        let arrivals = ArrivalRoutes(app: app, responses: responses)
        let calendar = CalendarRoutes(app: app, responses: responses)
        let imports = FileRoom(
            folder: settings.dataFolder.path, longest: isDemo ? 0 : settings.longestImport)
        let routeFiles = RouteFileRoutes(
            app: app, responses: responses, folder: settings.dataFolder.path, logger: logger)
        let people = PeopleRoutes(
            app: app, responses: responses, joining: settings.joining, logger: logger)
        let patients = PatientsRoutes(app: app, responses: responses, logger: logger)
        let questionnaires = QuestionnaireRoutes(
            app: app, responses: responses, folder: settings.dataFolder.path)
        let studies = StudyRoutes(app: app, responses: responses, logger: logger)
        let takingPart = TakingPartRoutes(app: app, responses: responses, logger: logger)
        let linked = LinkedAccountRoutes(app: app, responses: responses)
        let access = ProgramAccess(app: app)
        let visits = ProviderVisitRoutes(app: app, entrance: entrance, linked: linked, logger: logger)
        let routes: [[String: Route]] = [
            entrance.routes, AccountRoutes(app: app, responses: responses).routes,
            StoredRoutes(app: app, responses: responses).routes,
            ExportRoutes(app: app, responses: responses).routes,
            PushRoutes(app: app, responses: responses).routes,
            DeliveryRoutes(app: app, responses: responses).routes,
            SyncRoutes(app: app, responses: responses).routes, worker.routes,
            HealthRoute(backend: backend, responses: responses).routes,
            metrics.map { MetricsRoute(metrics: $0, backend: backend, responses: responses).routes } ?? [:],
            ClockChangeRoute(app: app, responses: responses).routes, calendar.routes, arrivals.routes,
            ImportRoutes(app: app, responses: responses, room: imports).routes,
            HealthImportRoutes(app: app, responses: responses).routes,
            ExportImportRoutes(app: app, responses: responses).routes,
            HabitImportRoutes(app: app, responses: responses).routes,
            routeFiles.routes,
            WaysInRoutes(app: app, responses: responses).routes,
            PasswordLinkRoutes(app: app, responses: responses, entrance: entrance).routes,
            RecoveryCodeRoutes(app: app, responses: responses, entrance: entrance).routes,
            people.routes, EmailRoutes(app: app, responses: responses).routes,
            CareInvitationRoutes(app: app, responses: responses, logger: logger).routes, patients.routes,
            questionnaires.routes, studies.routes, takingPart.routes,
            CareKitRoutes(app: app, access: access, responses: responses).routes,
            CompanionInvitationRoutes(app: app, responses: responses, logger: logger).routes,
            PasskeyRoutes(app: app, responses: responses).routes,
            PasskeyProofRoutes(app: app, entrance: entrance).routes,
            PasskeyJoinRoutes(app: app, entrance: entrance).routes,
            ProviderJoinRoutes(app: app, entrance: entrance).routes, linked.routes,
            ProgramRoutes(
                app: app, responses: responses, mostListeners: isDemo ? 0 : WebhookSubscription.most
            )
            .routes,
            demonstration.map { DemoRoute(people: $0, entrance: entrance).routes } ?? [:],
        ]
        self.init(
            routes: routes.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } },
            folders: visits.folders.merging([
                APIRoutes.prefix: APIRoutes(app: app, access: access, responses: responses).route,
                FHIRRoutes.prefix: FHIRRoutes(app: app, access: access, responses: responses).route,
                SignalRoute.prefix: SignalRoute(app: app, responses: responses).route,
                ArrivalRoutes.prefix: arrivals.signal, CalendarRoutes.prefix: calendar.feed,
                ChannelTestRoute.prefix: ChannelTestRoute(app: app, responses: responses).route,
                RouteFileRoutes.prefix: routeFiles.files,
                PersonRoutes.prefix: PersonRoutes(people: people, logger: logger).route,
                PatientsRoutes.prefix: patients.patients,
                QuestionnaireRoutes.prefix: questionnaires.questionnaires,
                StudyRoutes.prefix: studies.pages, TakingPartRoutes.prefix: takingPart.pages,
                PictureRoutes.prefix: PictureRoutes(
                    app: app, reception: Reception(), responses: responses,
                    logger: logger
                ).route,
            ]) { first, _ in first }, app: app, files: FileResponses(folder: folder, standing: standing),
            responses: responses,
            settings: settings, undeclaredProxy: UndeclaredProxy(trusted: settings.trustedProxy),
            metrics: metrics.map { RequestMetrics($0) })
    }
}
