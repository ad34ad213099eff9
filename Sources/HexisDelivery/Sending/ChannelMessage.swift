import HexisCore

/// A call to one person, as it is handed to ntfy, a webhook or a mail server.
public struct ChannelMessage: Hashable, Sendable {
    /// Names this call of this person, however often it is tried: what comes twice can be told from two calls.
    public let id: Identifier
    public let kind: Kind
    /// One line.
    public let title: String
    public let body: String
    /// What opens when it is tapped: a whole web address.
    public let page: String
    /// When it was due.
    public let at: Instant
    /// For how many seconds from then on it is of use.
    public let secondsToLive: Int

    public enum Kind: String, Sendable {
        case reminder, test
    }

    /// Refuses a title that is empty or would break a line, and a page that is no whole address.
    public init(
        id: Identifier, kind: Kind = .reminder, title: String, body: String, page: String, at: Instant,
        secondsToLive: Int
    ) throws(ChannelError) {
        guard !title.isBlank, title.unicodeScalars.allSatisfy(isOfLine) else { throw .titleUnusable }
        guard isWholeAddress(page) else { throw .pageUnreadable }
        self.id = id
        self.kind = kind
        self.title = title
        self.body = body
        self.page = page
        self.at = at
        self.secondsToLive = min(max(secondsToLive, 0), RetryAfter.mostSeconds)
    }
}

/// Neither a control character nor one that begins a new line.
private func isOfLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: false
    default: true
    }
}
