import HexisApp
import HexisCore
import HexisService

extension SharedParts {
    /// All routes but those of the service worker.
    var routes: RouteTable {
        RouteTable([accounts, waysIn, people, studies, devices, programs, imports, files, operation])
    }

    /// Signing in, and what an account shows and keeps.
    private var accounts: RouteTable {
        RouteTable([
            entrance.routes, AccountRoutes(app: app, responses: responses).routes,
            StoredRoutes(app: app, responses: responses).routes,
            ExportRoutes(app: app, responses: responses).routes,
            EmailRoutes(app: app, responses: responses).routes,
            demonstration.map { DemoRoute(people: $0, entrance: entrance).routes } ?? [:],
        ])
    }

    /// The ways in besides a password: passkeys, accounts at providers, links and recovery codes.
    private var waysIn: RouteTable {
        let linked = LinkedAccountRoutes(app: app, responses: responses)
        let visits = ProviderVisitRoutes(app: app, entrance: entrance, linked: linked, logger: logger)
        return RouteTable(
            [
                WaysInRoutes(app: app, responses: responses).routes, linked.routes,
                PasswordLinkRoutes(app: app, responses: responses, entrance: entrance).routes,
                RecoveryCodeRoutes(app: app, responses: responses, entrance: entrance).routes,
                ProviderJoinRoutes(app: app, entrance: entrance).routes, passkeys,
            ], folders: visits.folders)
    }

    private var passkeys: [String: Route] {
        RouteTable([
            PasskeyRoutes(app: app, responses: responses).routes,
            PasskeyProofRoutes(app: app, entrance: entrance).routes,
            PasskeyJoinRoutes(app: app, entrance: entrance).routes,
        ]).routes
    }

    /// Those who run the server, care providers and their patients, and companions.
    private var people: RouteTable {
        let people = PeopleRoutes(app: app, responses: responses, joining: settings.joining, logger: logger)
        let patients = PatientsRoutes(app: app, responses: responses, logger: logger)
        return RouteTable(
            [
                people.routes, patients.routes,
                CareInvitationRoutes(app: app, responses: responses, logger: logger).routes,
                CompanionInvitationRoutes(app: app, responses: responses, logger: logger).routes,
            ],
            folders: [
                PersonRoutes.prefix: PersonRoutes(people: people, logger: logger).route,
                PatientsRoutes.prefix: patients.patients,
            ])
    }

    /// Studies, and the questionnaires of the server.
    private var studies: RouteTable {
        let questionnaires = QuestionnaireRoutes(app: app, responses: responses, folder: folder)
        let studies = StudyRoutes(app: app, responses: responses, logger: logger)
        let takingPart = TakingPartRoutes(app: app, responses: responses, logger: logger)
        return RouteTable(
            [questionnaires.routes, studies.routes, takingPart.routes],
            folders: [
                QuestionnaireRoutes.prefix: questionnaires.questionnaires,
                StudyRoutes.prefix: studies.pages, TakingPartRoutes.prefix: takingPart.pages,
            ])
    }

    /// How devices stay up to date, and where they get reminders.
    private var devices: RouteTable {
        RouteTable(
            [
                PushRoutes(app: app, responses: responses).routes,
                DeliveryRoutes(app: app, responses: responses).routes,
                SyncRoutes(app: app, responses: responses).routes,
                ClockChangeRoute(app: app, responses: responses).routes,
            ],
            folders: [ChannelTestRoute.prefix: ChannelTestRoute(app: app, responses: responses).route])
    }
}
