/// What one post or one file brought.
public struct Intake: Hashable, Sendable {
    /// What it is made of. The numbers are for ever: they are stored.
    public enum Thing: Int, CaseIterable, Sendable {
        case measurement = 0
        case checkIn
        /// What a phone says of where it is.
        case message
        case track
    }

    public let thing: Thing
    /// How many could be used.
    public let count: Int
    /// How many of those were not known before.
    public let news: Int
    public let unused: [Unused]

    public init(_ thing: Thing, count: Int, news: Int, unused: [Unused] = []) {
        self.thing = thing
        self.count = count
        self.news = news
        self.unused = unused
    }

    /// None of it was taken, for this reason.
    public static func refused(_ thing: Thing, _ reason: String) -> Intake {
        Intake(thing, count: 0, news: 0, unused: [Unused(.refused, reason)])
    }
}
