import HexisCore

/// What one attempt to reach a target came to. Codes name the trouble for programs: `retry-503`.
public enum DeliveryNote: Hashable, Sendable {
    case sent
    /// The device says so itself.
    case shown
    case troubled(code: String)
    /// The call is given up. Trouble that was there before stays the reason where this brings none.
    case missed(code: String?)
    /// The target is given up, and is not tried again.
    case forgotten(code: String)
}

/// How calls to one target went.
public struct Delivery: Hashable, Sendable {
    public let target: ReminderTarget
    public let lastSent: Instant?
    public let lastShown: Instant?
    /// Since the last call that was sent, or since the target was set up anew.
    public let trouble: Trouble?
    /// Calls that were given up.
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

/// How calls of a person went.
public struct Deliveries: Hashable, Sendable {
    public let targets: [Delivery]
    /// Calls that were of no use any more when the server came back; `nil` when there were none.
    public let missed: Missed?

    public struct Missed: Hashable, Sendable {
        public let count: Int
        /// When it last noticed some.
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

    /// `nil` when nothing is known of a target.
    public subscript(target: ReminderTarget) -> Delivery? { targets.first { $0.target == target } }
}
