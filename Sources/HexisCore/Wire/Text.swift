/// One line of visible text: trimmed, without control characters, 1 to 100 scalars long.
public struct Line: Hashable, Sendable {
    public let text: String
    public static let longest = 100

    /// Returns `nil` if nothing visible is left after trimming, or if the text is too long.
    @inline(never)
    public init?(_ text: String) {
        guard !text.isBlank else { return nil }
        self.init(stored: text)
    }

    /// Reads a stored line. One accepted earlier stays valid, even if it is invisible.
    @inline(never)
    init?(stored text: String) {
        let trimmed = withoutSpaceAround(text)
        guard (1...Line.longest).contains(trimmed.scalarCount),
            !trimmed.unicodeScalars.contains(where: { isControl($0) || isSeparator($0) })
        else { return nil }
        self.text = trimmed
    }

    /// Wraps a text from the code, whose author ensures that it is a valid line.
    init(inCode text: String) {
        self.text = text
    }

    public static func == (left: Line, right: Line) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

/// A text of any number of lines: trimmed, 1 to 4,000 scalars long.
public struct Passage: Hashable, Sendable {
    public let text: String
    public static let longest = 4000

    /// Returns `nil` if the text is empty after trimming, or too long.
    public init?(_ text: String) {
        let trimmed = withoutSpaceAround(text)
        guard (1...Passage.longest).contains(trimmed.scalarCount),
            !trimmed.unicodeScalars.contains(where: {
                isControl($0) && $0 != "\n" && $0 != "\r" && $0 != "\t"
            })
        else { return nil }
        self.text = trimmed
    }

    /// Wraps a text from the code.
    init(inCode text: String) {
        self.text = text
    }

    public static func == (left: Passage, right: Passage) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension Line: TextType {}

extension Passage: TextType {
    init?(stored text: String) { self.init(text) }
}

extension String {
    /// The UTF-8 bytes. Iterating over `utf8` itself would pull in support for Objective-C strings.
    @inline(never)
    package var bytes: [UInt8] { Array(utf8) }

    /// Whether nothing in the text is visible.
    @inline(never)
    package var isBlank: Bool { unicodeScalars.allSatisfy { isSpace($0) || isInvisible($0) } }

    /// The number of Unicode scalars: all bytes except continuation bytes.
    package var scalarCount: Int { bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }

    /// Returns the first Unicode scalars, at most `count`.
    package func firstScalars(_ count: Int) -> String {
        var seen = 0
        let bytes = bytes.prefix { byte in
            if byte & 0xC0 != 0x80 { seen += 1 }
            return seen <= count
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Hashes the bytes: the hash of a string would pull in the tables by which Unicode compares texts.
    func hashBytes(into hasher: inout Hasher) {
        for byte in bytes { hasher.combine(byte) }
    }
}

/// Returns the text without surrounding spaces and control characters.
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

/// The property White_Space, written out: Swift's own pulls in the tables of all properties.
private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
}

/// Characters that only join, separate, direct or fill: most of the property Default_Ignorable_Code_Point, plus the two
/// fillers and the empty Braille pattern that fonts draw as nothing.
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
