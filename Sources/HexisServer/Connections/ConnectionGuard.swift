import HexisService
import NIOCore

/// Closes a connection at once if its address has too many.
final class ConnectionGuard: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let bounds: ConnectionBounds

    init(_ bounds: ConnectionBounds) {
        self.bounds = bounds
    }

    func channelActive(context: ChannelHandlerContext) {
        let address = SenderAddress(context.remoteAddress)
        guard bounds.open(from: address) else { return context.close(promise: nil) }
        context.channel.closeFuture.whenComplete { [bounds] _ in bounds.close(from: address) }
        context.fireChannelActive()
    }
}
