import HexisApp
package import HexisCore
package import HexisStore
import Synchronization

/// A person who is signed in, in one browser.
package struct SignedIn: Sendable {
    package let session: Session
    package let userName: String
    /// Whether this request extended the session, so that its cookie has to be set again.
    package var isRenewed = false

    package var person: PersonID { session.person }
}

/// Maps session tokens to signed-in people. Answers from memory, and asks the store again after a minute; always, if other
/// servers share it.
package final class SignIns: Sendable {
    private let store: any SessionStore & AccountStore & AccountHistoryStore
    private let world: World
    /// Live updates, which end with their session.
    private let live: LiveUpdates
    private let state = Mutex(State())

    private struct State {
        var known: [TokenHash: Known] = [:]
        /// Incremented when sessions end, so that an answer read before is not cached afterwards.
        var endings = 0
    }

    private struct Known {
        let signedIn: SignedIn
        let asked: Instant

        /// Whether the answer is still usable: for a minute, not beyond the session's end, and not if the clock
        /// was ahead when it was read.
        func isFresh(at now: Instant) -> Bool {
            asked <= now && now < asked + .minutes(1)
                && now < signedIn.session.expires
        }
    }

    private static let mostKnown = 20_000
    /// The length of a session on a shared computer, even if the browser is never closed.
    fileprivate static let halfADay = Duration.hours(12)
    /// The time after the last request at which a session ends.
    package static let lifetime = Duration.days(90)
    /// A session is renewed once its end would move by at least this much, in either direction.
    fileprivate static let worthRenewing = Duration.days(1)

    package init(
        _ store: any SessionStore & AccountStore & AccountHistoryStore, _ world: World, _ live: LiveUpdates
    ) {
        self.store = store
        self.world = world
        self.live = live
    }

    /// The session that the token opens; `nil` if there is none, or it has ended.
    package func signedIn(by token: String, at now: Instant) async throws(StoreError) -> SignedIn? {
        let hash = TokenHash(of: token)
        let (known, endings) = state.withLock { ($0.known[hash], $0.endings) }
        if let known, known.isFresh(at: now) { return known.signedIn }
        guard let session = try await store.session(hash, at: now),
            let account = try await store.account(of: session.person), !account.isSuspended
        else { return nil }
        try await store.touch(session, at: now)
        let signedIn = SignedIn(session: session, userName: account.userName)
        remember(signedIn, by: hash, at: now, ifStill: endings)
        return signedIn
    }

    /// The session that the token opens, extended because its person is active.
    package func visited(by token: String, at now: Instant) async throws(StoreError) -> SignedIn? {
        guard let signedIn = try await signedIn(by: token, at: now) else { return nil }
        let expires = now + SignIns.lifetime
        guard signedIn.session.isWorthRenewing(until: expires) else { return signedIn }
        let hash = TokenHash(of: token)
        let endings = state.withLock { $0.endings }
        guard let session = try await store.renew(hash, until: expires, at: now) else { return nil }
        var renewed = SignedIn(session: session, userName: signedIn.userName)
        remember(renewed, by: hash, at: now, ifStill: endings)
        renewed.isRenewed = true
        return renewed
    }

    /// Signs a person in on a browser with this label. Returns the token, which belongs in the browser's cookie
    /// and is stored nowhere else.
    package func begin(
        _ person: PersonID, on label: String, at now: Instant, isShared: Bool
    ) async throws(StoreError) -> String {
        let token = world.token()
        _ = try await store.open(
            NewSession(
                tokenHash: TokenHash(of: token), person: person, device: world.identifier(), label: label,
                created: now,
                expires: now + (isShared ? SignIns.halfADay : SignIns.lifetime)))
        try await store.add(AccountEvent(.signedIn, at: now, device: label), of: person)
        return token
    }

    package func end(_ session: SessionID, of person: PersonID) async throws(StoreError) {
        try await store.end(session, of: person)
        forget { $0.session.id == session }
        live.end(of: person) { $0 == session }
    }

    package func endAll(of person: PersonID, except kept: SessionID?) async throws(StoreError) {
        try await store.endAll(of: person, except: kept)
        forget { $0.person == person && $0.session.id != kept }
        live.end(of: person) { $0 != kept }
    }

    /// Drops everything cached about a person.
    package func forget(_ person: PersonID) {
        forget { $0.person == person }
        live.end(of: person) { _ in true }
    }

    private func forget(_ isEnded: (SignedIn) -> Bool) {
        state.withLock { state in
            state.endings += 1
            state.known = state.known.filter { !isEnded($0.value.signedIn) }
        }
    }

    private func remember(_ signedIn: SignedIn, by hash: TokenHash, at now: Instant, ifStill endings: Int) {
        guard !store.isShared else { return }
        state.withLock { state in
            guard state.endings == endings else { return }
            if state.known.count >= SignIns.mostKnown {
                state.known = state.known.filter { $0.value.isFresh(at: now) }
            }
            if state.known.count >= SignIns.mostKnown { state.known = [:] }
            state.known[hash] = Known(signedIn: signedIn, asked: now)
        }
    }
}

extension Session {
    /// Whether requests extend the session; not on a shared computer.
    var isLasting: Bool { expires - created > SignIns.halfADay }

    fileprivate func isWorthRenewing(until end: Instant) -> Bool {
        isLasting && max(end - expires, expires - end) >= SignIns.worthRenewing
    }
}
