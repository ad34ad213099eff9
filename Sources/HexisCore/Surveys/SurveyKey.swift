/// The name of a survey, or of one of its steps, questions or options, as used in data, forms and addresses.
public struct SurveyKey: Hashable, Sendable {
    let line: Line

    public var text: String { line.text }
    public static let longest = 60

    /// Wraps the line of a stored fact.
    public init(line: Line) {
        self.line = line
    }

    /// Reads the key of an external survey: 1 to 60 ASCII letters, digits, `-`, `_` and `.`. Returns `nil` for anything
    /// else, and for names that every page uses for parts of its own.
    public init?(text: String) {
        guard (1...SurveyKey.longest).contains(text.bytes.count),
            text.bytes.allSatisfy({ isKeyByte($0) }),
            !["entry", "started", "move", "main", "notice", "problems"].contains(text)
        else { return nil }
        self.init(line: Line(inCode: text))
    }
}

extension SurveyKey: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self.init(line: Line(inCode: text))
    }
}

private func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
    default: false
    }
}
