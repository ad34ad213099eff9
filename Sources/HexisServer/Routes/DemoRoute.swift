import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// One tap into somebody's habits, made up; only where the server runs as a demonstration.
struct DemoRoute: Sendable {
    let person: Identifier
    let entrance: EntranceRoutes

    var routes: [String: Route] {
        ["/demo": Route(post: { try await entrance.welcomeIn(person, as: nil, to: "/today", $0) })]
    }
}
