import Crypto
import Foundation
import HexisCore
import HexisDelivery

/// How often mails with a link may go out: anybody may ask for one, for anybody's address.
struct ConfirmationBounds: Sendable {
    private let perPerson = Limiter<Identifier>(RateLimit(burst: 5, interval: .seconds(600)))
    /// Whoever asks: many accounts are no way to trouble a stranger. By a hash, which is no address in memory.
    private let perRecipient = Limiter<[UInt8]>(RateLimit(burst: 5, interval: .seconds(3600)))
    /// 200 in an hour, so that mail servers go on taking mail from this one.
    private let altogether = Limiter<Bool>(RateLimit(burst: 200, interval: .seconds(18)))

    /// Counts a mail; whether it may go.
    func allow(to address: MailAddress, for person: Identifier, at now: Instant) -> Bool {
        let time = now.milliseconds
        let recipient = Array(SHA256.hash(data: Data(address.text.lowercased().utf8)))
        return perPerson.attempt(person, at: time) == nil
            && perRecipient.attempt(recipient, at: time) == nil
            && altogether.attempt(true, at: time) == nil
    }
}
