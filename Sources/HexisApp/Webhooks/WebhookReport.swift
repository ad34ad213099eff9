import HexisCore

/// Another program that is told, and how that goes.
public struct WebhookReport: Sendable {
    let listener: WebhookSubscription
    let lastSent: Instant?
    /// `nil` when it took what it was told last.
    let trouble: Trouble?
    /// How much waits for it.
    let waiting: Int
    /// How much it did not take in time, or never would.
    let givenUp: Int
    /// How much had to make room.
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

/// Why a program was not told, as far as it makes a difference to a person.
public enum ListenerTrouble: Sendable {
    /// It said that it wants no more.
    case gone
    case privateNetwork
    /// The server does not send to such addresses any more.
    case notAllowed
    /// It answered something else than that it took it.
    case answered(Int)
    case silent
    /// What waited could not be read any more.
    case unreadable

    /// Whether nothing is sent there any more because of it.
    var isEnd: Bool {
        switch self {
        case .gone, .privateNetwork, .notAllowed: true
        case .answered, .silent, .unreadable: false
        }
    }
}

/// What just happened to a program that is told, as the redirect of its form says it.
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
