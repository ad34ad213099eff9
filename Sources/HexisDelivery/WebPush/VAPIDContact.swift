import Foundation

/// A contact by which the operators of a push service can reach those of this server (RFC 8292, §2.1).
///
/// Apple's service refuses every message whose contact it rejects: one with a space or angle brackets, or an
/// address that leads nowhere, such as `admin@localhost`.
package struct VAPIDContact: Hashable, Sendable {
    /// The contact: `mailto:somebody@example.org` or `https://example.org/contact`.
    package let text: String

    package init(_ text: String) throws(WebPushError) {
        guard text.utf8.count <= 300, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !forbidden.contains($0) }),
            let host = host(of: text), host.utf8.allSatisfy({ $0 != UInt8(ascii: ":") }),
            PublicInternet.mayHave(host: host)
        else { throw .contactUnusable(text) }
        self.text = text
    }
}

private let forbidden = Array("<>\"\\".utf8)

private func host(of contact: String) -> String? {
    if contact.hasPrefix("mailto:") {
        let parts = contact.dropFirst("mailto:".count).split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty ? parts[1].lowercased() : nil
    }
    guard let parts = URLComponents(string: contact), parts.scheme == "https" else { return nil }
    return parts.encodedHost?.lowercased()
}
