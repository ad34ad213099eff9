/// One line of text that says something: trimmed, without control characters, 1 to 100 scalars long.
public struct Line: Hashable, Sendable {
    public let text: String
    public static let longest = 100

    /// `nil` when nothing is left after trimming that anybody could see, or too much.
    @inline(never)
    public init?(_ text: String) {
        guard !text.isBlank else { return nil }
        self.init(stored: text)
    }

    /// What was taken once stays, also where nobody can see it.
    @inline(never)
    init?(stored text: String) {
        let trimmed = withoutSpaceAround(text)
        guard (1...Line.longest).contains(trimmed.scalarCount),
            !trimmed.unicodeScalars.contains(where: { isControl($0) || isSeparator($0) })
        else { return nil }
        self.text = trimmed
    }

    /// What stands in code, or was written by it: whoever does so sees that it is a line.
    init(inCode text: String) {
        self.text = text
    }

    public static func == (left: Line, right: Line) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

/// Text of any number of lines: trimmed, 1 to 4,000 scalars long.
public struct Passage: Hashable, Sendable {
    public let text: String
    public static let longest = 4000

    /// `nil` when nothing is left after trimming, or too much.
    public init?(_ text: String) {
        let trimmed = withoutSpaceAround(text)
        guard (1...Passage.longest).contains(trimmed.scalarCount),
            !trimmed.unicodeScalars.contains(where: {
                isControl($0) && $0 != "\n" && $0 != "\r" && $0 != "\t"
            })
        else { return nil }
        self.text = trimmed
    }

    /// What stands in code, or was written by it.
    init(inCode text: String) {
        self.text = text
    }

    public static func == (left: Passage, right: Passage) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension Line: FieldType {
    init?(wire: FieldValue) {
        guard let text = wire.text else { return nil }
        self.init(stored: text)
    }

    var wire: FieldValue { .run(text.bytes[...]) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(stored: text)
    }

    var json: JSON { .string(text) }
}

extension Passage: FieldType {
    init?(wire: FieldValue) {
        guard let text = wire.text else { return nil }
        self.init(text)
    }

    var wire: FieldValue { .run(text.bytes[...]) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(text) }
}

extension String {
    /// Its UTF-8. Walking through `utf8` itself drags along what a string from Objective-C would need.
    @inline(never)
    package var bytes: [UInt8] { Array(utf8) }

    /// Nothing that anybody could see.
    @inline(never)
    package var isBlank: Bool { unicodeScalars.allSatisfy { isSpace($0) || isInvisible($0) } }

    /// How many Unicode scalars it is long: its bytes without those that continue one.
    package var scalarCount: Int { bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }

    /// So many Unicode scalars from its beginning, or all of it.
    package func firstScalars(_ count: Int) -> String {
        var seen = 0
        let bytes = bytes.prefix { byte in
            if byte & 0xC0 != 0x80 { seen += 1 }
            return seen <= count
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate func hashBytes(into hasher: inout Hasher) {
        for byte in bytes { hasher.combine(byte) }
    }
}

/// The text without the spaces and control characters around it.
func withoutSpaceAround(_ text: String) -> String {
    var kept = 0..<0
    var position = 0
    for scalar in text.unicodeScalars {
        let next = position + UTF8.width(scalar)
        if !isSpace(scalar) && !isControl(scalar) {
            kept = (kept.isEmpty ? position : kept.lowerBound)..<next
        }
        position = next
    }
    return kept == 0..<position ? text : String(decoding: text.bytes[kept], as: UTF8.self)
}

/// The property White_Space, written out: Swift's own comes with the tables of all properties.
private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
}

/// What only joins, parts, directs or fills: most of the property Default_Ignorable_Code_Point, and the two fillers and the
/// empty Braille pattern that fonts draw as nothing.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
        0x202A...0x202E,
        0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xE0000...0xE0FFF:
        true
    default: false
    }
}

/// Unicode's own line and paragraph separators break a line without being control characters.
private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2028 || scalar.value == 0x2029
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
}
