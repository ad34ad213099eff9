/// Facts about timers.
public enum TimerFact: Hashable, Sendable {
    case timerStarted(TimerStarted)
    case timerStopped(TimerStopped)
}

extension TimerFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case timerStarted = 148
        case timerStopped = 149

        var name: String {
            switch self {
            case .timerStarted: "timerStarted"
            case .timerStopped: "timerStopped"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .timerStarted: .timerStarted
        case .timerStopped: .timerStopped
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .timerStarted: self = .timerStarted(try TimerStarted(nil, &coder))
        case .timerStopped: self = .timerStopped(try TimerStopped(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .timerStarted(let fact): _ = try TimerStarted(fact, &coder)
        case .timerStopped(let fact): _ = try TimerStopped(fact, &coder)
        }
    }
}

extension Fact {
    public static func timerStarted(_ fact: TimerStarted) -> Fact { .timer(.timerStarted(fact)) }
    public static func timerStopped(_ fact: TimerStopped) -> Fact { .timer(.timerStopped(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: TimerFact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .timerStarted(let fact): change(timer: fact.timer) { $0.start(fact, at: stamp, offset: offset) }
        case .timerStopped(let fact): change(timer: fact.timer) { $0.isStopped = true }
        }
    }
}
