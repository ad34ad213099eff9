import HexisCore

/// Somebody's attempt to sign in.
struct SignInAttempt: Hashable, Sendable {
    let account: AccountName
    let sender: SenderAddress
    /// The browser, where it has signed in to the account before.
    let device: KnownDevice?
}

/// How often passwords may be tried, so that guessing leads nowhere and no stranger keeps the owner out.
///
/// A stranger's attempts count for the account at their address, for the address, and loosely for the account from
/// anywhere. A browser that signed in to the account before counts for itself alone, and so does somebody who is
/// signed in: whatever strangers do, these wait for nobody.
struct SignInBounds: Sendable {
    private struct Place: Hashable, Sendable {
        let account: AccountName
        let sender: SenderAddress
    }

    private let perPlace = Limiter<Place>(.account)
    private let perAddress = Limiter<SenderAddress>(.address)
    private let perAccount = Limiter<AccountName>(.accountFromAnywhere)
    private let perDevice = Limiter<KnownDevice>(.account)
    private let perSession = Limiter<Identifier>(.account)

    /// Counts an attempt; so many seconds are to be waited first, or `nil`.
    func attempt(_ attempt: SignInAttempt, at now: Instant) -> Int? {
        let time = now.milliseconds
        if let device = attempt.device { return perDevice.attempt(device, at: time) }
        return perAddress.attempt(attempt.sender, at: time)
            ?? perPlace.attempt(place(of: attempt), at: time)
            ?? perAccount.attempt(attempt.account, at: time)
    }

    /// Gives an attempt back: it was the right one.
    func forgive(_ attempt: SignInAttempt) {
        if let device = attempt.device { return perDevice.forgive(device) }
        perAddress.forgive(attempt.sender)
        perPlace.forgive(place(of: attempt))
        perAccount.forgive(attempt.account)
    }

    /// Counts somebody who joins.
    func join(from sender: SenderAddress, at now: Instant) -> Int? {
        perAddress.attempt(sender, at: now.milliseconds)
    }

    /// Counts an attempt of somebody who is signed in, to confirm what they want with their password.
    func attempt(in session: Identifier, at now: Instant) -> Int? {
        perSession.attempt(session, at: now.milliseconds)
    }

    func forgive(session: Identifier) { perSession.forgive(session) }

    private func place(of attempt: SignInAttempt) -> Place {
        Place(account: attempt.account, sender: attempt.sender)
    }
}
