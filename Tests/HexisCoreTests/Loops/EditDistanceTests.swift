@testable import HexisCore
import Testing

@Suite("Edit distance")
struct EditDistanceTests {
    private func letters(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    @Test(
        "The edit distance is the fewest letters to insert, delete or replace",
        arguments: [
            ("", "", 0), ("home", "home", 0), ("home", "hme", 1), ("home", "hoome", 1), ("home", "hone", 1),
            ("kitten", "sitting", 3), ("", "abc", 3), ("ab", "ba", 2), ("水", "火", 1),
        ])
    func distance(left: String, right: String, expected: Int) {
        #expect(editDistance(letters(left), letters(right), atMost: 9) == expected)
        #expect(editDistance(letters(left), letters(right), atMost: expected) == expected)
        if expected > 0 { #expect(editDistance(letters(left), letters(right), atMost: expected - 1) == nil) }
    }

    @Test("The edit distance is symmetric and agrees with the plain dynamic-programming table")
    func symmetric() {
        var dice = Dice.thrown()
        for _ in 0..<5000 {
            let (left, right) = (dice.word(), dice.word())
            let most = dice.number(0...6)
            let expected = plainDistance(left, right)
            let found = editDistance(left, right, atMost: most)
            #expect(found == (expected <= most ? expected : nil), "\(left) \(right) \(most)")
            #expect(editDistance(right, left, atMost: most) == found)
        }
    }

    private func plainDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var next = [i + 1]
            for j in right.indices {
                next.append(min(next[j] + 1, row[j + 1] + 1, row[j] + (letter == right[j] ? 0 : 1)))
            }
            row = next
        }
        return row[right.count]
    }

    @Test(
        "Letters are compared without case, punctuation, spacing and diacritics",
        arguments: [
            ("Café, at 5!", "cafe at 5"), ("  At   HOME. ", "at home"), ("don’t", "dont"), ("Größe", "grose"),
            ("Žižkov", "zizkov"), ("Đường", "duong"), ("ΏΡΑ", "ωρα"), ("Ёлка ЖУК", "елка жук"),
            ("水曜日", "水曜日"),
            ("e\u{301}t\u{E9}", "ete"), ("🍫", "🍫"), ("A–B", "a b"), ("«ça»", "ca"), ("ŸŽſ", "yzs"),
        ])
    func plain(text: String, expected: String) {
        let words = expected.split(separator: " ").map { letters(String($0)) }
        #expect(PlainLetters(text).words == words)
    }

    @Test("Text without any letters is compared as it is")
    func noLetters() {
        #expect(PlainLetters("?!").joined == letters("?!"))
        #expect(PlainLetters("?!") != PlainLetters("…"))
        #expect(PlainLetters("").words.isEmpty)
    }
}

extension Dice {
    /// A short word of few letters, so that near ones are common.
    mutating func word() -> [UInt32] { (0..<number(0...9)).map { _ in UInt32(number(97...99)) } }
}
