import HummingbirdCore
import Logging
import NIOCore

/// Wraps another kind of connection in the limits that hold for all of them.
struct BoundedConnection<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let bounds: ConnectionBounds

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            // Closest to the socket: ahead of TLS's work, and where it is known how much the peer has accepted.
            try channel.pipeline.syncOperations.addHandlers(ConnectionGuard(bounds), WriteDeadline())
        }.flatMap {
            base.setup(channel: channel, logger: logger)
        }
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
