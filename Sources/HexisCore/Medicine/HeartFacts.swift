/// The resting heart rate of a day was measured.
public struct HeartRateMeasured: FactFields {
    public var day: Day
    /// Beats a minute.
    public var beats: Int64

    public init(day: Day, beats: Int64) {
        self.day = day
        self.beats = beats
    }

    init(_ known: HeartRateMeasured?, _ coder: inout FieldCoder) throws(WireError) {
        day = try coder.field(1, "day", known?.day)
        beats = try coder.field(2, "beats", known?.beats)
    }
}

/// The resting heart rate above which the person is asked whether the medicine was taken.
public struct HeartRateBoundarySet: FactFields {
    /// Beats a minute; `nil` asks nothing.
    public var boundary: Int64?
    /// By how many beats “yes” raises it.
    public var gap: Int64

    public init(boundary: Int64?, gap: Int64) {
        self.boundary = boundary
        self.gap = gap
    }

    init(_ known: HeartRateBoundarySet?, _ coder: inout FieldCoder) throws(WireError) {
        boundary = try coder.optional(1, "boundary", known?.boundary)
        gap = try coder.field(2, "gap", known?.gap)
    }
}

/// The person said whether the medicine was taken on a day whose heart rate was high.
public struct HeartRateAnswered: FactFields {
    public var day: Day
    public var isTaken: Bool

    public init(day: Day, isTaken: Bool) {
        self.day = day
        self.isTaken = isTaken
    }

    init(_ known: HeartRateAnswered?, _ coder: inout FieldCoder) throws(WireError) {
        day = try coder.field(1, "day", known?.day)
        isTaken = try coder.field(2, "isTaken", known?.isTaken)
    }
}

/// After “no, not yet” the person wants to be reminded of that day's medicine once more.
public struct HeartRatePutOff: FactFields {
    public var day: Day
    public var until: Instant

    public init(day: Day, until: Instant) {
        self.day = day
        self.until = until
    }

    init(_ known: HeartRatePutOff?, _ coder: inout FieldCoder) throws(WireError) {
        day = try coder.field(1, "day", known?.day)
        until = try coder.field(2, "until", known?.until)
    }
}
