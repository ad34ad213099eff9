import HexisCore
import HexisStore

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
    private let perPlace: Throttle
    private let perAddress: Throttle
    private let perAccount: Throttle
    private let perDevice: Throttle
    private let perSession: Throttle

    init(_ store: any Store) {
        perPlace = Throttle("account at address", .account, store)
        perAddress = Throttle("address", .address, store)
        perAccount = Throttle("account from anywhere", .accountFromAnywhere, store)
        perDevice = Throttle("device", .account, store)
        perSession = Throttle("session", .account, store)
    }

    /// Counts an attempt. Returns the seconds to wait first, or `nil` if it may proceed.
    func attempt(_ attempt: SignInAttempt, at now: Instant) async throws(StoreError) -> Int? {
        if let device = attempt.device { return try await perDevice.attempt(device.id.bytes, at: now) }
        let (account, sender) = (attempt.account.hash, attempt.sender.bytes)
        if let seconds = try await perAddress.attempt(sender, at: now) { return seconds }
        if let seconds = try await perPlace.attempt(account + sender, at: now) { return seconds }
        return try await perAccount.attempt(account, at: now)
    }

    /// Uncounts an attempt whose password was right.
    func forgive(_ attempt: SignInAttempt, at now: Instant) async throws(StoreError) {
        if let device = attempt.device { return try await perDevice.forgive(device.id.bytes, at: now) }
        let (account, sender) = (attempt.account.hash, attempt.sender.bytes)
        try await perAddress.forgive(sender, at: now)
        try await perPlace.forgive(account + sender, at: now)
        try await perAccount.forgive(account, at: now)
    }

    /// Counts an attempt to join. Returns the seconds to wait first, or `nil` if it may proceed.
    func join(from sender: SenderAddress, at now: Instant) async throws(StoreError) -> Int? {
        try await perAddress.attempt(sender.bytes, at: now)
    }

    /// Uncounts an attempt of somebody who is welcome.
    func forgive(_ sender: SenderAddress, at now: Instant) async throws(StoreError) {
        try await perAddress.forgive(sender.bytes, at: now)
    }

    /// Counts a signed-in person's attempt to confirm an action with their password. Returns the seconds to wait
    /// first, or `nil` if it may proceed.
    func attempt(in session: SessionID, at now: Instant) async throws(StoreError) -> Int? {
        try await perSession.attempt(session.bytes, at: now)
    }

    func forgive(session: SessionID, at now: Instant) async throws(StoreError) {
        try await perSession.forgive(session.bytes, at: now)
    }
}
