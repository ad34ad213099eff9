import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Opens a made-up person's habits with one tap, the pages of their care provider, or those of a friend, on a demonstration server only.
struct DemoRoute: Sendable {
    let people: DemonstrationPeople
    let entrance: EntranceRoutes

    var routes: [String: Route] { ["/demo": Route(post: enter)] }

    @Sendable private func enter(_ context: RequestContext) async throws -> Response {
        switch context.form[DemonstrationRole.field].flatMap({ DemonstrationRole(rawValue: $0) }) {
        case .careProvider:
            try await entrance.welcomeIn(people.careProvider, as: nil, to: PatientsPage.address, context)
        case .companion:
            try await entrance.welcomeIn(people.companion, as: nil, to: CompanionsPage.address, context)
        case .patient, nil: try await entrance.welcomeIn(people.patient, as: nil, to: "/today", context)
        }
    }
}
