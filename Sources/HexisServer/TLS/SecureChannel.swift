import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOHTTP2
import NIOSSL

/// A TLS connection that speaks HTTP/2 or HTTP/1.1, whichever the browser prefers.
///
/// Hummingbird's own channel of this kind never reloads its certificate.
struct SecureChannel: ServerChildChannel {
    typealias Negotiated = NIONegotiatedHTTPVersion<HTTP1Channel.Value, HTTP2Channel.Value>

    struct Value: ServerChildChannelValue {
        let version: EventLoopFuture<Negotiated>
        let channel: any Channel
    }

    let keeper: CertificateKeeper
    let standing: DefaultHeaders
    let http1: HTTP1Connection
    let http2: HTTP2Channel

    init(
        _ keeper: CertificateKeeper, _ standing: DefaultHeaders,
        _ responder: @escaping HTTPChannelHandler.Responder
    ) {
        self.keeper = keeper
        self.standing = standing
        http1 = HTTP1Connection(standing, responder)
        http2 = HTTP2Channel(responder: responder, configuration: .bounded(standing))
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers(
                PlaintextRejection(standing.fields), NIOSSLServerHandler(context: keeper.context),
                HandshakeDeadline())
        }.flatMap {
            channel.configureHTTP2AsyncSecureUpgrade(
                http1ConnectionInitializer: { http1.setup(channel: $0, logger: logger) },
                http2ConnectionInitializer: { setUpHTTP2($0, logger) })
        }.map { Value(version: $0, channel: channel) }
    }

    private func setUpHTTP2(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<HTTP2Channel.Value> {
        http2.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(
                GoAwayTimeout(), position: .after(pipeline.handler(type: NIOHTTP2Handler.self)))
            return value
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.version.get() {
            case .http1_1(let connection): await http1.handle(value: connection, logger: logger)
            case .http2(let connection): await http2.handle(value: connection, logger: logger)
            }
        } catch {
            logger.debug("TLS handshake failed", metadata: ["reason": "\(error)"])
        }
    }
}

extension HTTP2ChannelConfiguration {
    /// The same limits as for HTTP/1.1. The library adds: heads of at most 16 KB, and 100 concurrent requests per
    /// connection.
    static func bounded(_ standing: DefaultHeaders) -> HTTP2ChannelConfiguration {
        HTTP2ChannelConfiguration(idleTimeout: .seconds(60), streamConfiguration: .bounded(standing))
    }
}

extension HTTPServerBuilder {
    /// Builds an HTTPS server, or a plain HTTP one if there is no certificate.
    static func bounded(
        _ standing: DefaultHeaders, _ keeper: CertificateKeeper?, _ bounds: ConnectionBounds
    ) -> HTTPServerBuilder {
        guard let keeper else {
            return HTTPServerBuilder {
                BoundedConnection(base: HTTP1Connection(standing, $0), bounds: bounds)
            }
        }
        return HTTPServerBuilder {
            BoundedConnection(base: SecureChannel(keeper, standing, $0), bounds: bounds)
        }
    }
}
