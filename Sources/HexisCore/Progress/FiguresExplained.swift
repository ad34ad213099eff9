/// The person has read why past figures differ from those that an earlier version showed.
public struct FiguresExplained: FactFields {
    /// Which change of how Hexis counts; the first is 1.
    public var change: Int64

    public init(change: Int64) {
        self.change = change
    }

    init(_ known: FiguresExplained?, _ coder: inout FieldCoder) throws(WireError) {
        change = try coder.field(1, "change", known?.change)
    }
}

extension Practice {
    /// The latest change of how Hexis counts. Another one that alters past figures has the next number.
    private static var latestChange: Int64 { 1 }
    /// 2026-11-22T00:00:00Z: whoever marked something before it may have seen other figures.
    private static var instantOfLatestChange: Instant { Instant(clamping: 1_795_305_600_000) }

    /// The change that altered figures which the person may have seen, until they have read why; `nil` for none.
    public var unexplainedChange: Int64? {
        guard fields.explainedFigures < Practice.latestChange, let marked = fields.marked,
            marked.lowerBound < Practice.instantOfLatestChange
        else { return nil }
        return Practice.latestChange
    }
}
