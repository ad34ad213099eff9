/// Facts about named places, and about the reminders that are due on arrival there.
public enum PlaceFact: Hashable, Sendable {
    case placeSet(PlaceSet)
    case placeRemoved(PlaceRemoved)
    case arrived(Arrived)
    case placeReminderSet(PlaceReminderSet)
}

extension PlaceFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case placeSet = 67
        case placeRemoved = 68
        case arrived = 69
        case placeReminderSet = 70

        var name: String {
            switch self {
            case .placeSet: "placeSet"
            case .placeRemoved: "placeRemoved"
            case .arrived: "arrived"
            case .placeReminderSet: "placeReminderSet"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .placeSet: .placeSet
        case .placeRemoved: .placeRemoved
        case .arrived: .arrived
        case .placeReminderSet: .placeReminderSet
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .placeSet: self = .placeSet(try PlaceSet(nil, &coder))
        case .placeRemoved: self = .placeRemoved(try PlaceRemoved(nil, &coder))
        case .arrived: self = .arrived(try Arrived(nil, &coder))
        case .placeReminderSet: self = .placeReminderSet(try PlaceReminderSet(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .placeSet(let fact): _ = try PlaceSet(fact, &coder)
        case .placeRemoved(let fact): _ = try PlaceRemoved(fact, &coder)
        case .arrived(let fact): _ = try Arrived(fact, &coder)
        case .placeReminderSet(let fact): _ = try PlaceReminderSet(fact, &coder)
        }
    }
}

extension Fact {
    public static func placeSet(_ fact: PlaceSet) -> Fact { .place(.placeSet(fact)) }
    public static func placeRemoved(_ fact: PlaceRemoved) -> Fact { .place(.placeRemoved(fact)) }
    public static func arrived(_ fact: Arrived) -> Fact { .place(.arrived(fact)) }
    public static func placeReminderSet(_ fact: PlaceReminderSet) -> Fact { .place(.placeReminderSet(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: PlaceFact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .placeSet(let fact):
            change(place: fact.place) { place in
                place.made = min(place.made ?? stamp, stamp)
                place.latest.set(fact, at: stamp)
            }
        case .placeRemoved(let fact): change(place: fact.place) { $0.isRemoved = true }
        case .arrived(let fact):
            change(place: fact.place) {
                $0.arrive(Arrival(instant: fact.instant, offset: offset, stamp: stamp))
            }
        case .placeReminderSet(let fact):
            change(fact.habit) { habit in
                habit.change(reminder: fact.reminder) { $0.latestByPlace.set(fact, at: stamp) }
            }
        }
    }
}
