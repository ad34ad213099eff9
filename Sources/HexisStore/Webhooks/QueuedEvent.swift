package import HexisCore

/// An event queued for one webhook subscription.
package struct QueuedEvent: Hashable, Sendable {
    package let id: Identifier
    /// The request body, which the store seals.
    package let bytes: [UInt8]

    package init(id: Identifier, bytes: [UInt8]) {
        self.id = id
        self.bytes = bytes
    }
}

/// The next event of a subscription, leased to one sender.
package struct ClaimedEvent: Hashable, Sendable {
    package let person: PersonID
    package let listener: Identifier
    /// Its number in the subscription's queue.
    package let number: Int64
    package let id: Identifier
    /// The request body; `nil` if it cannot be decrypted.
    package let bytes: [UInt8]?
    /// The destination, and the key of the signature.
    package let address: String
    package let secret: String
    /// The number of consecutive failed attempts of the subscription.
    package let failures: Int
    /// When it was queued.
    package let queued: Instant
    /// When the lease ends. It distinguishes one claim from the next.
    package private(set) var lease: Instant

    package init(
        person: PersonID, listener: Identifier, number: Int64, id: Identifier, bytes: [UInt8]?,
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

    /// The same claim with another end of its lease.
    func leased(until lease: Instant) -> ClaimedEvent {
        var claim = self
        claim.lease = lease
        return claim
    }
}

/// The result of sending an event. Codes name the trouble for programs: `retry-503`.
package enum WebhookResult: Hashable, Sendable {
    case sent
    /// The receiver will never accept this event; the next may go.
    case refused(code: String)
    /// The event is retried later. Events queued before `oldest` are given up.
    case postponed(until: Instant, oldest: Instant, code: String)
    /// The subscription is off until the person turns it on again; its queue is deleted.
    case ended(code: String)
}
