import HTTPTypes

/// Whether a change was asked for from our own pages.
///
/// Browsers say so in `Sec-Fetch-Site`, older ones in `Origin` or else `Referer`. A request that says nothing of
/// it is refused.
struct OriginCheck: Sendable {
    let publicURL: Origin?
    /// Whether requests reach this server by HTTPS alone, so that no page of ours has another scheme.
    var isEncrypted = false

    func allows(_ headers: HTTPFields, authority: String?) -> Bool {
        if let site = headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        guard
            let source = headers[.origin] ?? headers[.referer].flatMap({ OriginCheck.origin(ofAddress: $0) }),
            let origin = Origin(source)
        else { return false }
        // Behind a proxy the host is what the browser asked for, while the scheme is not known here.
        return origin == publicURL
            || (origin.authority == authority?.lowercased() && (origin.isSecure || !isEncrypted))
    }

    /// `https://example.org/today?day=…` comes from `https://example.org`.
    private static func origin(ofAddress address: String) -> String? {
        let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[1].isEmpty else { return nil }
        return "\(parts[0])//\(parts[2])"
    }
}
