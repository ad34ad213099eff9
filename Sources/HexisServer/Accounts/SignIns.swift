import HexisApp
import HexisCore
import HexisStore
import Synchronization

/// Somebody who is signed in, in one browser.
struct SignedIn: Sendable {
    let session: Session
    let userName: String

    var person: Identifier { session.person }
}

/// Who is signed in by which token. Answers from memory; asks the store again after a minute.
final class SignIns: Sendable {
    private let store: any Store
    private let world: World
    /// What open windows listen to ends with their session.
    private let live: LiveUpdates
    private let state = Mutex(State())

    private struct State {
        var known: [TokenHash: Known] = [:]
        /// Grows when sessions end, so that an answer from before is not remembered after.
        var endings = 0
    }

    private struct Known {
        let signedIn: SignedIn
        let askAgain: Instant
    }

    private static let mostKnown = 20_000
    private static let minute: Int64 = 60_000
    /// On a shared computer nobody stays signed in longer, even if the browser is never closed.
    private static let halfADay: Int64 = 12 * 3_600_000

    init(_ store: any Store, _ world: World, _ live: LiveUpdates) {
        self.store = store
        self.world = world
        self.live = live
    }

    /// Who the token stands for; `nil` when nobody does, or not any more.
    func signedIn(by token: String, at now: Instant) async throws -> SignedIn? {
        let hash = TokenHash(of: token)
        let (known, endings) = state.withLock { ($0.known[hash], $0.endings) }
        if let known, now < known.askAgain { return known.signedIn }
        guard let session = try await store.session(hash, at: now),
            let account = try await store.account(of: session.person), !account.isSuspended
        else { return nil }
        try await store.touch(session, at: now)
        let signedIn = SignedIn(session: session, userName: account.userName)
        remember(signedIn, by: hash, at: now, ifStill: endings)
        return signedIn
    }

    /// Signs a person in on a browser of that name. The token is for its cookie, and is kept nowhere else.
    func begin(
        _ person: Identifier, on label: String, at now: Instant, isShared: Bool
    ) async throws -> String {
        let token = world.token()
        _ = try await store.open(
            NewSession(
                tokenHash: TokenHash(of: token), person: person, device: world.identifier(), label: label,
                created: now,
                expires: now.advanced(
                    byMilliseconds: isShared ? SignIns.halfADay : SessionCookie.lifetime * 1000)))
        return token
    }

    func end(_ session: Identifier, of person: Identifier) async throws {
        try await store.end(session, of: person)
        forget { $0.session.id == session }
        live.end(of: person) { $0 == session }
    }

    func endAll(of person: Identifier, except kept: Identifier?) async throws {
        try await store.endAll(of: person, except: kept)
        forget { $0.person == person && $0.session.id != kept }
        live.end(of: person) { $0 != kept }
    }

    /// Everything about a person that is remembered here.
    func forget(_ person: Identifier) {
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
        state.withLock { state in
            guard state.endings == endings else { return }
            if state.known.count >= SignIns.mostKnown {
                state.known = state.known.filter { now < $0.value.askAgain }
            }
            if state.known.count >= SignIns.mostKnown { state.known = [:] }
            let inAMinute = now.advanced(byMilliseconds: SignIns.minute)
            state.known[hash] = Known(
                signedIn: signedIn, askAgain: min(inAMinute, signedIn.session.expires))
        }
    }
}
