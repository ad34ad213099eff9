import HexisCore

/// A call that is to be sent to one target.
public struct QueuedCall: Hashable, Sendable {
    /// The same call to the same target waits once only: the newer takes the place of the older.
    public let id: Identifier
    public let target: ReminderTarget
    /// What is needed to send it; sealed where it lies.
    public let bytes: [UInt8]
    /// It is of no use from here on.
    public let usefulUntil: Instant

    public init(id: Identifier, target: ReminderTarget, bytes: [UInt8], usefulUntil: Instant) {
        self.id = id
        self.target = target
        self.bytes = bytes
        self.usefulUntil = usefulUntil
    }
}

/// A call that waited, and is one sender's for a while.
public struct ClaimedCall: Hashable, Sendable {
    public let person: Identifier
    public let id: Identifier
    public let target: ReminderTarget
    /// `nil` when what was written down cannot be opened.
    public let bytes: [UInt8]?
    /// How often sending it has failed.
    public let failures: Int
    public let usefulUntil: Instant
    /// When another sender may take it. It tells one claim from the next.
    public let lease: Instant
    /// How the browser is reached that it goes to; `nil` for another target, and for one that is not to be reached
    /// any more.
    public let push: [UInt8]?
    /// Whether the last one for this target was taken.
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
