/// The address of a PostgreSQL database, as libpq reads it.
package struct PostgreSQLAddress: Hashable, Sendable {
    /// The address with the parameters that Hexis needs, unless they are given.
    let text: String

    /// Returns `nil` unless the text begins with `postgresql://` or `postgres://`.
    package init?(_ text: String) {
        guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else { return nil }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // Of two values of one parameter, libpq takes the later one.
        self.text = parts[0] + "?" + PostgreSQLAddress.defaults + parts.dropFirst().map { "&" + $0 }.joined()
    }

    /// Which server of several: the one that may write. A server that is gone is noticed within some ten seconds.
    private static let defaults = [
        "target_session_attrs=read-write", "connect_timeout=5", "keepalives_idle=5", "keepalives_interval=2",
        "keepalives_count=3", "tcp_user_timeout=10000", "application_name=hexis",
    ].joined(separator: "&")
}
