package import Logging

/// The reason why a channel, or a message for one, is invalid.
package enum ChannelError: Error, Hashable, Sendable {
    case address(WebAddress.Problem)
    /// The address of an ntfy topic is the server's, a slash, and 1 to 64 letters, digits, “-” and “_”.
    case topicUnusable
    /// An access token has 1 to 200 printable ASCII characters.
    case tokenUnusable
    /// Not `whsec_` and 24 to 64 bytes in Base64.
    case secretUnusable
    /// Not `name@example.org`, or at a host that cannot receive mail.
    case mailAddressUnusable
    /// Neither `smtp://host:port` nor `smtps://host:port`.
    case relayUnreadable
    /// A user name or password with control characters, or one without the other.
    case relayLoginUnusable
    case titleUnusable
    case pageUnreadable
}

extension ChannelError {
    /// The problem and its remedy, for people.
    package var message: String {
        switch self {
        case .address(.unreadable): "This is no web address that a message can be sent to."
        case .address(.notSecure): "The address has to begin with https://."
        case .address(.portUnusual(let port)): "The address names port \(port); only 443 is used."
        case .address(.isPrivate): "The address lies in a private network, so nothing is sent there."
        case .topicUnusable: "A topic has 1 to 64 letters, digits, “-” and “_”."
        case .tokenUnusable: "An access token has 1 to 200 letters, digits and signs."
        case .secretUnusable: "The secret is whsec_ and 24 to 64 bytes in Base64."
        case .mailAddressUnusable: "This is no e-mail address that mail can be sent to."
        case .relayUnreadable:
            "The mail server's address is smtp:// or smtps://, a host, and a port if it is an unusual one."
        case .relayLoginUnusable: "The mail server needs both a user name and a password, or neither."
        case .titleUnusable: "The message's title has to be one line that says something."
        case .pageUnreadable: "The message does not say which page it opens."
        }
    }

    /// The code for programs.
    package var code: String {
        switch self {
        case .address(.unreadable): "channel-address-unreadable"
        case .address(.notSecure): "channel-address-not-secure"
        case .address(.portUnusual): "channel-address-port-unusual"
        case .address(.isPrivate): "channel-address-private"
        case .topicUnusable: "channel-topic-unusable"
        case .tokenUnusable: "channel-token-unusable"
        case .secretUnusable: "channel-secret-unusable"
        case .mailAddressUnusable: "channel-mail-address-unusable"
        case .relayUnreadable: "channel-relay-unreadable"
        case .relayLoginUnusable: "channel-relay-login-unusable"
        case .titleUnusable: "channel-title-unusable"
        case .pageUnreadable: "channel-page-unreadable"
        }
    }

    /// The level in the log.
    package var level: Logger.Level {
        switch self {
        case .address, .topicUnusable, .tokenUnusable, .secretUnusable, .mailAddressUnusable: .info
        case .titleUnusable, .pageUnreadable: .error
        case .relayUnreadable, .relayLoginUnusable: .critical
        }
    }
}

extension WebAddress {
    /// Parses an address that a person entered for one of their channels.
    init(channel text: String, within policy: NetworkPolicy) throws(ChannelError) {
        do {
            try self.init(text, within: policy)
        } catch {
            throw .address(error)
        }
    }
}
