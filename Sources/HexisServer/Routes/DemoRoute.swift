import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Opens a made-up person's habits with one tap, on a demonstration server only.
struct DemoRoute: Sendable {
    let person: Identifier
    let entrance: EntranceRoutes

    var routes: [String: Route] {
        ["/demo": Route(post: { try await entrance.welcomeIn(person, as: nil, to: "/today", $0) })]
    }
}
