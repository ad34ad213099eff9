import Foundation

/// The address by which an OpenID provider calls itself (OpenID Connect Discovery 1.0, section 3).
package struct IssuerURL: Hashable, Sendable {
    /// Exactly as configured: providers compare it byte for byte.
    package let text: String

    /// Returns `nil` for anything but an https address without query and fragment. On this machine itself http will do.
    package init?(_ text: String) {
        guard let parts = URLComponents.ofProvider(text), parts.query == nil else { return nil }
        self.text = text
    }

    /// Where the provider describes itself (section 4).
    var configuration: String {
        (text.hasSuffix("/") ? String(text.dropLast()) : text) + "/.well-known/openid-configuration"
    }

    /// The host and its port, by which a provider without a name is called.
    package var host: String {
        guard let parts = URLComponents(string: text), let host = parts.host else { return text }
        return parts.port.map { "\(host):\($0)" } ?? host
    }

    /// Whether an address of the provider's may be requested: what is configured with https stays there.
    func allows(endpoint: String) -> Bool {
        guard let parts = URLComponents.ofProvider(endpoint) else { return false }
        return parts.scheme == "https" || text.hasPrefix("http://")
    }
}

extension URLComponents {
    /// An address at which a provider may be reached.
    fileprivate static func ofProvider(_ text: String) -> URLComponents? {
        guard text.utf8.count <= 500, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        let isOfThisMachine = ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host)
        guard parts.scheme == "https" || (parts.scheme == "http" && isOfThisMachine) else { return nil }
        return parts
    }
}
