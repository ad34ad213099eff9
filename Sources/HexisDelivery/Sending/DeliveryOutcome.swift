import HexisCore

/// What became of a message that was handed to somebody else's service.
public enum DeliveryOutcome: Hashable, Sendable {
    /// The service has taken it. Whether the device shows it, no service says.
    case delivered
    /// Nothing is wanted at this address any more: forget it, and say so on the person's settings.
    case gone
    /// The service does not accept this server's signature, token or password: send nothing more there, and tell
    /// whoever gave it.
    case refused(ServiceReply)
    /// The service does not take messages of this length.
    case tooLarge
    /// The service will never take this message.
    case rejected(ServiceReply)
    /// The address leads into a private network. Nothing was sent: forget the address.
    case privateAddress
    /// It may work later: not before so many seconds, if the service has said so.
    case retry(afterSeconds: Int?, DeliveryFailure)
}

/// A service's own words for why it does not take a message.
public struct ServiceReply: Hashable, Sendable {
    public let status: Int
    /// At most 200 printable ASCII characters of what the service wrote. Others wrote them: for a log, not a
    /// page.
    public let reason: String

    init(status: Int, body: [UInt8]) {
        self.status = status
        reason = String(decoding: body.filter { 0x20...0x7E ~= $0 }.prefix(200), as: UTF8.self)
    }
}

/// Why a message could not be handed over just now.
public enum DeliveryFailure: Hashable, Sendable {
    /// The service answered that it is busy or broken.
    case status(Int)
    case timedOut
    /// No connection, or one that broke; with the name of the error.
    case unreachable(String)
    /// The message could not be encrypted or signed.
    case unprepared(WebPushError)
}

extension DeliveryOutcome {
    /// Reads a service's answer. `retryAfter` is the header of that name; a date in it counts from `now`.
    init(status: Int, retryAfter: String?, body: [UInt8], goneStatuses: [Int], at now: Instant) {
        let seconds = retryAfter.flatMap { RetryAfter.seconds($0, at: now) }
        switch status {
        case 200...299: self = .delivered
        case _ where goneStatuses.contains(status): self = .gone
        case 401, 403: self = .refused(ServiceReply(status: status, body: body))
        case 413: self = .tooLarge
        case 408, 425, 429, 500...599: self = .retry(afterSeconds: seconds, .status(status))
        // Some services say so when they are asked too much, and then say until when.
        case 406 where seconds != nil: self = .retry(afterSeconds: seconds, .status(status))
        // A redirect too: whoever is sent elsewhere could be sent inside.
        default: self = .rejected(ServiceReply(status: status, body: body))
        }
    }
}
