import Foundation

/// The mail server that relays this server's mail.
package struct MailRelay: Hashable, Sendable {
    /// The server's address: `smtp://mail.example.org:587`, or `smtps://mail.example.org:465`.
    let address: String
    let login: Login?
    /// The sender of all mail.
    package let sender: MailAddress
    /// Whether TLS is required.
    let isSecure: Bool

    struct Login: Hashable, Sendable {
        let user: String
        let password: String
    }

    /// Parses a relay's address. Without a port, `smtp` uses 587 (RFC 6409) and `smtps` 465 (RFC 8314). Over
    /// `smtp`, TLS is requested with STARTTLS; a server without TLS is used only on this machine, or if
    /// `allowsPlain` is set.
    package init(
        _ text: String, user: String? = nil, password: String? = nil, from: String, allowsPlain: Bool = false
    ) throws(ChannelError) {
        guard
            let parts = text.wholeMatch(
                of: /(smtps?):\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?\/?/),
            let port = UInt16(parts.output.3 ?? (parts.output.1 == "smtp" ? "587" : "465")), port > 0
        else { throw .relayUnreadable }
        let host = parts.output.2.lowercased()
        address = "\(parts.output.1)://\(host):\(port)"
        login = try MailRelay.login(user, password)
        sender = try MailAddress(from, within: .anywhere)
        isSecure = !allowsPlain && !["localhost", "127.0.0.1", "[::1]"].contains(host)
    }

    private static func login(_ user: String?, _ password: String?) throws(ChannelError) -> Login? {
        guard user != nil || password != nil else { return nil }
        guard let user, let password, !user.isEmpty, !password.isEmpty,
            (user + password).unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { throw .relayLoginUnusable }
        return Login(user: user, password: password)
    }
}

extension MailRelay: CustomStringConvertible {
    /// The address, without the login.
    package var description: String { address }
}
