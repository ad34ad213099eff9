package import HexisCore

/// A message to one person, as sent through ntfy, a webhook or a mail server.
package struct ChannelMessage: Hashable, Sendable {
    /// Identifies the message through all attempts, so that a repeated one is recognized.
    package let id: Identifier
    package let kind: Kind
    /// A single line.
    package let title: String
    package let body: String
    /// The absolute address that opens when it is tapped.
    package let page: String
    /// When it was due.
    package let at: Instant
    /// The seconds from then on for which it is useful.
    package let secondsToLive: Int

    package enum Kind: String, Sendable {
        case reminder, test
    }

    /// Throws if the title is empty or has a line break, or if the page is not an absolute address.
    package init(
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

/// Whether a character may be in a line: neither a control character nor a line break.
private func isOfLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: false
    default: true
    }
}
