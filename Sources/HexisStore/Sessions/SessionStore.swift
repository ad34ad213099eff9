import HexisCore

/// Where it is kept who is signed in, in which browsers.
public protocol SessionStore: Sendable {
    /// Opens a session; the person's expired ones are dropped.
    func open(_ session: NewSession) async throws(StoreError) -> Session
    /// The session that a token stands for; `nil` if there is none, or if it has expired.
    func session(_ tokenHash: TokenHash, at now: Instant) async throws(StoreError) -> Session?
    /// Remembers that a session was used; written down once an hour at most.
    func touch(_ session: Session, at now: Instant) async throws(StoreError)
    /// Puts off when a session ends, which is sealed anew; nobody needs to be told any more that it ends soon. `nil` where
    /// the token stands for none, or for one that has expired.
    func renew(
        _ tokenHash: TokenHash, until expires: Instant, at now: Instant
    ) async throws(StoreError) -> Session?
    /// Sessions whose browsers are reminded, and which end before an instant, without that anybody was told so.
    func endingSessions(
        before instant: Instant, at now: Instant, atMost count: Int
    ) async throws(StoreError) -> [EndingSession]
    /// Sessions that have ended for want of a visit, and whose browsers were reminded until then.
    func endedSessions(at now: Instant, atMost count: Int) async throws(StoreError) -> [Session]
    /// Its browser was told that the session ends soon.
    func noteWarned(of session: Session, at now: Instant) async throws(StoreError)
    /// A person's sessions, the latest used first, expired ones too.
    func sessions(of person: Identifier) async throws(StoreError) -> [Session]
    func end(_ session: Identifier, of person: Identifier) async throws(StoreError)
    /// Ends all of a person's sessions, but keeps the one excepted.
    func endAll(of person: Identifier, except kept: Identifier?) async throws(StoreError)
}
