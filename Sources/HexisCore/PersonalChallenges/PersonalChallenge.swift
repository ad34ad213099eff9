/// A goal of one's own choosing, apart from any habit: “walk 10,000 steps in one day”, “read 12 books this year”.
///
/// One object, because pages pass it on and on.
public final class PersonalChallenge: Sendable {
    public let id: Identifier
    public let title: Line
    public let description: Passage?
    public let kind: Kind
    public let pace: Pace
    /// What is to be reached, in thousandths of the kind's unit: of a step, metre, minute, or piece. Above zero.
    public let amount: Int64
    /// What is counted: “books”. Of a count only.
    public let unit: Line?
    /// What its amounts are typed and shown in: kilometres or miles of a distance, else its kind's own unit.
    public let measuringUnit: MeasuringUnit
    public let first: Day
    /// `nil` while it takes as long as it takes; never of `everyDay`, nor before `first`.
    public let last: Day?

    public enum Kind: Int, Choice, ChoiceField, Sendable {
        case steps = 0
        case distance
        case minutes
        /// Of something that is counted by hand.
        case count
        /// Done or not done.
        case done

        public var name: String {
            switch self {
            case .steps: "steps"
            case .distance: "distance"
            case .minutes: "minutes"
            case .count: "count"
            case .done: "done"
            }
        }

        /// What counts towards it without a tap; `nil` where the person says how much.
        public var signal: Signal? {
            switch self {
            case .steps: .steps
            case .distance: .distance
            case .minutes: .minutes
            case .count, .done: nil
            }
        }
    }

    public enum Pace: Int, Choice, ChoiceField, Sendable {
        /// All of it on one day, whichever.
        case oneDay = 0
        /// Added up over its days.
        case total
        /// On each of its days.
        case everyDay

        public var name: String {
            switch self {
            case .oneDay: "oneDay"
            case .total: "total"
            case .everyDay: "everyDay"
            }
        }
    }

    /// Up to a million miles.
    public static let amounts: ClosedRange<Int64> = 1...1_609_344_000_000
    /// A year and a day: so many days one challenge can last where its end is set.
    public static let longest = 366

    init(_ fact: PersonalChallengeSet) {
        id = fact.challenge
        title = fact.title
        description = fact.description
        kind = fact.kind
        pace = fact.pace
        amount = min(max(fact.amount, 1), PersonalChallenge.amounts.upperBound)
        unit = fact.kind == .count ? fact.unit : nil
        let isInMiles = fact.unit.flatMap { MeasuringUnit(name: $0.text) } == .mile
        measuringUnit = fact.kind == .distance ? isInMiles ? .mile : .kilometre : .own
        first = fact.first
        let end = fact.last.map { max($0, fact.first) }
        last = end ?? (fact.pace == .everyDay ? fact.first : nil)
    }

    /// How many days it has; `nil` while it takes as long as it takes.
    public var days: Int? { last.map { first.distance(to: $0) + 1 } }
}
