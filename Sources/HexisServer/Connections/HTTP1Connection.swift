import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// An HTTP/1.1 connection with limits that Hummingbird's own channel lacks.
struct HTTP1Connection: ServerChildChannel {
    private let base: HTTP1Channel
    private let standing: DefaultHeaders

    init(_ standing: DefaultHeaders, _ responder: @escaping HTTPChannelHandler.Responder) {
        base = HTTP1Channel(responder: responder, configuration: .bounded(standing))
        self.standing = standing
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            // Further up, a second host header is indistinguishable from other headers, and the version is gone.
            try pipeline.addHandler(
                OneHost(standing.fields),
                position: .before(pipeline.handler(type: HTTP1ToHTTPServerCodec.self)))
            return value
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
