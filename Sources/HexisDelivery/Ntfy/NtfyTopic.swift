/// A topic on a server, to which the person subscribed in the ntfy app.
///
/// Topics need no account, so anyone who knows a topic's name can read it: the name is as good as a password.
package struct NtfyTopic: Hashable, Sendable {
    /// The server's root, to which messages for all topics are sent.
    let server: String
    let name: String
    /// For topics that not everyone may write to.
    let token: String?

    /// The destination in a form that may appear in a log.
    package let origin: String

    static let mostTokenBytes = 200

    /// Parses the address that the app and its web page show for a topic: `https://ntfy.sh/my-topic`.
    package init(_ text: String, token: String? = nil, within policy: NetworkPolicy = .publicServices)
        throws(ChannelError)
    {
        let address = try WebAddress(channel: text, within: policy)
        guard let parts = text.wholeMatch(of: /(https?:\/\/[^\/?#]+\/)([-_A-Za-z0-9]{1,64})/.ignoresCase())
        else { throw .topicUnusable }
        if let token, !NtfyTopic.isUsable(token) { throw .tokenUnusable }
        server = String(parts.output.1)
        name = String(parts.output.2)
        origin = address.origin
        self.token = token
    }

    private static func isUsable(_ token: String) -> Bool {
        1...mostTokenBytes ~= token.utf8.count && token.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
}
