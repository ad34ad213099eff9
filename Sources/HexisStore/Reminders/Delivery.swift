package import HexisCore

/// The outcome of one attempt to reach a target. Codes name the trouble for programs: `retry-503`.
package enum DeliveryNote: Hashable, Sendable {
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
package struct Delivery: Hashable, Sendable {
    package let target: ReminderTarget
    package let lastSent: Instant?
    package let lastShown: Instant?
    /// The trouble since the last sent reminder, or since the target was set up.
    package let trouble: Trouble?
    /// The number of reminders given up.
    package let missed: Int

    package struct Trouble: Hashable, Sendable {
        package let code: String
        package let at: Instant

        package init(code: String, at: Instant) {
            self.code = code
            self.at = at
        }
    }

    package init(
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
package struct Deliveries: Hashable, Sendable {
    package let targets: [Delivery]
    /// Reminders that were too late to be useful when the server came back; `nil` if there were none.
    package let missed: Missed?

    package struct Missed: Hashable, Sendable {
        package let count: Int
        /// When the last of them was noticed.
        package let last: Instant

        package init(count: Int, last: Instant) {
            self.count = count
            self.last = last
        }
    }

    package init(targets: [Delivery], missed: Missed?) {
        self.targets = targets
        self.missed = missed
    }

    /// The record of a target; `nil` if there is none.
    package subscript(target: ReminderTarget) -> Delivery? { targets.first { $0.target == target } }
}
