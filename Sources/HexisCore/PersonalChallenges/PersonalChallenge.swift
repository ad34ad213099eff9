/// A goal of a person's own choosing, independent of any habit: “walk 10,000 steps in one day”, “read 12 books this
/// year”.
///
/// It is a class, because pages pass it around a lot.
public final class PersonalChallenge: Sendable {
    public let id: Identifier
    public let title: Line
    public let description: Passage?
    public let kind: Kind
    public let pace: Pace
    /// The amount to reach, in thousandths of the kind's unit (step, metre, minute or piece). Above zero.
    public let amount: Int64
    /// The unit of a count, such as “books”; `nil` for other kinds.
    public let unit: Line?
    /// The unit in which amounts are typed and shown: kilometres or miles for a distance, otherwise the kind's own
    /// unit.
    public let measuringUnit: MeasuringUnit
    public let first: Day
    /// The last day; `nil` for an open end. Never `nil` for `everyDay`, and never before `first`.
    public let last: Day?

    public enum Kind: Int, Choice, ChoiceField, Sendable {
        case steps = 0
        case distance
        case minutes
        /// A number of things counted by hand.
        case count
        /// Simply done or not done.
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

        /// The signal that counts towards the challenge automatically; `nil` where the person enters the amount.
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
        /// The whole amount on any one day.
        case oneDay = 0
        /// The sum over all of its days.
        case total
        /// The amount on each of its days.
        case everyDay

        public var name: String {
            switch self {
            case .oneDay: "oneDay"
            case .total: "total"
            case .everyDay: "everyDay"
            }
        }
    }

    /// The possible amounts: up to a million miles.
    public static let amounts: ClosedRange<Int64> = 1...1_609_344_000_000
    /// The maximum number of days of a challenge with a set end: a year and a day.
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

    /// The same goal for somebody else, without the description.
    public func fact(named other: Identifier) -> PersonalChallengeSet {
        PersonalChallengeSet(
            challenge: other, title: title, kind: kind, pace: pace, amount: amount, unit: factUnit,
            first: first, last: last)
    }

    /// The unit as a fact names it: that of a count, or “mi” for a distance in miles.
    var factUnit: Line? { measuringUnit == .mile ? Line(MeasuringUnit.mile.name) : unit }

    /// The number of days; `nil` for an open end.
    public var days: Int? { last.map { first.distance(to: $0) + 1 } }
}
