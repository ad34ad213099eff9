import Hummingbird
import Logging
import NIOCore

/// The connection and the logger of a request.
struct ConnectionContext: InitializableFromSource, Sendable {
    let channel: any Channel
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
        logger = source.logger
    }
}
