import HexisCore

/// Answers that count as one although they are spelled differently, and those that the person keeps apart. Each pair
/// can be switched to the other.
struct BondsPanel: View {
    let visit: LoopVisit
    let compilation: Compilation

    func write(to html: inout HTML) {
        let pairs = pairs
        guard !pairs.isEmpty else { return }
        html("section", .class("panel")) { html in
            html("h2", text: LoopsWording.asOne)
            html("p", .class("hint"), text: LoopsWording.asOneHint)
            html("ul", .class("rows")) { html in
                for (number, pair) in pairs.enumerated() { write(pair, 1160 + UInt64(number), to: &html) }
            }
        }
    }

    /// Two answers to a question, and whether they count as one now.
    private struct Pair {
        let question: CueQuestion
        let one: String
        let other: String
        let bond: AnswerBond

        /// What the pair can be switched to.
        var opposite: AnswerBond { bond == .apart ? .together : .apart }

        /// The fields of the form that switches the pair.
        var fields: [(name: String, value: String)] {
            [("question", question.name), ("one", one), ("other", other), ("bond", opposite.name)]
        }
    }

    private var pairs: [Pair] {
        var pairs: [Pair] = []
        for question in CueQuestion.allCases {
            for group in compilation[question] { pairs += joinedPairs(of: group, answering: question) }
        }
        return pairs + separatePairs
    }

    private func joinedPairs(of group: AnswerGroup, answering question: CueQuestion) -> [Pair] {
        group.others.map { Pair(question: question, one: group.text, other: $0, bond: .together) }
    }

    private var separatePairs: [Pair] {
        compilation.apart.map {
            Pair(question: $0.question, one: $0.one.text, other: $0.other.text, bond: .apart)
        }
    }

    private func write(_ pair: Pair, _ number: UInt64, to html: inout HTML) {
        let text = LoopsWording.name(of: pair.opposite)
        html("li", .class("row")) { html in
            html("span", .class("card-text"), text: LoopsWording.pair(pair.one, pair.other, pair.bond))
            visit.button(
                &html, text, to: "/bond", number, fields: pair.fields,
                label: "\(text): \(pair.one), \(pair.other)")
        }
    }
}
