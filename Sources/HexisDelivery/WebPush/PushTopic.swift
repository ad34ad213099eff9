package import HexisCore

/// The topic of a message: while a device is out of reach, a newer message replaces an older one of the same topic
/// (RFC 8030, §5.4).
package struct PushTopic: Hashable, Sendable {
    /// 1 to 32 letters, digits, “-” and “_”.
    package let text: String

    package init(_ text: String) throws(WebPushError) {
        guard 1...32 ~= text.utf8.count, text.utf8.allSatisfy(Base64URL.isDigit) else { throw .topicUnusable }
        self.text = text
    }

    /// The topic of one occurrence of a reminder: its identifier, 22 characters in base64url.
    package init(_ occurrence: Identifier) {
        text = Base64URL.text(of: occurrence.bytes)
    }
}
