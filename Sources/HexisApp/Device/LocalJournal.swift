/// How things stand on a device that keeps the journal itself.
public struct LocalJournal: Hashable, Sendable {
    /// How many entries the server does not have yet.
    public var unsent: Int
    /// Whether the server could be reached when it was last tried.
    public var isReached: Bool
    /// Whether entries are exchanged with the server at all.
    public var isSyncOn: Bool
    /// Whether the server still knows who is signed in here.
    public var isSignedIn: Bool
    /// Whether the server took in nothing more when it was last asked to: the person has reached a limit there.
    public var isLimited: Bool
    /// Whether the server's disk had no room for what it was last asked to take in.
    public var isServerFull: Bool
    /// By how many milliseconds the device's clock is ahead of the server's; below zero when it is behind.
    public var clockAhead: Int64

    public init(
        unsent: Int = 0, isReached: Bool = true, isSyncOn: Bool = true, isSignedIn: Bool = true,
        isLimited: Bool = false, isServerFull: Bool = false, clockAhead: Int64 = 0
    ) {
        self.unsent = unsent
        self.isReached = isReached
        self.isSyncOn = isSyncOn
        self.isSignedIn = isSignedIn
        self.isLimited = isLimited
        self.isServerFull = isServerFull
        self.clockAhead = clockAhead
    }

    /// Half an hour: a clock that is off by more puts things on wrong days.
    static let worthSaying: Int64 = 30 * 60_000

    var isClockOff: Bool { clockAhead.magnitude > LocalJournal.worthSaying }
}
