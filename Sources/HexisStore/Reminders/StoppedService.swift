package import HexisCore

/// A push service that refuses this server, and is paused for a while.
package struct StoppedService: Hashable, Sendable {
    /// The service's origin: `https://push.example.org`.
    package let origin: String
    /// The code of its response, for programs: `refused-403`.
    package let code: String
    package let until: Instant

    package init(origin: String, code: String, until: Instant) {
        self.origin = origin
        self.code = code
        self.until = until
    }
}
