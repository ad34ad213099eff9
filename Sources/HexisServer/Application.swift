import CoreMetrics
import Foundation
import HexisCore
package import HexisService
package import HexisStore
package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import ServiceLifecycle

/// Assembles the server, in one place for production, tests and benchmarks.
///
/// Shutting its services down finishes running requests, then closes the store. `demonstration` are the made-up
/// people whom every visitor may play; `changes` records what the store commits; `spans` sends spans to a collector.
package func application(
    _ settings: ServerSettings, store: any Store, demonstration: DemonstrationPeople? = nil,
    changes: ChangeLog? = nil, spans: SpanExporter? = nil, world: World = .machine,
    logger: Logger, onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let metrics = settings.showsMetrics ? PrometheusMetrics() : nil
    let backend = try Backend(
        store, settings.backend, changes: changes, world: world, logger: logger,
        metrics: metrics ?? NOOPMetricsHandler.instance)
    let keeper = try settings.tls.map {
        try CertificateKeeper($0, occasions: .everyMinuteAndOnHangup(), now: world.now, logger: logger)
    }
    let bounds = ConnectionBounds(descriptors: DescriptorLimit.raise(), proxy: settings.trustedProxy)
    let standing = DefaultHeaders(publicURL: settings.publicURL, isEncrypted: settings.isEncrypted)
    let site = try Site(
        backend, settings, standing, demonstration: demonstration, metrics: metrics, logger: logger)
    // Nobody administers a demonstration.
    let commands =
        demonstration == nil
        ? CommandSocket(
            backend: backend, origin: settings.address(port: settings.port),
            path: DataFolder(path: settings.dataFolder.path).commandSocketPath, logger: logger) : nil
    return Application(
        responder: site,
        server: .bounded(standing, keeper, bounds),
        configuration: ApplicationConfiguration(
            address: .hostname(settings.host, port: settings.port),
            availableConnectionsDelegate: .maximum(bounds.mostAltogether, logger: logger)),
        // The last to end, so that it sends the spans of the others.
        services: (spans.map { [$0] } ?? []) + backend.services + (keeper.map { [$0] } ?? [])
            + (commands.map { [$0] } ?? []),
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? settings.port) },
        logger: logger)
}

extension HTTP1Channel.Configuration {
    /// Limits heads to 32 KB, and allows each request a minute to arrive.
    static func bounded(_ standing: DefaultHeaders) -> HTTP1Channel.Configuration {
        HTTP1Channel.Configuration(
            additionalChannelHandlers: [DefaultHeadersHandler(standing.fields)],
            idleTimeout: .seconds(60),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))
    }
}
