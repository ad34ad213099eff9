/// What one request or one file contained.
public struct Intake: Hashable, Sendable {
    /// The kind of its items. The raw values are stored and must never change.
    public enum Thing: Int, CaseIterable, Sendable {
        case measurement = 0
        case checkIn
        /// A location message from a phone.
        case message
        case track
        /// A change in an app built on CareKit.
        case change
    }

    public let thing: Thing
    /// The number of usable items.
    public let count: Int
    /// The number of items that were not known before.
    public let news: Int
    public let unused: [Unused]

    public init(_ thing: Thing, count: Int, news: Int, unused: [Unused] = []) {
        self.thing = thing
        self.count = count
        self.news = news
        self.unused = unused
    }

    /// Returns an intake of which nothing was accepted, for the given reason.
    public static func refused(_ thing: Thing, _ reason: String) -> Intake {
        Intake(thing, count: 0, news: 0, unused: [Unused(.refused, reason)])
    }
}
