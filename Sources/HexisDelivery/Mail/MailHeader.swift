import Foundation

/// One header line of a mail, in ASCII, folded if it is long (RFC 5322, §2.2).
///
/// A value that could end the line and begin another cannot be written, since an attacker could inject a header
/// with it.
struct MailHeader {
    /// The line, with its line break.
    let line: String

    /// For a value that is ASCII by its nature, such as an address; other characters are left out.
    init(_ name: StaticString, _ value: String) {
        self.init(name, lines: [String(decoding: value.utf8.filter { 0x20...0x7E ~= $0 }, as: UTF8.self)])
    }

    /// For text: as it is if it is short and plain, else as encoded words (RFC 2047, §2).
    init(_ name: StaticString, words: String) {
        let isPlain =
            words.utf8.count <= 60 && words.utf8.allSatisfy { 0x20...0x7E ~= $0 } && !words.contains("=?")
        self.init(name, lines: isPlain ? [words] : encodedWords(words))
    }

    private init(_ name: StaticString, lines: [String]) {
        line = "\(name): \(lines.joined(separator: "\r\n "))\r\n"
    }
}

/// Splits a text into encoded words of at most 75 characters, never within a character.
private func encodedWords(_ text: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    for scalar in text.unicodeScalars {
        let bytes = Array(String(scalar).utf8)
        if pieces[pieces.count - 1].count + bytes.count > mostBytesOfWord { pieces.append([]) }
        pieces[pieces.count - 1] += bytes
    }
    return pieces.map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }
}

/// 45 bytes are 60 characters in Base64, and 72 with the delimiters.
private let mostBytesOfWord = 45
