import Hummingbird
import Logging
import NIOCore

/// What the server below knows of a request: the connection it came by, and the log.
struct ConnectionContext: InitializableFromSource, Sendable {
    let channel: any Channel
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
        logger = source.logger
    }
}
