package import HexisCore

/// A reminder to be sent to one target.
package struct QueuedCall: Hashable, Sendable {
    /// A target has each reminder queued only once: a newer one replaces the older.
    package let id: Identifier
    package let target: ReminderTarget
    /// The content needed to send it, which the store seals.
    package let bytes: [UInt8]
    /// When it stops being useful.
    package let usefulUntil: Instant

    package init(id: Identifier, target: ReminderTarget, bytes: [UInt8], usefulUntil: Instant) {
        self.id = id
        self.target = target
        self.bytes = bytes
        self.usefulUntil = usefulUntil
    }
}

/// A queued reminder, leased to one sender.
package struct ClaimedCall: Hashable, Sendable {
    package let person: PersonID
    package let id: Identifier
    package let target: ReminderTarget
    /// `nil` if the stored content cannot be decrypted.
    package let bytes: [UInt8]?
    /// The number of failed attempts.
    package let failures: Int
    package let usefulUntil: Instant
    /// When the lease ends. It distinguishes one claim from the next.
    package private(set) var lease: Instant
    /// The push subscription of its browser; `nil` for another target, and for one that is no longer to be
    /// reached.
    package let push: [UInt8]?
    /// Whether this target accepted the last message.
    package let wasTaken: Bool

    package init(
        person: PersonID, id: Identifier, target: ReminderTarget, bytes: [UInt8]?, failures: Int,
        usefulUntil: Instant, lease: Instant, push: [UInt8]? = nil, wasTaken: Bool = false
    ) {
        self.person = person
        self.id = id
        self.target = target
        self.bytes = bytes
        self.failures = failures
        self.usefulUntil = usefulUntil
        self.lease = lease
        self.push = push
        self.wasTaken = wasTaken
    }

    /// The same claim with another end of its lease.
    func leased(until lease: Instant) -> ClaimedCall {
        var claim = self
        claim.lease = lease
        return claim
    }
}
