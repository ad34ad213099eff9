/// Facts about single days of a habit, and about pauses.
public enum CheckInFact: Hashable, Sendable {
    case checkedIn(CheckedIn)
    case checkInUndone(CheckInUndone)
    case dayMarked(DayMarked)
    case dayNoted(DayNoted)
    case pauseSet(PauseSet)
    case pauseRemoved(PauseRemoved)
}

extension CheckInFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case checkedIn = 20
        case checkInUndone = 21
        case dayMarked = 22
        case dayNoted = 23
        case pauseSet = 24
        case pauseRemoved = 25

        var name: String {
            switch self {
            case .checkedIn: "checkedIn"
            case .checkInUndone: "checkInUndone"
            case .dayMarked: "dayMarked"
            case .dayNoted: "dayNoted"
            case .pauseSet: "pauseSet"
            case .pauseRemoved: "pauseRemoved"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .checkedIn: .checkedIn
        case .checkInUndone: .checkInUndone
        case .dayMarked: .dayMarked
        case .dayNoted: .dayNoted
        case .pauseSet: .pauseSet
        case .pauseRemoved: .pauseRemoved
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .checkedIn: self = .checkedIn(try CheckedIn(nil, &coder))
        case .checkInUndone: self = .checkInUndone(try CheckInUndone(nil, &coder))
        case .dayMarked: self = .dayMarked(try DayMarked(nil, &coder))
        case .dayNoted: self = .dayNoted(try DayNoted(nil, &coder))
        case .pauseSet: self = .pauseSet(try PauseSet(nil, &coder))
        case .pauseRemoved: self = .pauseRemoved(try PauseRemoved(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .checkedIn(let fact): _ = try CheckedIn(fact, &coder)
        case .checkInUndone(let fact): _ = try CheckInUndone(fact, &coder)
        case .dayMarked(let fact): _ = try DayMarked(fact, &coder)
        case .dayNoted(let fact): _ = try DayNoted(fact, &coder)
        case .pauseSet(let fact): _ = try PauseSet(fact, &coder)
        case .pauseRemoved(let fact): _ = try PauseRemoved(fact, &coder)
        }
    }
}

extension Fact {
    public static func checkedIn(_ fact: CheckedIn) -> Fact { .checkIn(.checkedIn(fact)) }
    public static func checkInUndone(_ fact: CheckInUndone) -> Fact { .checkIn(.checkInUndone(fact)) }
    public static func dayMarked(_ fact: DayMarked) -> Fact { .checkIn(.dayMarked(fact)) }
    public static func dayNoted(_ fact: DayNoted) -> Fact { .checkIn(.dayNoted(fact)) }
    public static func pauseSet(_ fact: PauseSet) -> Fact { .checkIn(.pauseSet(fact)) }
    public static func pauseRemoved(_ fact: PauseRemoved) -> Fact { .checkIn(.pauseRemoved(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: CheckInFact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .checkedIn(let fact):
            change(fact.habit, fact.day) { $0.add(fact.amount, at: stamp, offset: offset) }
        case .checkInUndone(let fact): change(fact.habit, fact.day) { $0.undo(fact.entry, at: stamp.at) }
        case .dayMarked(let fact):
            let answer = fact.mark.map { DayRecord.Answer(mark: $0, reason: fact.reason) }
            change(fact.habit, fact.day) { $0.mark(answer, at: stamp) }
        case .dayNoted(let fact): change(fact.habit, fact.day) { $0.note(fact.note, at: stamp) }
        case .pauseSet(let fact):
            let pause = Pause(
                id: fact.pause, habit: fact.habit, from: fact.from, until: fact.until, reason: fact.reason)
            pausesByID[fact.pause, default: Latest(initially: nil)].set(pause, at: stamp)
        case .pauseRemoved(let fact): removedPauses.insert(fact.pause)
        }
    }

    @inline(never)
    private mutating func change(_ id: Identifier, _ day: Day, _ body: (inout DayRecord) -> Void) {
        change(id) { body(&$0.records[day, default: .empty]) }
    }
}
