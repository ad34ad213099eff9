/// How many of the counting days were done.
public struct Rate: Hashable, Sendable {
    public let done: Int
    /// The days that count, for or against; at least as many as were done.
    public let relevant: Int

    public init(done: Int, of relevant: Int) {
        self.done = done
        self.relevant = relevant
    }

    public static let nothing = Rate(done: 0, of: 0)

    /// The share done, 0...1000; `nil` if no day counted, which is neither none nor all.
    public var permille: Int? { relevant > 0 ? done * 1000 / relevant : nil }

    /// The share in percent, to the nearest, except that only none is 0 and only all is 100: 199 of 200 days are 99,
    /// not 100.
    public var percent: Int? {
        guard let permille else { return nil }
        if done == 0 { return 0 }
        return done == relevant ? 100 : min(99, max(1, (permille + 5) / 10))
    }

    public static func + (left: Rate, right: Rate) -> Rate {
        Rate(done: left.done + right.done, of: left.relevant + right.relevant)
    }
}
