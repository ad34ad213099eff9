package import HexisCore

/// The number of failed sign-ins to an account in a quarter of an hour, since every zone's days begin with one.
package struct FailedSignIns: Hashable, Sendable {
    /// The start of the quarter of an hour.
    package let begin: Instant
    package let count: Int

    package init(begin: Instant, count: Int) {
        self.begin = begin
        self.count = count
    }

    /// The time after which they are deleted.
    static let kept = Duration.days(30)
    static let quarter = Duration.minutes(15)
}
