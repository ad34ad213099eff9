import HexisCore

/// The one form of `NSPredicate` by which a survey goes on elsewhere: after a certain answer to a question
/// (`ORKResultPredicate`).
struct ResearchKitPredicate: Hashable {
    enum Answer: Hashable {
        case yesOrNo(Bool)
        /// The value of an option.
        case option(String)

        /// The answer at a place of the options; of a yes-or-no question, 0 is yes.
        init?(_ place: Int64, to item: QuestionnaireItem) {
            switch item.kind {
            case .yesOrNo: self = .yesOrNo(place == 0)
            case .choice, .choices:
                guard let place = Int(exactly: place), item.options.lines.indices.contains(place) else {
                    return nil
                }
                self = .option(QuestionnaireItem.key(ofOption: place).text)
            default: return nil
            }
        }
    }

    let step: String
    let result: String
    let answer: Answer

    init(step: String, result: String, answer: Answer) {
        self.step = step
        self.result = result
        self.answer = answer
    }

    private static let start =
        "SUBQUERY(SELF, $x, $x.identifier == $ORK_TASK_IDENTIFIER AND SUBQUERY($x.results, $y, $y.identifier == "
    private static let previous = " AND $y.isPreviousResult == 0"
    private static let middle = " AND SUBQUERY($y.results, $z, $z.identifier == "
    private static let end = ").@count > 0).@count > 0).@count > 0"
    private static let number = " AND $z.answer == "
    private static let option = (" AND SUBQUERY($z.answer, $w, $w == ", ").@count > 0")

    var text: String {
        let answer =
            switch answer {
            case .yesOrNo(let isYes): "\(ResearchKitPredicate.number)\(isYes ? 1 : 0)"
            case .option(let value):
                ResearchKitPredicate.option.0 + ResearchKitPredicate.quoted(value)
                    + ResearchKitPredicate.option.1
            }
        return ResearchKitPredicate.start + ResearchKitPredicate.quoted(step) + ResearchKitPredicate.previous
            + ResearchKitPredicate.middle + ResearchKitPredicate.quoted(result) + answer
            + ResearchKitPredicate.end
    }

    /// Returns `nil` for any other predicate.
    init?(_ text: String) {
        var rest = text[...]
        guard rest.skip(ResearchKitPredicate.start), let step = ResearchKitPredicate.quotation(&rest)
        else { return nil }
        // Earlier versions do not have it.
        _ = rest.skip(ResearchKitPredicate.previous)
        guard rest.skip(ResearchKitPredicate.middle), let result = ResearchKitPredicate.quotation(&rest),
            let answer = ResearchKitPredicate.answer(&rest), rest == ResearchKitPredicate.end
        else { return nil }
        (self.step, self.result, self.answer) = (step, result, answer)
    }

    private static func answer(_ rest: inout Substring) -> Answer? {
        if rest.skip(number), let digit = rest.popFirst(), "01".contains(digit) {
            return .yesOrNo(digit == "1")
        }
        guard rest.skip(option.0), let value = quotation(&rest), rest.skip(option.1) else { return nil }
        return .option(value)
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined())\""
    }

    /// Takes a text in quotation marks from the beginning.
    private static func quotation(_ rest: inout Substring) -> String? {
        guard rest.popFirst() == "\"" else { return nil }
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\": rest.popFirst().map { text.append($0) }
            default: text.append(character)
            }
        }
        return nil
    }
}

extension Substring {
    /// Takes a part from the beginning. Returns `false` if the text begins with something else.
    fileprivate mutating func skip(_ part: String) -> Bool {
        guard hasPrefix(part) else { return false }
        self = dropFirst(part.count)
        return true
    }
}
