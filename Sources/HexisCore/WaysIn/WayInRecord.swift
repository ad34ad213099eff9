/// What one way in brought lately.
public struct WayInRecord: Hashable, Sendable {
    public let way: WayIn
    /// When something last came.
    public let last: Instant
    /// What it was; of what could not be used, all of the last days stand in `unused`.
    public let thing: Intake.Thing
    public let count: Int
    public let news: Int
    /// When something last came that was not known before; `nil` when it never did.
    public let lastNews: Instant?
    /// The latest first.
    public let unused: [Seen]

    /// Something that could not be used, as it came last.
    public struct Seen: Hashable, Sendable {
        public let unused: Unused
        public let at: Instant

        public init(_ unused: Unused, at instant: Instant) {
            self.unused = unused
            at = instant
        }
    }

    /// So many kinds are remembered: with the length of a text this bounds what a way in takes.
    public static let mostUnused = 20
    /// Thirty days in milliseconds, after which they are forgotten.
    private static let kept: Int64 = 30 * 86_400_000

    public init(
        way: WayIn, last: Instant, thing: Intake.Thing, count: Int, news: Int, lastNews: Instant?,
        unused: [Seen]
    ) {
        self.way = way
        self.last = last
        self.thing = thing
        self.count = count
        self.news = news
        self.lastNews = lastNews
        self.unused = Array(unused.prefix(WayInRecord.mostUnused))
    }

    /// Something came after what is known so far. Of each kind that could not be used the last time counts: a program
    /// that sends the same day every hour sends what is wrong with it every hour, and there are not more of it for that.
    public static func after(_ known: WayInRecord?, _ intake: Intake, by way: WayIn, at now: Instant)
        -> WayInRecord
    {
        let earlier = (known?.recentUnused(at: now) ?? []).filter { seen in
            !intake.unused.contains { $0.isAlike(seen.unused) }
        }
        return WayInRecord(
            way: way, last: now, thing: intake.thing, count: intake.count, news: intake.news,
            lastNews: intake.news > 0 ? now : known?.lastNews.map { min($0, now) },
            unused: intake.unused.map { Seen($0, at: now) } + earlier)
    }

    /// What could not be used in the last thirty days. What a clock noted that was ahead counts from now.
    public func recentUnused(at now: Instant) -> [Seen] {
        unused.compactMap { seen in
            let at = min(seen.at, now)
            return now.milliseconds - at.milliseconds < WayInRecord.kept ? Seen(seen.unused, at: at) : nil
        }
    }
}
