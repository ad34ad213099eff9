/// Answers that occurred together in at least half of all urges, and in at least three: “5 of 7 times: at home, after
/// dinner”. Fewer than three could be chance; less than half would not be what triggers the habit.
public struct Recurrence: Sendable {
    /// Two or three answers, in the order of the questions.
    public let answers: [AnswerGroup]
    /// The usual time, if it is one of the answers.
    public let time: UsualTime?
    public let count: Int
    /// The total number of urges.
    public let total: Int

    static func recurs(_ count: Int, of total: Int) -> Bool { count >= 3 && count * 2 >= total }

    /// The maximum number of answers that are combined, the most frequent ones; more than a few cannot each occur half
    /// of the time.
    private static let mostAnswers = 12
    private static let mostFound = 3

    /// Returns the answers that occurred together most often, three answers before two of them. A pair is left out if a
    /// third answer occurred with it every time.
    static func found(in groups: [AnswerGroup], _ time: UsualTime?, of total: Int) -> [Recurrence] {
        let items = Item.list(groups, time, of: total)
        var found: [Recurrence] = []
        for first in items.indices {
            for second in items.indices where second > first {
                guard let pair = items[first].joined(items[second], of: total) else { continue }
                var isPart = false
                for third in items.indices where third != first && third != second {
                    guard let triple = pair.joined(items[third], of: total) else { continue }
                    if third > second { found.append(triple.recurrence(of: total)) }
                    if triple.urges.count == pair.urges.count { isPart = true }
                }
                if !isPart { found.append(pair.recurrence(of: total)) }
            }
        }
        let order = sortedPlaces(of: found.count) { left, right in
            let (one, other) = (found[left], found[right])
            if one.count != other.count { return one.count > other.count }
            return one.size == other.size ? left < right : one.size > other.size
        }
        return order.prefix(mostFound).map { found[$0] }
    }

    private var size: Int { answers.count + (time == nil ? 0 : 1) }

    /// Answers that may occur together, and the urges in which all of them did.
    private struct Item {
        var answers: [AnswerGroup]
        var time: UsualTime?
        var urges: [Int]

        static func list(_ groups: [AnswerGroup], _ time: UsualTime?, of total: Int) -> [Item] {
            let frequent = groups.filter { recurs($0.count, of: total) }
            let order = sortedPlaces(of: frequent.count) { left, right in
                frequent[left].count == frequent[right].count
                    ? left < right : frequent[left].count > frequent[right].count
            }
            let kept = order.prefix(mostAnswers)
            var items: [Item] = time.map { [Item(answers: [], time: $0, urges: $0.urges)] } ?? []
            for (place, group) in frequent.enumerated() where kept.contains(place) {
                items.append(Item(answers: [group], time: nil, urges: group.urges))
            }
            return items
        }

        func joined(_ other: Item, of total: Int) -> Item? {
            let common = urges.filter { number in
                let place = other.urges.firstSortedIndex { $0 >= number }
                return place < other.urges.count && other.urges[place] == number
            }
            guard recurs(common.count, of: total) else { return nil }
            return Item(answers: answers + other.answers, time: time ?? other.time, urges: common)
        }

        func recurrence(of total: Int) -> Recurrence {
            Recurrence(answers: answers, time: time, count: urges.count, total: total)
        }
    }
}
