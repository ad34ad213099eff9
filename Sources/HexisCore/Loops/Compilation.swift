/// Everything noted about a loop's urges, compiled so that recurring answers show.
public struct Compilation: Sendable {
    /// The compiled urges, the earliest first.
    public let urges: [Urge]
    /// The answers to each question, in the order of the questions.
    public let answers: [[AnswerGroup]]
    /// The part of the day in which most urges came, if one stands out.
    public let usualTime: UsualTime?
    /// Answers that occur together, the strongest first.
    public let recurring: [Recurrence]
    /// The pairs of answers that the person declared to be different.
    public let apart: [AnswersBound]

    /// The maximum number of urges compiled, the latest ones: enough for a year of one a day, few enough to compare
    /// them all.
    public static let most = 400

    public subscript(question: CueQuestion) -> [AnswerGroup] { answers[question.rawValue] }

    /// The number of urges in each hour of the day, from 0 to 23.
    public var hours: [Int] {
        var hours = [Int](repeating: 0, count: 24)
        for urge in urges { if let time = urge.time { hours[time.minutes / 60] += 1 } }
        return hours
    }
}

extension Loop {
    public var compilation: Compilation {
        let urges = Array(urges.suffix(Compilation.most))
        let answers = CueQuestion.allCases.map { groups(of: $0, in: urges) }
        let usualTime = UsualTime(urges)
        return Compilation(
            urges: urges, answers: answers, usualTime: usualTime,
            recurring: Recurrence.found(in: answers.reduce([]) { $0 + $1 }, usualTime, of: urges.count),
            apart: CueQuestion.allCases.reduce([]) { $0 + partedPairs(of: $1, in: answers[$1.rawValue]) })
    }

    /// Returns the number of urges on a day.
    public func urgeCount(on day: Day) -> Int {
        let first = urges.firstSortedIndex { $0.day >= day }
        return urges.firstSortedIndex { $0.day > day } - first
    }

    /// Returns the pairs that are separate only because the person said so, each as last decided.
    private func partedPairs(of question: CueQuestion, in groups: [AnswerGroup]) -> [AnswersBound] {
        var pairs: [AnswersBound] = []
        for bond in bonds.reversed() where bond.question == question && bond.bond == .apart {
            let isThere = groups.contains { $0.text == bond.one.text || $0.text == bond.other.text }
            let isKnown = pairs.contains { $0.one == bond.one && $0.other == bond.other }
            if isThere, !isKnown, isApart(question, bond.one.text, bond.other.text) { pairs.append(bond) }
        }
        return pairs
    }
}

/// Two hours of the day in which at least half of the urges came, and at least three: “between 15:00 and 17:00”.
public struct UsualTime: Hashable, Sendable {
    /// The window begins on the hour or half hour, and may span midnight.
    public let from: TimeOfDay
    public let until: TimeOfDay
    public let count: Int
    var urges: [Int]

    /// Returns `nil` if no window stands out. Of neighbouring windows with equally many urges, it picks the middle one.
    init?(_ all: [Urge]) {
        let counts = (0..<48).map { UsualTime.members(all, from: $0 * 30).count }
        let most = counts.reduce(0) { max($0, $1) }
        let first = counts.firstIndex(of: most) ?? 0
        let run = counts[first...].prefix { $0 == most }.count
        let start = (first + (run - 1) / 2) * 30
        let best = UsualTime.members(all, from: start)
        guard Recurrence.recurs(best.count, of: all.count), let from = TimeOfDay(minutes: start),
            let until = TimeOfDay(minutes: (start + 120) % 1440)
        else { return nil }
        (self.from, self.until, count, urges) = (from, until, best.count, best)
    }

    private static func members(_ urges: [Urge], from minute: Int) -> [Int] {
        urges.indices.filter { number in
            urges[number].time.map { ($0.minutes - minute + 1440) % 1440 < 120 } ?? false
        }
    }
}
