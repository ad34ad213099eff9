/// A session that expires soon, and its browser's push subscription.
package struct EndingSession: Hashable, Sendable {
    package let session: Session
    package let push: [UInt8]

    package init(session: Session, push: [UInt8]) {
        self.session = session
        self.push = push
    }
}
