/// A person's answer to a question: the text that a form submits, in canonical spelling. The question's format
/// determines how to read it.
public struct SurveyAnswer: Hashable, Sendable {
    /// A number, a day or a time as their types write them; the keys of the chosen options, in the order offered and
    /// separated by spaces; or free text.
    public let text: Passage
    /// The text filled in beside the options. A final `*` among the keys stands for it.
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

    /// Needs at least one key, or `other`.
    public static func chosen(_ keys: SurveyKey..., other: Line? = nil) -> SurveyAnswer {
        let words = keys.map { $0.text } + (other.map { _ in [SurveyInput.chosenOther] } ?? [])
        return SurveyAnswer(inCode: words.joined(separator: " "), other: other)
    }

    /// The number, also on a scale; like the following, `nil` for another kind of answer.
    public var number: Amount? { Amount(text.text) }
    public var day: Day? { Day(text.text) }
    public var time: TimeOfDay? { TimeOfDay(text.text) }

    /// Returns whether an option was chosen, including `yes` or `no` for a yes-or-no question.
    public func contains(_ key: SurveyKey) -> Bool { words(of: text.text).contains(key.text) }
}

/// Splits a text at spaces.
///
/// Never inlined: the wasm build would contain a copy in each of its callers.
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
