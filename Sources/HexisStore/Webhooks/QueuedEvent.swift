import HexisCore

/// An event queued for one webhook subscription.
public struct QueuedEvent: Hashable, Sendable {
    public let id: Identifier
    /// The request body, which the store seals.
    public let bytes: [UInt8]

    public init(id: Identifier, bytes: [UInt8]) {
        self.id = id
        self.bytes = bytes
    }
}

/// The next event of a subscription, leased to one sender.
public struct ClaimedEvent: Hashable, Sendable {
    public let person: Identifier
    public let listener: Identifier
    /// Its number in the subscription's queue.
    public let number: Int64
    public let id: Identifier
    /// The request body; `nil` if it cannot be decrypted.
    public let bytes: [UInt8]?
    /// The destination, and the key of the signature.
    public let address: String
    public let secret: String
    /// The number of consecutive failed attempts of the subscription.
    public let failures: Int
    /// When it was queued.
    public let queued: Instant
    /// When the lease ends. It distinguishes one claim from the next.
    public internal(set) var lease: Instant

    public init(
        person: Identifier, listener: Identifier, number: Int64, id: Identifier, bytes: [UInt8]?,
        address: String, secret: String, failures: Int, queued: Instant, lease: Instant
    ) {
        self.person = person
        self.listener = listener
        self.number = number
        self.id = id
        self.bytes = bytes
        self.address = address
        self.secret = secret
        self.failures = failures
        self.queued = queued
        self.lease = lease
    }
}

/// The result of sending an event. Codes name the trouble for programs: `retry-503`.
public enum WebhookResult: Hashable, Sendable {
    case sent
    /// The receiver will never accept this event; the next may go.
    case refused(code: String)
    /// The event is retried later. Events queued before `oldest` are given up.
    case postponed(until: Instant, oldest: Instant, code: String)
    /// The subscription is off until the person turns it on again; its queue is deleted.
    case ended(code: String)
}
