import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Adds the default headers to responses generated below the routes, for requests that could not be parsed.
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
