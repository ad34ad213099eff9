/// Something was measured, or a measurement was corrected: of one measurement, what was said last holds.
public struct Measured: FactFields {
    /// Its identity. A program that sends the same one again gives it the same, and nothing is counted twice.
    public let measurement: Identifier
    public let signal: Signal
    /// In thousandths of the signal's unit.
    public let amount: Int64
    /// The person's day that it counts for.
    public let day: Day
    /// When it began, in seconds since 1970 in UTC; `nil` when it is said of the day as a whole.
    public let start: Int64?
    /// How long it went on, in seconds; `nil` for a moment.
    public let seconds: Int64?
    private let sourceLine: Line?
    /// The unit in which a person typed it; `nil` for what a program sent. The amount is in the signal's own.
    public let enteredIn: MeasuringUnit?

    /// A million million units: more than anybody does in a life.
    public static let amounts: ClosedRange<Int64> = 0...1_000_000_000_000_000
    /// Up to seven days.
    public static let lengths: ClosedRange<Int64> = 0...604_800
    /// The years 1900 to 2200.
    public static let starts: ClosedRange<Int64> = -2_208_988_800...7_258_118_400

    /// `nil` outside of the bounds, or for a name of a source that is no line of up to 100 scalars.
    /// - Parameter source: The app or device that measured; empty: by hand.
    public init?(
        measurement: Identifier, signal: Signal, amount: Int64, day: Day, start: Int64? = nil,
        seconds: Int64? = nil, source: String = "", enteredIn: MeasuringUnit? = nil
    ) {
        let line = Line(source)
        guard Measured.amounts ~= amount, Measured.starts ~= start ?? 0, Measured.lengths ~= seconds ?? 0,
            line != nil || source.bytes.isEmpty, Signal(name: signal.name) == signal
        else { return nil }
        self.measurement = measurement
        self.signal = signal
        self.amount = amount
        self.day = day
        self.start = start
        self.seconds = seconds
        sourceLine = line
        self.enteredIn = enteredIn
    }

    /// The app or device that measured; empty: by hand.
    public var source: String { sourceLine?.text ?? "" }

    init(_ known: Measured?, _ coder: inout FieldCoder) throws(WireError) {
        measurement = try coder.field(1, "measurement", known?.measurement)
        signal = try coder.field(2, "signal", known?.signal)
        amount = try coder.field(3, "amount", known?.amount)
        day = try coder.field(4, "day", known?.day)
        start = try coder.optional(5, "start", known?.start)
        seconds = try coder.optional(6, "seconds", known?.seconds)
        sourceLine = try coder.optional(7, "source", known?.sourceLine)
        enteredIn = try coder.optional(8, "enteredIn", known?.enteredIn)
        guard Measured.amounts ~= amount else { throw .invalid(field: "amount") }
        guard Measured.starts ~= start ?? 0 else { throw .invalid(field: "start") }
        guard Measured.lengths ~= seconds ?? 0 else { throw .invalid(field: "seconds") }
    }
}

/// A measurement was taken away. It stays away, also when a program sends it again.
public struct MeasurementRemoved: FactFields {
    public var measurement: Identifier

    public init(measurement: Identifier) {
        self.measurement = measurement
    }

    init(_ known: MeasurementRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        measurement = try coder.field(1, "measurement", known?.measurement)
    }
}

/// The person said which source to believe where several measured the same time: the first of them.
public struct SourcesRanked: FactFields {
    public let ranking: SourceRanking

    public init(_ ranking: SourceRanking) {
        self.ranking = ranking
    }

    /// `nil` for more than fifty, or for a name that is no line of up to 100 scalars.
    public init?(sources: [String]) {
        guard let ranking = SourceRanking(sources) else { return nil }
        self.ranking = ranking
    }

    public var sources: [String] { ranking.names.map { $0.text } }

    init(_ known: SourcesRanked?, _ coder: inout FieldCoder) throws(WireError) {
        ranking = try coder.field(1, "sources", known?.ranking)
    }
}
