/// What one way in has delivered recently.
public struct WayInRecord: Hashable, Sendable {
    public let way: WayIn
    /// When something last came.
    public let last: Instant
    /// The kind of the last items; for unusable ones, `unused` covers all of the last days.
    public let thing: Intake.Thing
    public let count: Int
    public let news: Int
    /// When something new last came; `nil` if it never did.
    public let lastNews: Instant?
    /// The unusable items, the latest first.
    public let unused: [Seen]

    /// An unusable item, with the time of its last occurrence.
    public struct Seen: Hashable, Sendable {
        public let unused: Unused
        public let at: Instant

        public init(_ unused: Unused, at instant: Instant) {
            self.unused = unused
            at = instant
        }
    }

    /// The maximum number of remembered kinds: together with the length of a text, this bounds the size of a record.
    public static let mostUnused = 20
    /// How long unusable items are remembered, in milliseconds: thirty days.
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

    /// Returns the record after an intake. For each unusable kind, the latest count replaces the earlier one: a program
    /// that sends the same day every hour repeats its errors every hour, which does not make them more.
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

    /// Returns the unusable items of the last thirty days. Those that a clock noted in the future count from now.
    public func recentUnused(at now: Instant) -> [Seen] {
        unused.compactMap { seen in
            let at = min(seen.at, now)
            return now.milliseconds - at.milliseconds < WayInRecord.kept ? Seen(seen.unused, at: at) : nil
        }
    }
}
