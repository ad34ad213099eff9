import HummingbirdCore
import Logging
import NIOCore

/// A connection of another kind, within bounds that hold for all of them.
struct BoundedConnection<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let bounds: ConnectionBounds

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            // Closest to the socket: before TLS has done any work, and where it is known what was taken.
            try channel.pipeline.syncOperations.addHandlers(ConnectionGuard(bounds), WriteDeadline())
        }.flatMap {
            base.setup(channel: channel, logger: logger)
        }
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
