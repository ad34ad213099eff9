/// The site that passkeys are for, as WebAuthn calls it.
package struct RelyingParty: Hashable, Sendable {
    /// The site's address as browsers state it: `https://habits.example.org`.
    package let origin: String
    /// What passkeys are bound to: the host of the address.
    package let id: String

    /// Returns `nil` if browsers offer no passkeys there, because the host is an IP address.
    package init?(origin: String) {
        guard let scheme = origin.firstRange(of: "://") else { return nil }
        let host = origin[scheme.upperBound...].prefix { $0 != ":" && $0 != "/" }
        // No domain's last label is a number (RFC 3696, section 2), and IPv6 addresses begin with a bracket.
        guard let last = host.split(separator: ".").last, !host.hasPrefix("["),
            last.contains(where: { !$0.isNumber })
        else { return nil }
        self.origin = origin
        id = String(host)
    }
}
