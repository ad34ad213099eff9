/// The person read why past figures differ from those that an earlier version showed.
public struct FiguresExplained: FactFields {
    /// The number of the change in how Hexis counts; the first is 1.
    public var change: Int64

    public init(change: Int64) {
        self.change = change
    }

    init(_ known: FiguresExplained?, _ coder: inout FieldCoder) throws(WireError) {
        change = try coder.field(1, "change", known?.change)
    }
}

extension Practice {
    /// The number of the latest change in how Hexis counts. The next change that alters past figures gets the next
    /// number.
    private static var latestChange: Int64 { 1 }
    /// 2026-11-22T00:00:00Z: a person who recorded something before it may have seen different figures.
    private static var instantOfLatestChange: Instant { Instant(clamping: 1_795_305_600_000) }

    /// The number of a change that altered figures the person may have seen, until they have read the explanation;
    /// `nil` if there is none.
    public var unexplainedChange: Int64? {
        guard fields.explainedFigures < Practice.latestChange, let marked = fields.marked,
            marked.lowerBound < Practice.instantOfLatestChange
        else { return nil }
        return Practice.latestChange
    }
}
