package import HexisCore

/// A person with a due reminder, leased to one caller.
package struct DuePerson: Hashable, Sendable {
    package let person: PersonID
    /// Everything due before this instant has been processed.
    package let since: Instant
    /// When the lease ends. It distinguishes one claim from the next.
    package let lease: Instant

    package init(person: PersonID, since: Instant, lease: Instant) {
        self.person = person
        self.since = since
        self.lease = lease
    }
}

/// The push subscription of a session's browser, as the server stored it.
package struct SessionPush: Hashable, Sendable {
    package let session: SessionID
    package let bytes: [UInt8]

    package init(session: SessionID, bytes: [UInt8]) {
        self.session = session
        self.bytes = bytes
    }
}
