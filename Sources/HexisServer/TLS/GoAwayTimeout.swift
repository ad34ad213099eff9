import NIOCore
import NIOHTTP2

/// Closes an HTTP/2 connection ten seconds after the server sent GOAWAY.
///
/// The server sends it to idle connections and when it stops, and then waits for the client to close, which not
/// every client does.
final class GoAwayTimeout: ChannelOutboundHandler {
    typealias OutboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    private var deadline: Scheduled<Void>?

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .goAway = unwrapOutboundIn(data).payload, deadline == nil {
            let channel = context.channel
            deadline = context.eventLoop.scheduleTask(in: .seconds(10)) { channel.close(promise: nil) }
        }
        context.write(data, promise: promise)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }
}
