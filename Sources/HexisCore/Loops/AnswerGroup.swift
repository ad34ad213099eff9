/// Answers that mean the same, counted as one: “At home”, “at home.” and “at hoome”.
public struct AnswerGroup: Sendable {
    /// The question; `nil` for times of the day.
    public let question: CueQuestion?
    /// The most frequent spelling, which names the group.
    public let text: String
    /// The other spellings, the most frequent first.
    public internal(set) var others: [String]
    /// The number of urges with this answer.
    public internal(set) var count: Int
    /// The last day with this answer.
    public internal(set) var latest: Day
    /// The indices of its urges among those compiled, in increasing order.
    var urges: [Int]
}

/// One spelling of an answer, including all that differ from it only in case, spaces, punctuation and diacritics.
struct Spelling {
    let key: [UInt32]
    /// The text that was used last.
    var text: String
    /// The indices of its urges, in increasing order without duplicates.
    var urges: [Int]
}

extension Loop {
    /// Returns the answers to a question, the most frequent group first, then the most recent.
    ///
    /// Spellings are processed in order: the most frequent first, then by their letters. Each joins the first group
    /// whose leading spelling differs by no more slips than are forgiven in the shorter of the two, unless the person
    /// keeps them apart; otherwise it leads a group of its own. So “at hme” (1) joins “at home” (3), whichever came
    /// first. No chain of slips can join distant answers, since every answer in a group is near its leader.
    func groups(of question: CueQuestion, in urges: [Urge]) -> [AnswerGroup] {
        let spellings = Loop.spellings(of: question, in: urges)
        let order = sortedPlaces(of: spellings.count) { spellings[$0].leads(spellings[$1]) }
        var groups: [AnswerGroup] = []
        var leaders: [Spelling] = []
        for spelling in order.map({ spellings[$0] }) {
            let place = leaders.firstIndex {
                spelling.isNear($0) && !isApart(question, spelling.text, $0.text)
            }
            if let place {
                groups[place].take(spelling, from: urges)
            } else {
                leaders.append(spelling)
                groups.append(AnswerGroup(question, spelling, urges))
            }
        }
        return sortedPlaces(of: groups.count) { groups[$0].ranksBefore(groups[$1]) }.map { groups[$0] }
    }

    private static func spellings(of question: CueQuestion, in urges: [Urge]) -> [Spelling] {
        var spellings: [Spelling] = []
        for (number, urge) in urges.enumerated() {
            for text in urge[question]?.parts ?? [] {
                let key = PlainLetters(text).joined
                let place = spellings.firstSortedIndex { !$0.key.lexicographicallyPrecedes(key) }
                if place == spellings.count || spellings[place].key != key {
                    spellings.insert(Spelling(key: key, text: text, urges: []), at: place)
                }
                spellings[place].text = text
                if spellings[place].urges.last != number { spellings[place].urges.append(number) }
            }
        }
        return spellings
    }

    /// Returns whether two answers are kept apart. The person's last decision about them applies, in whichever order
    /// they are given.
    func isApart(_ question: CueQuestion, _ one: String, _ other: String) -> Bool {
        guard !bonds.isEmpty else { return false }
        let keys = (PlainLetters(one).joined, PlainLetters(other).joined)
        let last = bonds.last { bond in
            guard bond.question == question else { return false }
            let said = (PlainLetters(bond.one.text).joined, PlainLetters(bond.other.text).joined)
            return said == keys || (said.1, said.0) == keys
        }
        return last?.bond == .apart
    }
}

extension Spelling {
    fileprivate func leads(_ other: Spelling) -> Bool {
        urges.count == other.urges.count
            ? key.lexicographicallyPrecedes(other.key) : urges.count > other.urges.count
    }

    func isNear(_ other: Spelling) -> Bool {
        let most = forgivenSlips(in: min(key.count, other.key.count))
        return editDistance(key, other.key, atMost: most) != nil
    }
}

extension AnswerGroup {
    fileprivate init(_ question: CueQuestion, _ spelling: Spelling, _ all: [Urge]) {
        self.init(
            question: question, text: spelling.text, others: [], count: spelling.urges.count,
            latest: spelling.urges.last.map { all[$0].day } ?? .first, urges: spelling.urges)
    }

    fileprivate mutating func take(_ spelling: Spelling, from all: [Urge]) {
        others.append(spelling.text)
        for number in spelling.urges {
            let place = urges.firstSortedIndex { $0 >= number }
            if place == urges.count || urges[place] != number { urges.insert(number, at: place) }
        }
        count = urges.count
        latest = urges.last.map { all[$0].day } ?? latest
    }

    fileprivate func ranksBefore(_ other: AnswerGroup) -> Bool {
        if count != other.count { return count > other.count }
        if latest != other.latest { return latest > other.latest }
        return text.bytes.lexicographicallyPrecedes(other.text.bytes)
    }
}
