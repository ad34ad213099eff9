import HexisCore

/// An attempt to sign in.
struct SignInAttempt: Hashable, Sendable {
    let account: AccountName
    let sender: SenderAddress
    /// The browser, if it has signed in to the account before.
    let device: KnownDevice?
}

/// Rate limits on passwords, so that guessing is hopeless and no stranger can lock the owner out.
///
/// A stranger's attempts count against the account at their address, against the address, and, loosely, against
/// the account from anywhere. A browser that has signed in to the account before counts only against itself, and
/// so does a session: neither ever waits because of strangers.
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

    /// Counts an attempt. Returns the seconds to wait first, or `nil` if it may proceed.
    func attempt(_ attempt: SignInAttempt, at now: Instant) -> Int? {
        let time = now.milliseconds
        if let device = attempt.device { return perDevice.attempt(device, at: time) }
        return perAddress.attempt(attempt.sender, at: time)
            ?? perPlace.attempt(place(of: attempt), at: time)
            ?? perAccount.attempt(attempt.account, at: time)
    }

    /// Uncounts an attempt whose password was right.
    func forgive(_ attempt: SignInAttempt) {
        if let device = attempt.device { return perDevice.forgive(device) }
        perAddress.forgive(attempt.sender)
        perPlace.forgive(place(of: attempt))
        perAccount.forgive(attempt.account)
    }

    /// Counts an attempt to join. Returns the seconds to wait first, or `nil` if it may proceed.
    func join(from sender: SenderAddress, at now: Instant) -> Int? {
        perAddress.attempt(sender, at: now.milliseconds)
    }

    /// Uncounts an attempt of somebody who is welcome.
    func forgive(_ sender: SenderAddress) { perAddress.forgive(sender) }

    /// Counts a signed-in person's attempt to confirm an action with their password. Returns the seconds to wait
    /// first, or `nil` if it may proceed.
    func attempt(in session: Identifier, at now: Instant) -> Int? {
        perSession.attempt(session, at: now.milliseconds)
    }

    func forgive(session: Identifier) { perSession.forgive(session) }

    private func place(of attempt: SignInAttempt) -> Place {
        Place(account: attempt.account, sender: attempt.sender)
    }
}
