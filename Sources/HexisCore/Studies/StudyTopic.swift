/// What a study may collect. Names, notes and other free text are never among it.
public enum StudyTopic: Int, ChoiceField {
    /// The days of habits: when they were due, and what came of them.
    case checkIns = 0
    /// The answers about how much of a habit goes without thinking.
    case automaticity
    /// How many doses were due and taken each day.
    case adherence
    /// The resting heart rate of each day.
    case heartRate
    /// The answers to the app's own questions, as far as they are chosen or counted.
    case surveys

    public var name: String {
        switch self {
        case .checkIns: "check-ins"
        case .automaticity: "automaticity"
        case .adherence: "adherence"
        case .heartRate: "heart-rate"
        case .surveys: "surveys"
        }
    }
}

/// A set of topics. It keeps those of newer programs, too, which collect nothing here.
public struct StudyTopics: Hashable, Sendable {
    /// Bit 0 is `checkIns`.
    let bits: Int64

    public static let none = StudyTopics([])

    public init(_ topics: [StudyTopic]) {
        bits = topics.reduce(0) { $0 | 1 << Int64($1.rawValue) }
    }

    init(bits: Int64) {
        self.bits = bits
    }

    public func contains(_ topic: StudyTopic) -> Bool { bits & 1 << Int64(topic.rawValue) != 0 }
    /// The topics of both.
    public func intersection(_ other: StudyTopics) -> StudyTopics { StudyTopics(bits: bits & other.bits) }
    /// The topics known here, in their order.
    public var topics: [StudyTopic] { StudyTopic.allCases.filter { contains($0) } }
}
