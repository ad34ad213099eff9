public import HexisCore

/// A webhook subscription and the state of its deliveries.
public struct WebhookReport: Sendable {
    let listener: WebhookSubscription
    let lastSent: Instant?
    /// `nil` if the last delivery succeeded.
    let trouble: Trouble?
    /// The number of pending events.
    let waiting: Int
    /// The number of events that were not delivered in time or were rejected permanently.
    let givenUp: Int
    /// The number of events dropped because the queue was full.
    let dropped: Int

    public struct Trouble: Sendable {
        let kind: ListenerTrouble
        let at: Instant

        public init(_ kind: ListenerTrouble, at instant: Instant) {
            self.kind = kind
            at = instant
        }
    }

    public init(
        _ listener: WebhookSubscription, lastSent: Instant? = nil, trouble: Trouble? = nil, waiting: Int = 0,
        givenUp: Int = 0, dropped: Int = 0
    ) {
        self.listener = listener
        self.lastSent = lastSent
        self.trouble = trouble
        self.waiting = waiting
        self.givenUp = givenUp
        self.dropped = dropped
    }
}

/// Why an event was not delivered, as far as the person can act on it.
public enum ListenerTrouble: Sendable {
    /// The receiver wants no more events.
    case gone
    case privateNetwork
    /// The server no longer sends to such addresses.
    case notAllowed
    /// The receiver answered with a status other than success.
    case answered(Int)
    case silent
    /// The pending events could not be read.
    case unreadable

    /// Whether the server no longer sends there because of this.
    var isEnd: Bool {
        switch self {
        case .gone, .privateNetwork, .notAllowed: true
        case .answered, .silent, .unreadable: false
        }
    }
}

/// What just happened to a webhook subscription, as its form's redirect reports it.
public enum ListenerState: Int, Choice {
    case fresh = 0, turnedOn, turnedOff, removed, tested, failed

    public var name: String {
        switch self {
        case .fresh: ""
        case .turnedOn: "told"
        case .turnedOff: "quiet"
        case .removed: "forgotten"
        case .tested: "tested"
        case .failed: "failed"
        }
    }
}
