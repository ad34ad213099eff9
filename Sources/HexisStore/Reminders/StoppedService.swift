import HexisCore

/// A push service that refuses this server, and is paused for a while.
public struct StoppedService: Hashable, Sendable {
    /// The service's origin: `https://push.example.org`.
    public let origin: String
    /// The code of its response, for programs: `refused-403`.
    public let code: String
    public let until: Instant

    public init(origin: String, code: String, until: Instant) {
        self.origin = origin
        self.code = code
        self.until = until
    }
}
