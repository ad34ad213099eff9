/// The name of a survey, of one of its steps, questions or choices, as data, forms and addresses call it:
/// 1 to 60 letters, digits, `-`, `_` and `.` of ASCII.
public struct SurveyKey: Hashable, Sendable {
    public let text: String
    public static let longest = 60

    /// Reads a key that comes from elsewhere. `nil` for anything else, and for the names that every page gives to
    /// parts of its own.
    public init?(text: String) {
        guard (1...SurveyKey.longest).contains(text.bytes.count),
            text.bytes.allSatisfy({ isKeyByte($0) }),
            !["entry", "started", "move", "main", "notice", "problems"].contains(text)
        else { return nil }
        self.text = text
    }

    public static func == (left: SurveyKey, right: SurveyKey) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) {
        for byte in text.bytes { hasher.combine(byte) }
    }

    /// By bytes: the same order on every device.
    func isBefore(_ other: SurveyKey) -> Bool { text.bytes.lexicographicallyPrecedes(other.text.bytes) }
}

extension SurveyKey: ExpressibleByStringLiteral {
    /// A key that stands in code, where whoever writes it sees that it is one.
    public init(stringLiteral text: String) {
        self.text = text
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

extension SurveyKey: FieldType {
    init?(wire: FieldValue) {
        guard let text = wire.text else { return nil }
        self.init(text: text)
    }

    var wire: FieldValue { .run(text.bytes[...]) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text: text)
    }

    var json: JSON { .string(text) }
}
