import HexisCore

/// The outcome of one attempt to reach a target. Codes name the trouble for programs: `retry-503`.
public enum DeliveryNote: Hashable, Sendable {
    case sent
    /// The device confirmed that it showed the reminder.
    case shown
    case troubled(code: String)
    /// The reminder is given up. Without a code, the earlier trouble remains the reason.
    case missed(code: String?)
    /// The target is given up, and is not tried again.
    case forgotten(code: String)
}

/// The delivery record of one target.
public struct Delivery: Hashable, Sendable {
    public let target: ReminderTarget
    public let lastSent: Instant?
    public let lastShown: Instant?
    /// The trouble since the last sent reminder, or since the target was set up.
    public let trouble: Trouble?
    /// The number of reminders given up.
    public let missed: Int

    public struct Trouble: Hashable, Sendable {
        public let code: String
        public let at: Instant

        public init(code: String, at: Instant) {
            self.code = code
            self.at = at
        }
    }

    public init(
        target: ReminderTarget, lastSent: Instant? = nil, lastShown: Instant? = nil,
        trouble: Trouble? = nil, missed: Int = 0
    ) {
        self.target = target
        self.lastSent = lastSent
        self.lastShown = lastShown
        self.trouble = trouble
        self.missed = missed
    }
}

/// A person's delivery records.
public struct Deliveries: Hashable, Sendable {
    public let targets: [Delivery]
    /// Reminders that were too late to be useful when the server came back; `nil` if there were none.
    public let missed: Missed?

    public struct Missed: Hashable, Sendable {
        public let count: Int
        /// When the last of them was noticed.
        public let last: Instant

        public init(count: Int, last: Instant) {
            self.count = count
            self.last = last
        }
    }

    public init(targets: [Delivery], missed: Missed?) {
        self.targets = targets
        self.missed = missed
    }

    /// The record of a target; `nil` if there is none.
    public subscript(target: ReminderTarget) -> Delivery? { targets.first { $0.target == target } }
}
