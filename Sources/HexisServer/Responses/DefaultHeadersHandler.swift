import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Gives the standing headers to answers that are made below the routes, where a request cannot even be read.
final class DefaultHeadersHandler: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let standing: HTTPFields

    init(_ standing: HTTPFields) {
        self.standing = standing
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data), head.status == .badRequest,
            !head.headerFields.contains(.contentSecurityPolicy)
        else { return context.write(data, promise: promise) }
        head.headerFields.append(contentsOf: standing)
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }
}
