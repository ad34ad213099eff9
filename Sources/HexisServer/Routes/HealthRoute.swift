import HexisCore
import HexisService
import Hummingbird

/// Reports the server's health for monitoring. It identifies nobody.
struct HealthRoute: Sendable {
    let backend: Backend
    let responses: Responses

    var routes: [String: Route] { ["/health": Route(get: show, isForPrograms: true)] }

    @Sendable private func show(_ context: RequestContext) async -> Response {
        let health = await backend.health(at: context.now)
        return responses.json(health.json.text, health.code == nil ? .ok : .serviceUnavailable)
    }
}
