public import HexisCore

/// The app's response to a request: what to show, and the entries to record first.
public struct Reply: Sendable {
    public enum Content: Sendable {
        /// A whole HTML document, in UTF-8.
        case page([UInt8])
        /// Redirects to the address with a GET request (303).
        case redirect(to: String)
    }

    /// 200, 303, 404 or 422.
    public let status: Int
    public let content: Content
    /// New entries. The host stores them durably before it responds; if it cannot, it reports an error instead.
    public let entries: [Entry]

    static func page(_ html: consuming HTML, status: Int = 200) -> Reply {
        Reply(status: status, content: .page(html.bytes), entries: [])
    }

    static func redirect(to address: String, recording entries: [Entry] = []) -> Reply {
        Reply(status: 303, content: .redirect(to: address), entries: entries)
    }
}
