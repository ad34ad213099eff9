/// One line of text that says something: trimmed, without control characters, 1 to 100 scalars long.
public struct Line: Hashable, Sendable {
    public let text: String
    public static let longest = 100

    /// `nil` when nothing is left after trimming, or too much.
    public init?(_ text: String) {
        let trimmed = trimming(text) { isSpace($0) || isControl($0) }
        guard !trimmed.isEmpty, trimmed.unicodeScalars.count <= Line.longest,
            !trimmed.unicodeScalars.contains(where: { isControl($0) || isSeparator($0) })
        else { return nil }
        self.text = trimmed
    }
}

/// Text of any number of lines: trimmed, 1 to 4,000 scalars long.
public struct Passage: Hashable, Sendable {
    public let text: String
    public static let longest = 4000

    /// `nil` when nothing is left after trimming, or too much.
    public init?(_ text: String) {
        let trimmed = trimming(text) { isSpace($0) || isControl($0) }
        guard !trimmed.isEmpty, trimmed.unicodeScalars.count <= Passage.longest,
            !trimmed.unicodeScalars.contains(where: {
                isControl($0) && $0 != "\n" && $0 != "\r" && $0 != "\t"
            })
        else { return nil }
        self.text = trimmed
    }
}

extension Line: FieldType {
    init?(wire: FieldValue) {
        guard let text = wire.text else { return nil }
        self.init(text)
    }

    var wire: FieldValue { .run(ArraySlice(text.utf8)) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(text) }
}

extension Passage: FieldType {
    init?(wire: FieldValue) {
        guard let text = wire.text else { return nil }
        self.init(text)
    }

    var wire: FieldValue { .run(ArraySlice(text.utf8)) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(text) }
}

private func trimming(_ text: String, _ isDropped: (Unicode.Scalar) -> Bool) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isDropped($0) }),
        let last = scalars.lastIndex(where: { !isDropped($0) })
    else { return "" }
    return String(scalars[first...last])
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

/// Unicode's own line and paragraph separators break a line without being control characters.
private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2028 || scalar.value == 0x2029
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
}
