import HexisApp
import HexisService
import Logging

extension Site {
    /// A server's site. A demonstration has an entrance of its own, and accepts no files and no webhooks.
    init(
        _ backend: Backend, _ settings: ServerSettings, _ standing: DefaultHeaders,
        demonstration: DemonstrationPeople?, metrics: PrometheusMetrics?, logger: Logger
    ) throws {
        let folder = try WebFolder(from: settings.webFolder, adding: WebFile.zones(backend.zones))
        let worker = ServiceWorkerScript(
            of: folder, isOn: settings.isOffline && demonstration == nil, standing: standing)
        let responses = Responses(
            standing: standing, assets: Assets(worker.addresses), assetsForShared: folder.assets)
        let parts = SharedParts(backend, settings, responses, demonstration, metrics, logger)
        self.init(
            parts, RouteTable([parts.routes, RouteTable([worker.routes])]),
            FileResponses(folder: folder, standing: standing))
    }

    private init(_ parts: SharedParts, _ table: RouteTable, _ files: FileResponses) {
        self.init(
            routes: table.routes, folders: table.folders, app: parts.app, files: files,
            responses: parts.responses, settings: parts.settings,
            undeclaredProxy: UndeclaredProxy(trusted: parts.settings.trustedProxy),
            metrics: parts.metrics.map { RequestMetrics($0) })
    }
}
