import HexisCore
import HexisService
import Hummingbird
import Logging

extension AppRoutes {
    /// The QR code of a link that must not be kept.
    func drawing(of link: String, for person: PersonID, _ logger: Logger) async throws -> Response {
        do {
            var response = responses.code(drawn: try await backend.codes.drawing(of: link, for: person))
            response.headers[.cacheControl] = "no-store"
            return response
        } catch RouteCodes.Failure.missing(let package) {
            logger.error("cannot draw QR codes", metadata: ["install": "\(package)"])
            return responses.code(.serviceUnavailable, "unable")
        }
    }
}
