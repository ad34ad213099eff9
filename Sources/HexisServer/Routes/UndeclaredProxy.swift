import HTTPTypes
import Logging
import NIOCore
import Synchronization

/// Warns once in the log that requests come through an undeclared proxy.
///
/// Everyone behind it has the same address here, and shares one limit on sign-in attempts.
final class UndeclaredProxy: Sendable {
    private let trusted: String?
    private let isNoticed = Atomic(false)

    init(trusted: String?) {
        self.trusted = trusted
    }

    /// Checks where a request came from. Only the first one forwarded by an undeclared proxy is logged.
    func notice(_ headers: HTTPFields, from connection: SocketAddress?, _ logger: Logger) {
        guard headers[.forwardedFor] != nil, trusted == nil || connection?.ipAddress != trusted,
            !isNoticed.exchange(true, ordering: .relaxed)
        else { return }
        logger.warning(
            """
            X-Forwarded-For came from an undeclared proxy and is ignored: everyone behind that address shares one \
            limit on sign-in attempts. If the proxy is yours, declare its address with --trusted-proxy.
            """,
            metadata: ["code": "undeclared-proxy"])
    }
}
