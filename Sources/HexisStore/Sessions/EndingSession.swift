/// A session that expires soon, and its browser's push subscription.
public struct EndingSession: Hashable, Sendable {
    public let session: Session
    public let push: [UInt8]

    public init(session: Session, push: [UInt8]) {
        self.session = session
        self.push = push
    }
}
