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
    }

    private var pairs: [Pair] {
        var pairs: [Pair] = []
        for question in CueQuestion.allCases {
            for group in compilation[question] {
                pairs += group.others.map {
                    Pair(question: question, one: group.text, other: $0, bond: .together)
                }
            }
        }
        return pairs
            + compilation.apart.map {
                Pair(question: $0.question, one: $0.one.text, other: $0.other.text, bond: .apart)
            }
    }

    private func write(_ pair: Pair, _ number: UInt64, to html: inout HTML) {
        let opposite = pair.bond == .apart ? AnswerBond.together : .apart
        let text = LoopsWording.name(of: opposite)
        html("li", .class("row")) { html in
            html("span", .class("card-text"), text: LoopsWording.pair(pair.one, pair.other, pair.bond))
            visit.button(
                &html, text, to: "/bond", number,
                fields: [
                    ("question", pair.question.name), ("one", pair.one), ("other", pair.other),
                    ("bond", opposite.name),
                ], label: "\(text): \(pair.one), \(pair.other)")
        }
    }
}
