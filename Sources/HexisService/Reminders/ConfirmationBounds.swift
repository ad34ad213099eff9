import HexisCore
import HexisDelivery
import HexisStore

/// Rate limits on confirmation mails: anyone may request one for anyone's address.
struct ConfirmationBounds: Sendable {
    private let perPerson: Throttle
    /// Counts over all requesters, so that many accounts cannot flood a stranger.
    private let perRecipient: Throttle
    /// 200 an hour, so that mail servers keep accepting mail from this one.
    private let altogether: Throttle

    /// - Parameter purpose: what is confirmed.
    init(_ purpose: String, _ store: any Store) {
        perPerson = Throttle("\(purpose), person", RateLimit(burst: 5, interval: .seconds(600)), store)
        perRecipient = Throttle("\(purpose), recipient", RateLimit(burst: 5, interval: .seconds(3600)), store)
        altogether = Throttle("\(purpose), all", RateLimit(burst: 200, interval: .seconds(18)), store)
    }

    /// Counts a mail. Returns whether it may be sent.
    func allow(
        to address: MailAddress, for person: PersonID, at now: Instant
    ) async throws(StoreError) -> Bool {
        guard try await perPerson.attempt(person.bytes, at: now) == nil,
            try await perRecipient.attempt(Array(address.text.lowercased().utf8), at: now) == nil
        else { return false }
        return try await altogether.attempt([], at: now) == nil
    }
}
