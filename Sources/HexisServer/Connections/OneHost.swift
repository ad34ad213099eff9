import HTTPTypes
import NIOCore
import NIOHTTP1

/// Refuses an HTTP/1.1 request that names no host or several: a proxy in between may have read another one (RFC
/// 9112, section 3.2).
final class OneHost: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let standing: HTTPFields
    private var isRefused = false

    init(_ standing: HTTPFields) {
        self.standing = standing
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // The rest of this connection is ignored.
        guard !isRefused else { return }
        guard case .head(let head) = unwrapInboundIn(data), !hasOneHost(head) else {
            return context.fireChannelRead(data)
        }
        isRefused = true
        let channel = context.channel
        context.write(wrapOutboundOut(.head(refusal)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }

    private var refusal: HTTPResponseHead {
        var headers = HTTPHeaders(standing.map { ($0.name.canonicalName, $0.value) })
        headers.add(name: "content-length", value: "0")
        headers.add(name: "connection", value: "close")
        return HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
    }

    private func hasOneHost(_ head: HTTPRequestHead) -> Bool {
        let count = head.headers["host"].count
        return count == 1 || (count == 0 && head.version == .http1_0)
    }
}
