import Crypto
import Foundation
import HexisCore

/// Makes the code that is mailed to an address before any reminder is, and knows it again when it comes back.
///
/// Nothing is kept for it: the code follows from the server's key, the person, the channel and the address. So it
/// says nothing about another address, nor about the same one with somebody else.
public struct MailConfirmation: Sendable {
    private let key: SymmetricKey

    /// From a key that serves nothing else.
    public init(key: [UInt8]) {
        self.key = SymmetricKey(data: key)
    }

    /// 22 letters, digits, “-” and “_”.
    public func code(for channel: Identifier, at address: MailAddress, of person: Identifier) -> String {
        Base64URL.text(of: Array(sum(channel, address, person)).prefix(16))
    }

    /// Whether it is that code. How long the answer takes says nothing about where the first difference is.
    public func holds(
        _ code: String, for channel: Identifier, at address: MailAddress, of person: Identifier
    ) -> Bool {
        let expected = Array(self.code(for: channel, at: address, of: person).utf8)
        let given = Array(code.utf8)
        return given.count == expected.count && zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Two identifiers have 32 bytes; all that follows them is the address.
    private func sum(_ channel: Identifier, _ address: MailAddress, _ person: Identifier) -> HMAC<SHA256>.MAC
    {
        HMAC<SHA256>.authenticationCode(
            for: Data(channel.bytes + person.bytes) + Data(address.text.utf8), using: key)
    }
}

extension ChannelMessage {
    /// The mail with the link, which is the page that asks: `…/settings/reminders/channels/ID/confirm?code=CODE`.
    public static func confirmation(
        _ id: Identifier, link: String, at now: Instant
    ) throws(ChannelError) -> ChannelMessage {
        try ChannelMessage(
            id: id, title: MailWording.confirmTitle, body: MailWording.confirmBody, page: link, at: now,
            secondsToLive: 7 * 86_400)
    }
}
