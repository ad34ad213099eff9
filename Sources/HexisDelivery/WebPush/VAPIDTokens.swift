package import HexisCore
import Synchronization

/// The tokens of one server, each used until an hour before it expires.
///
/// Push services cache the tokens they have verified; Apple's penalizes senders for new ones.
package final class VAPIDTokens: Sendable {
    private let key: VAPIDKey
    /// Cached, since computing it costs as much as signing.
    private let publicKey: String
    private let contact: VAPIDContact
    private let tokens = Mutex<[String: VAPIDToken]>([:])

    /// Far more than there are push services: invented origins must not fill the memory.
    static let most = 1000

    package init(key: VAPIDKey, contact: VAPIDContact) {
        self.key = key
        publicKey = key.publicKey
        self.contact = contact
    }

    /// The `Authorization` header for the push service at `origin` (RFC 8292, §3).
    package func authorization(for origin: String, at now: Instant) throws(WebPushError) -> String {
        "vapid t=\(try token(for: origin, at: now).text), k=\(publicKey)"
    }

    /// The number of cached tokens.
    var count: Int { tokens.withLock { $0.count } }

    /// Signs under the lock: of many simultaneous messages, one signs, and the others briefly wait for its token.
    private func token(for origin: String, at now: Instant) throws(WebPushError) -> VAPIDToken {
        try tokens.withLock { (tokens) throws(WebPushError) in
            if let token = tokens[origin], token.isFresh(at: now) { return token }
            let token = try VAPIDToken(for: origin, from: contact, by: key, at: now)
            if tokens.count >= VAPIDTokens.most { tokens.removeAll() }
            tokens[origin] = token
            return token
        }
    }
}

extension VAPIDToken {
    /// Whether it has more than an hour left, and was not made by a clock that has since been set back.
    fileprivate func isFresh(at now: Instant) -> Bool {
        let left = expires.milliseconds - now.milliseconds
        return left > 3_600_000 && left <= VAPIDToken.lifetimeMilliseconds
    }
}
