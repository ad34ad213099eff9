import NIOCore

/// Closes a connection that takes nothing of what is written to it for 30 seconds: what it does not read lies in memory.
///
/// A slow one that takes a little now and then goes on.
final class WriteDeadline: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let pause: TimeAmount
    /// Bytes that were ever to be written.
    private var written: Int64 = 0
    /// Of these, what the other side had taken when it was last looked at.
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
