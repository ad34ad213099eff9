/// The address at which a push service accepts messages for one browser (RFC 8030, §4).
package struct PushEndpoint: Hashable, Sendable {
    private let address: WebAddress

    /// The address as the browser gave it. Those in use have 150 to 900 bytes.
    package var text: String { address.text }
    /// The audience of a token.
    package var origin: String { address.origin }

    package static let mostBytes = WebAddress.mostBytes

    /// Parses a web address. Throws for one that `policy` does not allow.
    package init(_ text: String, within policy: NetworkPolicy = .publicServices) throws(WebPushError) {
        do {
            address = try WebAddress(text, within: policy)
        } catch {
            throw WebPushError(error)
        }
    }
}

extension WebPushError {
    fileprivate init(_ problem: WebAddress.Problem) {
        self =
            switch problem {
            case .unreadable: .endpointUnreadable
            case .notSecure: .endpointNotSecure
            case .portUnusual(let port): .endpointPortUnusual(port)
            case .isPrivate: .endpointPrivate
            }
    }
}
