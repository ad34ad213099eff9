import NIOCore

/// Closes a connection whose peer accepts nothing for 30 seconds, since unread data takes memory.
///
/// A slow peer that accepts a little now and then keeps its connection.
final class WriteDeadline: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let pause: TimeAmount
    /// The total of bytes written.
    private var written: Int64 = 0
    /// The number of them that the peer had accepted at the last check.
    private var taken: Int64 = 0
    private var next: Scheduled<Void>?

    init(after pause: TimeAmount = .seconds(30)) {
        self.pause = pause
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        written += Int64(unwrapOutboundIn(data).readableBytes)
        context.write(data, promise: promise)
        if next == nil { look(in: context) }
    }

    private func look(in context: ChannelHandlerContext) {
        next = context.eventLoop.assumeIsolated().scheduleTask(in: pause) { self.closeIfStuck(context) }
    }

    private func closeIfStuck(_ context: ChannelHandlerContext) {
        next = nil
        let waiting = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        guard waiting > 0 else {
            taken = written
            return
        }
        let takenNow = written - Int64(waiting)
        guard takenNow > taken else { return context.close(promise: nil) }
        taken = takenNow
        look(in: context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        next?.cancel()
    }
}
