import HexisCore

/// A reminder to be sent to one target.
public struct QueuedCall: Hashable, Sendable {
    /// A target has each reminder queued only once: a newer one replaces the older.
    public let id: Identifier
    public let target: ReminderTarget
    /// The content needed to send it, which the store seals.
    public let bytes: [UInt8]
    /// When it stops being useful.
    public let usefulUntil: Instant

    public init(id: Identifier, target: ReminderTarget, bytes: [UInt8], usefulUntil: Instant) {
        self.id = id
        self.target = target
        self.bytes = bytes
        self.usefulUntil = usefulUntil
    }
}

/// A queued reminder, leased to one sender.
public struct ClaimedCall: Hashable, Sendable {
    public let person: Identifier
    public let id: Identifier
    public let target: ReminderTarget
    /// `nil` if the stored content cannot be decrypted.
    public let bytes: [UInt8]?
    /// The number of failed attempts.
    public let failures: Int
    public let usefulUntil: Instant
    /// When the lease ends. It distinguishes one claim from the next.
    public internal(set) var lease: Instant
    /// The push subscription of its browser; `nil` for another target, and for one that is no longer to be
    /// reached.
    public let push: [UInt8]?
    /// Whether this target accepted the last message.
    public let wasTaken: Bool

    public init(
        person: Identifier, id: Identifier, target: ReminderTarget, bytes: [UInt8]?, failures: Int,
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
}
