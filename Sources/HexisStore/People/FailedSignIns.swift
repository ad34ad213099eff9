import HexisCore

/// The number of failed sign-ins to an account in a quarter of an hour, since every zone's days begin with one.
public struct FailedSignIns: Hashable, Sendable {
    /// The start of the quarter of an hour.
    public let begin: Instant
    public let count: Int

    public init(begin: Instant, count: Int) {
        self.begin = begin
        self.count = count
    }

    /// The time after which they are deleted, thirty days in milliseconds.
    static let kept: Int64 = 30 * 86_400_000
    static let quarter: Int64 = 15 * 60_000
}
