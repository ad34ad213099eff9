import HexisCore

/// A push service that does not accept this server, and is left alone for a while.
public struct StoppedService: Hashable, Sendable {
    /// `https://push.example.org`.
    public let origin: String
    /// What it answered, for programs: `refused-403`.
    public let code: String
    public let until: Instant

    public init(origin: String, code: String, until: Instant) {
        self.origin = origin
        self.code = code
        self.until = until
    }
}
