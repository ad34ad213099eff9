import Crypto
import Foundation
import HexisCore
import HexisStore

/// What a browser keeps for this server between two requests: readable, but not to be changed or made up.
struct SignedTickets: Sendable {
    private let key: SymmetricKey
    private let lifetime: Duration

    /// Takes a key that has no other use.
    init(key: [UInt8], lifetime: Duration) {
        self.key = SymmetricKey(data: key)
        self.lifetime = lifetime
    }

    func ticket(_ content: JSON, at now: Instant) -> String {
        let expires = now + lifetime
        let text = "\(Base64URL.text(of: Array(content.text.utf8))).\(expires.milliseconds)"
        return "\(text).\(secret("ticket", of: text))"
    }

    /// The content of a ticket; `nil` if it has expired, or is none of this server's.
    func content(of ticket: String, at now: Instant) -> JSON? {
        let parts = ticket.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let code = Base64URL.bytes(of: parts[2]),
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: message("ticket", "\(parts[0]).\(parts[1])"), using: key),
            let expires = Int64(parts[1]).map({ Instant(clamping: $0) }), now < expires,
            // The clock was ahead when the ticket was issued.
            expires <= now + lifetime, let content = Base64URL.bytes(of: parts[0])
        else { return nil }
        return try? JSON(parsing: content)
    }

    /// A secret that goes with a ticket, of which only this server knows it: 43 digits in base64url.
    func secret(_ name: String, of ticket: String) -> String {
        Base64URL.text(of: HMAC<SHA256>.authenticationCode(for: message(name, ticket), using: key))
    }

    private func message(_ name: String, _ ticket: String) -> Data { Data("\(name):\(ticket)".utf8) }
}
