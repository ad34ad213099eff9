import Crypto
import Foundation
import HexisCore
import HexisDelivery

/// Rate limits on confirmation mails: anyone may request one for anyone's address.
struct ConfirmationBounds: Sendable {
    private let perPerson = Limiter<Identifier>(RateLimit(burst: 5, interval: .seconds(600)))
    /// Counts over all requesters, so that many accounts cannot flood a stranger. Keyed by a hash, which keeps no
    /// address in memory.
    private let perRecipient = Limiter<[UInt8]>(RateLimit(burst: 5, interval: .seconds(3600)))
    /// 200 an hour, so that mail servers keep accepting mail from this one.
    private let altogether = Limiter<Bool>(RateLimit(burst: 200, interval: .seconds(18)))

    /// Counts a mail. Returns whether it may be sent.
    func allow(to address: MailAddress, for person: Identifier, at now: Instant) -> Bool {
        let time = now.milliseconds
        let recipient = Array(SHA256.hash(data: Data(address.text.lowercased().utf8)))
        return perPerson.attempt(person, at: time) == nil
            && perRecipient.attempt(recipient, at: time) == nil
            && altogether.attempt(true, at: time) == nil
    }
}
