/// What somebody answered to a question: the text that a form carries, in one spelling. The question's format says
/// how to read it.
public struct SurveyAnswer: Hashable, Sendable {
    /// A number, a day or a time as their types write them; the keys of what was chosen, in the order in which they
    /// were offered and with a space between them; or what was written.
    public let text: Passage
    /// What was filled in beside the options. Among the keys a last one, `*`, stands for it.
    public let other: Line?

    public init(text: Passage, other: Line? = nil) {
        self.text = text
        self.other = other
    }

    init(inCode text: String, other: Line? = nil) {
        self.init(text: Passage(inCode: text), other: other)
    }

    public static func number(_ number: Amount) -> SurveyAnswer { SurveyAnswer(inCode: "\(number)") }
    public static func day(_ day: Day) -> SurveyAnswer { SurveyAnswer(inCode: "\(day)") }
    public static func time(_ time: TimeOfDay) -> SurveyAnswer { SurveyAnswer(inCode: "\(time)") }

    /// At least one of them, or something else.
    public static func chosen(_ keys: SurveyKey..., other: Line? = nil) -> SurveyAnswer {
        let words = keys.map { $0.text } + (other.map { _ in [SurveyInput.chosenOther] } ?? [])
        return SurveyAnswer(inCode: words.joined(separator: " "), other: other)
    }

    /// On a scale, too; `nil` for another kind of answer, as with the following.
    public var number: Amount? { Amount(text.text) }
    public var day: Day? { Day(text.text) }
    public var time: TimeOfDay? { TimeOfDay(text.text) }

    /// Whether an option was chosen; `yes` or `no` where that is the question.
    public func contains(_ key: SurveyKey) -> Bool { words(of: text.text).contains(key.text) }
}

/// What stands between the spaces of a text.
///
/// Never inlined: in the browser, each of its callers would hold it.
@inline(never)
package func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.bytes + [UInt8(ascii: " ")] {
        if byte != UInt8(ascii: " ") {
            word.append(byte)
        } else if !word.isEmpty {
            words.append(String(decoding: word, as: UTF8.self))
            word = []
        }
    }
    return words
}
