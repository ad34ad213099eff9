import HexisCore

/// The outcome of sending a message to an external service.
package enum DeliveryOutcome: Hashable, Sendable {
    /// The service accepted the message. Whether the device shows it, no service reports.
    case delivered
    /// The address no longer wants messages: forget it, and say so in the person's settings.
    case gone
    /// The service rejects this server's signature, token or password: send nothing more there, and tell the
    /// person who set it.
    case refused(ServiceReply)
    /// The service does not accept messages of this length.
    case tooLarge
    /// The service will never accept this message.
    case rejected(ServiceReply)
    /// The address leads into a private network. Nothing was sent: forget the address.
    case privateAddress
    /// A later attempt may succeed: not before so many seconds, if the service named a delay.
    case retry(afterSeconds: Int?, DeliveryFailure)
}

/// A service's own reason for refusing a message.
package struct ServiceReply: Hashable, Sendable {
    package let status: Int
    /// At most 200 printable ASCII characters of the response. They come from outside: for a log, not a page.
    package let reason: String

    init(status: Int, body: [UInt8]) {
        self.status = status
        reason = String(decoding: body.filter { 0x20...0x7E ~= $0 }.prefix(200), as: UTF8.self)
    }
}

/// The reason why a message could not be delivered just now.
package enum DeliveryFailure: Hashable, Sendable {
    /// The service responded that it is busy or broken.
    case status(Int)
    case timedOut
    /// There was no connection, or it broke; with the name of the error.
    case unreachable(String)
    /// The message could not be encrypted or signed.
    case unprepared(WebPushError)
}

extension DeliveryOutcome {
    /// Derives the outcome from a service's response. `retryAfter` is the header of that name; a date in it counts
    /// from `now`.
    init(status: Int, retryAfter: String?, body: [UInt8], goneStatuses: [Int], at now: Instant) {
        let seconds = retryAfter.flatMap { RetryAfter.seconds($0, at: now) }
        switch status {
        case 200...299: self = .delivered
        case _ where goneStatuses.contains(status): self = .gone
        case 401, 403: self = .refused(ServiceReply(status: status, body: body))
        case 413: self = .tooLarge
        case 408, 425, 429, 500...599: self = .retry(afterSeconds: seconds, .status(status))
        // Some services send this when rate limits are exceeded, with the time to wait.
        case 406 where seconds != nil: self = .retry(afterSeconds: seconds, .status(status))
        // A redirect as well: it could lead into a private network.
        default: self = .rejected(ServiceReply(status: status, body: body))
        }
    }
}
