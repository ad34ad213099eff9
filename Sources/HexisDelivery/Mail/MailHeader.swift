import Foundation

/// One line of a mail's head, in ASCII, folded where it is long (RFC 5322, §2.2).
///
/// A value that could end the line and begin another one cannot be written: what would follow it would be a header
/// that somebody else chose.
struct MailHeader {
    /// With its line break.
    let line: String

    /// For a value that is ASCII by its nature, such as an address; anything else in it is left out.
    init(_ name: StaticString, _ value: String) {
        self.init(name, lines: [String(decoding: value.utf8.filter { 0x20...0x7E ~= $0 }, as: UTF8.self)])
    }

    /// For words: as they are where they are short and plain, else in encoded words (RFC 2047, §2).
    init(_ name: StaticString, words: String) {
        let isPlain =
            words.utf8.count <= 60 && words.utf8.allSatisfy { 0x20...0x7E ~= $0 } && !words.contains("=?")
        self.init(name, lines: isPlain ? [words] : encodedWords(words))
    }

    private init(_ name: StaticString, lines: [String]) {
        line = "\(name): \(lines.joined(separator: "\r\n "))\r\n"
    }
}

/// Each has at most 75 characters, and no character is torn apart between two.
private func encodedWords(_ text: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    for scalar in text.unicodeScalars {
        let bytes = Array(String(scalar).utf8)
        if pieces[pieces.count - 1].count + bytes.count > mostBytesOfWord { pieces.append([]) }
        pieces[pieces.count - 1] += bytes
    }
    return pieces.map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }
}

/// 45 bytes are 60 characters in Base64, and 72 with what stands around them.
private let mostBytesOfWord = 45
