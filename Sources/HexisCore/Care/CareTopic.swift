/// What a patient may let a care provider see, or change.
public enum CareTopic: Int, ChoiceField {
    /// How much of what was due was taken: percentages, weeks, the streak.
    case adherence = 0
    /// Each dose: when it was taken, and why it was skipped.
    case doses
    /// The resting heart rate, with its boundary.
    case heartRate
    /// Weight, steps and everything else that is measured.
    case measurements
    /// What the patient wrote beside the days of habits.
    case notes
    /// The answers to the questionnaires that this provider gives.
    case questionnaires
    /// The share of days that counts as a success. What may be changed begins here: room is left for more to see.
    case setGoal = 8
    /// The resting heart rate above which the patient is asked.
    case setHeartRateLimit
    /// When the doses of each medicine are due.
    case setDoseTimes
    /// Whether each medicine has reminders.
    case setReminders

    /// Whether it is a setting that may be changed.
    public var isSetting: Bool { rawValue >= CareTopic.setGoal.rawValue }

    public var name: String {
        switch self {
        case .adherence: "adherence"
        case .doses: "doses"
        case .heartRate: "heart-rate"
        case .measurements: "measurements"
        case .notes: "notes"
        case .questionnaires: "questionnaires"
        case .setGoal: "set-goal"
        case .setHeartRateLimit: "set-heart-rate-limit"
        case .setDoseTimes: "set-dose-times"
        case .setReminders: "set-reminders"
        }
    }
}

/// What a care provider may see and change. It also keeps those of newer programs, which grant nothing here.
public struct CareScope: Hashable, Sendable {
    /// Bit 0 is `adherence`.
    let bits: Int64

    public static let none = CareScope([])

    public init(_ topics: [CareTopic]) {
        bits = topics.reduce(0) { $0 | 1 << Int64($1.rawValue) }
    }

    /// Returns `nil` for a negative number.
    init?(bits: Int64) {
        guard bits >= 0 else { return nil }
        self.bits = bits
    }

    public func contains(_ topic: CareTopic) -> Bool { bits & 1 << Int64(topic.rawValue) != 0 }
    public func contains(_ other: CareScope) -> Bool { bits & other.bits == other.bits }
    public func union(_ other: CareScope) -> CareScope { CareScope(bits: bits | other.bits) ?? self }
    /// The topics known here, in their order.
    public var topics: [CareTopic] { CareTopic.allCases.filter { contains($0) } }
}

/// Encoded in JSON as the names of the topics; one that is not known here is its number.
extension CareScope: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer else { return nil }
        self.init(bits: number)
    }

    var wire: FieldValue { .integer(bits) }

    init?(json: JSON) {
        guard case .array(let items) = json else { return nil }
        var bits: Int64 = 0
        for item in items {
            guard
                let number = item.string.flatMap({ CareTopic(name: $0)?.rawValue }).map({ Int64($0) })
                    ?? item.integer,
                0..<63 ~= number
            else { return nil }
            bits |= 1 << number
        }
        self.init(bits: bits)
    }

    var json: JSON {
        .array(
            (0..<Int64(63)).filter { bits & 1 << $0 != 0 }.map { number in
                CareTopic(rawValue: Int(number)).map { .string($0.name) } ?? .integer(number)
            })
    }
}
