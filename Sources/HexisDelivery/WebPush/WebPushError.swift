package import Logging

/// The reason why something cannot be used for sending push messages.
package enum WebPushError: Error, Hashable, Sendable {
    /// Not the JSON of a browser's `PushSubscription.toJSON()`.
    case subscriptionUnreadable
    /// The endpoint is no web address, or names a user, or is absurdly long.
    case endpointUnreadable
    case endpointNotSecure
    case endpointPortUnusual(Int)
    /// The endpoint leads to this machine or into a private network.
    case endpointPrivate
    /// Not a point on the curve P-256, uncompressed, in 65 bytes.
    case publicKeyUnusable
    /// Not 16 bytes.
    case secretUnusable
    /// Neither `mailto:` nor `https:`, or not reachable.
    case contactUnusable(String)
    /// The server's own key is not a private key of P-256.
    case vapidKeyUnusable
    case payloadTooLarge(bytes: Int, most: Int)
    /// A notification needs a title: Safari drops one without.
    case titleMissing
    /// The page that a notification opens has no absolute address.
    case pageUnreadable
    case topicUnusable
    /// The cryptography library failed on keys that it had accepted before.
    case cryptographyFailed
}

extension WebPushError {
    /// The problem and its remedy, for people.
    package var message: String {
        switch self {
        case .subscriptionUnreadable, .endpointUnreadable, .publicKeyUnusable, .secretUnusable:
            "The browser's push subscription cannot be read. Turn reminders off and on again on that device."
        case .endpointNotSecure: "The browser's push service has no https address, so nothing is sent there."
        case .endpointPortUnusual(let port):
            "The browser's push service is at port \(port); only 443 is used."
        case .endpointPrivate:
            "The browser's push service lies in a private network, so nothing is sent there."
        case .contactUnusable(let contact):
            "“\(contact)” is no contact that push services accept. Set mailto: with a mail address, or an "
                + "https address, under which you can be reached."
        case .vapidKeyUnusable:
            "The server's key for push messages is damaged. Restore it from a backup: with a new one, "
                + "everybody has to turn reminders on again."
        case .payloadTooLarge(let bytes, let most):
            "The message has \(bytes) bytes; a push service takes \(most). Shorten it."
        case .titleMissing: "The notification has no title."
        case .pageUnreadable: "The notification does not say which page it opens."
        case .topicUnusable: "A topic has 1 to 32 letters, digits, “-” and “_”."
        case .cryptographyFailed: "The message could not be encrypted."
        }
    }

    /// The code for programs.
    package var code: String {
        switch self {
        case .subscriptionUnreadable: "push-subscription-unreadable"
        case .endpointUnreadable: "push-endpoint-unreadable"
        case .endpointNotSecure: "push-endpoint-not-secure"
        case .endpointPortUnusual: "push-endpoint-port-unusual"
        case .endpointPrivate: "push-endpoint-private"
        case .publicKeyUnusable: "push-public-key-unusable"
        case .secretUnusable: "push-secret-unusable"
        case .contactUnusable: "push-contact-unusable"
        case .vapidKeyUnusable: "push-vapid-key-unusable"
        case .payloadTooLarge: "push-payload-too-large"
        case .titleMissing: "push-title-missing"
        case .pageUnreadable: "push-page-unreadable"
        case .topicUnusable: "push-topic-unusable"
        case .cryptographyFailed: "push-cryptography-failed"
        }
    }

    /// The level in the log.
    package var level: Logger.Level {
        switch self {
        case .subscriptionUnreadable, .endpointUnreadable, .endpointNotSecure, .endpointPortUnusual: .info
        case .endpointPrivate, .publicKeyUnusable, .secretUnusable: .info
        case .payloadTooLarge, .titleMissing, .pageUnreadable, .topicUnusable, .cryptographyFailed: .error
        case .contactUnusable, .vapidKeyUnusable: .critical
        }
    }
}
