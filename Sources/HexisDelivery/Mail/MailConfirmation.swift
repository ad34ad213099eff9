import Crypto
import Foundation
package import HexisCore

/// Creates and verifies the code that is mailed to an address before any reminder is.
///
/// Nothing is stored: the code is derived from the server's key, the person, the channel and the address. It
/// therefore confirms neither another address, nor the same one for another person.
package struct MailConfirmation: Sendable {
    private let key: SymmetricKey

    /// Takes a key that has no other use.
    package init(key: [UInt8]) {
        self.key = SymmetricKey(data: key)
    }

    /// Returns the code: 22 letters, digits, “-” and “_”.
    package func code(for channel: Identifier, at address: MailAddress, of person: PersonID) -> String {
        Base64URL.text(of: Array(sum(channel, address, person)).prefix(16))
    }

    /// Whether the code is right. The comparison takes the same time wherever the first difference is.
    package func holds(
        _ code: String, for channel: Identifier, at address: MailAddress, of person: PersonID
    ) -> Bool {
        let expected = Array(self.code(for: channel, at: address, of: person).utf8)
        let given = Array(code.utf8)
        return given.count == expected.count && zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The two identifiers take 32 bytes; the rest is the address.
    private func sum(_ channel: Identifier, _ address: MailAddress, _ person: PersonID) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(
            for: Data(channel.bytes + person.bytes) + Data(address.text.utf8), using: key)
    }
}

extension ChannelMessage {
    /// The mail with the confirmation link to the page `…/settings/reminders/channels/ID/confirm?code=CODE`.
    package static func confirmation(
        _ id: Identifier, link: String, at now: Instant
    ) throws(ChannelError) -> ChannelMessage {
        try ChannelMessage(
            id: id, title: MailWording.confirmTitle, body: MailWording.confirmBody, page: link, at: now,
            secondsToLive: 7 * 86_400)
    }
}
