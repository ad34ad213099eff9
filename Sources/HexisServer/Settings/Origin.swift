import Foundation

/// The origin of a page, as browsers compare it: scheme, host and port. RFC 6454.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    package let scheme: String
    /// The host, and the port unless it is the scheme's default: `example.org:8443`.
    package let authority: String

    /// Parses `https://example.org` or `https://example.org:8443`. A trailing slash is ignored; anything more is
    /// not an origin.
    package init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = parts.host?.lowercased(), !host.isEmpty,
            parts.path.isEmpty || parts.path == "/", parts.query == nil, parts.fragment == nil,
            parts.user == nil
        else { return nil }
        self.scheme = scheme
        let isStandard = parts.port == nil || parts.port == (scheme == "https" ? 443 : 80)
        authority = isStandard ? host : "\(host):\(parts.port ?? 0)"
    }

    package var description: String { "\(scheme)://\(authority)" }

    package var isSecure: Bool { scheme == "https" }
}
