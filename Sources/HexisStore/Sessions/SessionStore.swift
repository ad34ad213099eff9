package import HexisCore

/// Stores sessions.
package protocol SessionStore: Sendable {
    /// Whether other servers may end sessions, so that a session in memory may be over.
    var isShared: Bool { get }
    /// Opens a session, and deletes the person's expired ones.
    func open(_ session: NewSession) async throws(StoreError) -> Session
    /// The session of a token; `nil` if there is none, or if it has expired.
    func session(_ tokenHash: TokenHash, at now: Instant) async throws(StoreError) -> Session?
    /// Notes that a session was used, writing at most once an hour.
    func touch(_ session: Session, at now: Instant) async throws(StoreError)
    /// Extends a session, seals it anew, and clears its expiry warning. Returns `nil` if the token has no session,
    /// or an expired one.
    func renew(
        _ tokenHash: TokenHash, until expires: Instant, at now: Instant
    ) async throws(StoreError) -> Session?
    /// Sessions with push subscriptions that expire before an instant and have not been warned.
    func endingSessions(
        before instant: Instant, at now: Instant, atMost count: Int
    ) async throws(StoreError) -> [EndingSession]
    /// Sessions with push subscriptions that expired for lack of use.
    func endedSessions(at now: Instant, atMost count: Int) async throws(StoreError) -> [Session]
    /// Notes that a session's browser was warned of its expiry.
    func noteWarned(of session: Session, at now: Instant) async throws(StoreError)
    /// A person's sessions, including expired ones, the most recently used first.
    func sessions(of person: PersonID) async throws(StoreError) -> [Session]
    func end(_ session: SessionID, of person: PersonID) async throws(StoreError)
    /// Ends all of a person's sessions except `kept`.
    func endAll(of person: PersonID, except kept: SessionID?) async throws(StoreError)
}
