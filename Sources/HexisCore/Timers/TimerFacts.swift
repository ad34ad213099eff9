/// A stopwatch or a countdown was started.
public struct TimerStarted: FactFields {
    public var timer: Identifier
    /// The personal challenge or the habit.
    public var subject: Identifier
    public var at: Instant
    /// How long it is to run; `nil` for a stopwatch.
    public var seconds: Int64?

    public init(timer: Identifier, subject: Identifier, at: Instant, seconds: Int64?) {
        self.timer = timer
        self.subject = subject
        self.at = at
        self.seconds = seconds
    }

    init(_ known: TimerStarted?, _ coder: inout FieldCoder) throws(WireError) {
        timer = try coder.field(1, "timer", known?.timer)
        subject = try coder.field(2, "subject", known?.subject)
        at = try coder.field(3, "startedAt", known?.at)
        seconds = try coder.optional(4, "seconds", known?.seconds)
    }
}

/// It was stopped. What it came to is recorded beside, as a measurement or a check-in.
public struct TimerStopped: FactFields {
    public var timer: Identifier

    public init(timer: Identifier) {
        self.timer = timer
    }

    init(_ known: TimerStopped?, _ coder: inout FieldCoder) throws(WireError) {
        timer = try coder.field(1, "timer", known?.timer)
    }
}
