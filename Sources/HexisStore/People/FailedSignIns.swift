import HexisCore

/// How often somebody tried to sign in to an account with a wrong password, in a quarter of an hour: every zone's days
/// begin with one.
public struct FailedSignIns: Hashable, Sendable {
    /// When the quarter of an hour began.
    public let begin: Instant
    public let count: Int

    public init(begin: Instant, count: Int) {
        self.begin = begin
        self.count = count
    }

    /// Thirty days in milliseconds, after which they are forgotten.
    static let kept: Int64 = 30 * 86_400_000
    static let quarter: Int64 = 15 * 60_000
}
