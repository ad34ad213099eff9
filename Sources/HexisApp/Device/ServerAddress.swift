import HexisCore

/// What an address is for that only the server can answer, or that is not a page at all.
package enum ServerAddress: Equatable, Sendable {
    /// Afterwards the browser may belong to somebody else.
    case entrance
    /// Afterwards nothing of the person may be left on the device.
    case farewell
    /// Afterwards the server has entries that the device lacks.
    case upload
    /// What is about something that the server has to know first: the file of a route, an invitation to a goal, the export.
    case sentFirst
    /// The code of a route as a picture, which the server draws once it knows the route.
    case routeCode
    /// What a photo shows.
    case picture
    /// Everything else that the server alone knows: accounts, API tokens, feeds, exports.
    case other

    /// The addresses for other programs and for other sites' forms, and all below them. No service worker ever answers
    /// these.
    package static let forPrograms = [
        "/sync", "/live", "/health", "/clock-changes", "/service-worker.js", "/api", "/push", "/calendar",
        "/arrivals",
        "/signals", "/sign-in/form",
    ]

    /// `nil` for a page of the app.
    init?(_ path: [String]) {
        guard let subject = path.first else { return nil }
        let rest = Array(path.dropFirst())
        switch subject {
        case "demo" where rest.isEmpty, "new-password" where rest.isEmpty, "recover" where rest.isEmpty:
            self = .entrance
        case "join", "sign-in": self = .entrance
        case "people", "patients", "questionnaires", "studies": self = .other
        case "care" where !rest.isEmpty && rest[0] == "invite": self = .other
        case "companions" where !rest.isEmpty && rest[0] == "invite": self = .sentFirst
        case "companions" where rest.count == 1 && rest[0] == "join": self = .upload
        case "account": self = ServerAddress.ofAccount(rest)
        case "settings" where ServerAddress.isSetting(rest): self = .other
        case "routes":
            guard let found = ServerAddress.ofRoutes(rest) else { return nil }
            self = found
        case "photos" where rest.count > 1 && rest[0] == "files": self = .picture
        default: return nil
        }
    }

    private static func ofAccount(_ path: [String]) -> ServerAddress {
        guard path.count == 1 else { return .other }
        switch path[0] {
        case "erase", "sign-out-everywhere": return .farewell
        case "export.zip", "loop.zip", "fhir": return .sentFirst
        default: return .other
        }
    }

    private static func isSetting(_ path: [String]) -> Bool {
        guard let first = path.first else { return false }
        switch first {
        case "calendar", "arrivals", "import", "data", "programs": return true
        case "reminders": return path.count > 1 && (path[1] == "delivery" || path[1] == "test")
        default: return false
        }
    }

    private static func ofRoutes(_ path: [String]) -> ServerAddress? {
        guard let name = path.last else { return nil }
        switch name {
        case "read" where path.count == 1: return .other
        case "gpx" where path.count == 1: return .upload
        case "route.gpx" where path.count == 2: return .sentFirst
        case "code.svg" where path.count == 2: return .routeCode
        default: return nil
        }
    }
}
