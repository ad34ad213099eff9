/// The kinds of events for webhooks. Their names must never change, because programs depend on them.
public enum EventKind: Int, Choice {
    /// A habit was done, fully or in part.
    case checkIn = 0
    case medicineTaken
    /// A challenge of a habit, or a personal challenge, was completed.
    case challengeCompleted
    case placeArrived
    case measurement

    public var name: String {
        switch self {
        case .checkIn: "check-in"
        case .medicineTaken: "medicine.taken"
        case .challengeCompleted: "challenge.completed"
        case .placeArrived: "place.arrived"
        case .measurement: "measurement"
        }
    }
}

/// A set of event kinds.
public struct Happenings: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ happenings: [EventKind]) {
        rawValue = happenings.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
    }

    /// All kinds except measurements: a watch makes hundreds of those a day.
    public static var usual: Happenings { Happenings(EventKind.allCases.filter { $0 != .measurement }) }

    public func contains(_ happening: EventKind) -> Bool { rawValue & 1 << UInt8(happening.rawValue) != 0 }
}
