import HTTPTypes

/// Decides whether a change was requested from our own pages.
///
/// Browsers say so in `Sec-Fetch-Site`, older ones in `Origin` or else `Referer`. A request without any of them is
/// refused.
struct OriginCheck: Sendable {
    let publicURL: Origin?
    /// Whether this server is reachable over HTTPS only, so that none of our pages has another scheme.
    var isEncrypted = false

    func allows(_ headers: HTTPFields, authority: String?) -> Bool {
        if let site = headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        guard
            let source = headers[.origin] ?? headers[.referer].flatMap({ OriginCheck.origin(ofAddress: $0) }),
            let origin = Origin(source)
        else { return false }
        // Behind a proxy, the host is the one that the browser requested, while the scheme is unknown here.
        return origin == publicURL
            || (origin.authority == authority?.lowercased() && (origin.isSecure || !isEncrypted))
    }

    /// The origin of an address: `https://example.org` for `https://example.org/today?day=…`.
    private static func origin(ofAddress address: String) -> String? {
        let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[1].isEmpty else { return nil }
        return "\(parts[0])//\(parts[2])"
    }
}
