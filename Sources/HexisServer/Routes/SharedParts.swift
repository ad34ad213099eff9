import Foundation
import HexisService
import Logging

/// What the routes of a server share.
struct SharedParts {
    let app: AppRoutes
    let responses: Responses
    let entrance: EntranceRoutes
    let settings: ServerSettings
    let metrics: PrometheusMetrics?
    /// `nil` unless the server is a demonstration, which accepts no files and no webhooks.
    let demonstration: DemonstrationPeople?
    let logger: Logger

    init(
        _ backend: Backend, _ settings: ServerSettings, _ responses: Responses,
        _ demonstration: DemonstrationPeople?, _ metrics: PrometheusMetrics?, _ logger: Logger
    ) {
        app = AppRoutes(backend, responses: responses, demonstration: demonstration)
        entrance = EntranceRoutes(
            app: app, responses: responses, isDemo: demonstration != nil, joining: settings.joining)
        self.responses = responses
        self.settings = settings
        self.metrics = metrics
        self.demonstration = demonstration
        self.logger = logger
    }

    /// Whether the server is a demonstration.
    var isDemo: Bool { demonstration != nil }

    /// Where the server keeps its files.
    var folder: String { settings.dataFolder.path }
}
