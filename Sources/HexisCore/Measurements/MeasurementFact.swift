/// Facts about measurements, their sources, and the habits that follow them.
public enum MeasurementFact: Hashable, Sendable {
    case measured(Measured)
    case measurementRemoved(MeasurementRemoved)
    case sourcesRanked(SourcesRanked)
    case habitMeasured(HabitMeasured)
}

extension MeasurementFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case measured = 140
        case measurementRemoved = 141
        case sourcesRanked = 142
        case habitMeasured = 147

        var name: String {
            switch self {
            case .measured: "measured"
            case .measurementRemoved: "measurementRemoved"
            case .sourcesRanked: "sourcesRanked"
            case .habitMeasured: "habitMeasured"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .measured: .measured
        case .measurementRemoved: .measurementRemoved
        case .sourcesRanked: .sourcesRanked
        case .habitMeasured: .habitMeasured
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .measured: self = .measured(try Measured(nil, &coder))
        case .measurementRemoved: self = .measurementRemoved(try MeasurementRemoved(nil, &coder))
        case .sourcesRanked: self = .sourcesRanked(try SourcesRanked(nil, &coder))
        case .habitMeasured: self = .habitMeasured(try HabitMeasured(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .measured(let fact): _ = try Measured(fact, &coder)
        case .measurementRemoved(let fact): _ = try MeasurementRemoved(fact, &coder)
        case .sourcesRanked(let fact): _ = try SourcesRanked(fact, &coder)
        case .habitMeasured(let fact): _ = try HabitMeasured(fact, &coder)
        }
    }
}

extension Fact {
    public static func measured(_ fact: Measured) -> Fact { .measurement(.measured(fact)) }
    public static func measurementRemoved(_ fact: MeasurementRemoved) -> Fact {
        .measurement(.measurementRemoved(fact))
    }
    public static func sourcesRanked(_ fact: SourcesRanked) -> Fact { .measurement(.sourcesRanked(fact)) }
    public static func habitMeasured(_ fact: HabitMeasured) -> Fact { .measurement(.habitMeasured(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: MeasurementFact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .measured(let fact):
            change(measurement: fact.measurement) { $0.set(fact, at: stamp, offset: offset) }
            measurements.noteUnit(of: fact, at: stamp)
        case .measurementRemoved(let fact): change(measurement: fact.measurement) { $0.isRemoved = true }
        case .sourcesRanked(let fact):
            measurements.ranking.set(fact.ranking, at: stamp)
            refreshMeasuredHabits()
        case .habitMeasured(let fact): follow(fact, at: stamp)
        }
    }
}
