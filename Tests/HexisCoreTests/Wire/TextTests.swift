@testable import HexisCore
import Testing

@Suite("Lines and passages")
struct TextTests {
    @Test(
        "Lines and passages are trimmed",
        arguments: [
            ("Walk", "Walk"), ("  Walk \n", "Walk"), ("\u{A0}Walk\u{3000}", "Walk"), ("a  b", "a  b"),
            ("\0a\0", "a"),
        ])
    func trimmed(text: String, expected: String) {
        #expect(Line(text)?.text == expected)
        #expect(Passage(text)?.text == expected)
    }

    @Test("A line or passage cannot be empty", arguments: ["", " ", "\t\r\n", "\u{2028}", "\0", "\u{85}"])
    func empty(text: String) {
        #expect(Line(text) == nil)
        #expect(Passage(text) == nil)
    }

    @Test(
        "A line has a visible character",
        arguments: ["\u{200B}\u{200D}", "\u{2800}", "\u{3164}", " \u{FEFF} ", "\u{E0020}", "\u{FE0F}"])
    func invisible(text: String) {
        #expect(Line(text) == nil)
        #expect(Line("\(text)a\(text)") != nil)
    }

    @Test("A name stored before that rule survives both encodings")
    func storedInvisible() throws {
        let entry = Entry(
            id: identifier(1), at: instant(0), device: identifier(2),
            fact: .personNamed(PersonNamed(name: Line(stored: "\u{200B}"))))
        #expect(try Entry(json: entry.json) == entry)
        #expect(try Entry(bytes: entry.bytes) == entry)
    }

    @Test("A line has no line breaks and no other control characters")
    func oneLine() {
        for text in [
            "a\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\tb", "a\0b", "a\u{7F}b", "a\u{85}b",
            "a\u{1B}[31mb",
        ] {
            #expect(Line(text) == nil)
        }
        #expect(Passage("a\r\n\tb")?.text == "a\r\n\tb")
        #expect(Passage("a\0b") == nil)
        #expect(Passage("a\u{1B}b") == nil)
    }

    @Test("The maximum length is counted in scalars")
    func longest() {
        #expect(Line(String(repeating: "é", count: 100)) != nil)
        #expect(Line(String(repeating: "é", count: 101)) == nil)
        #expect(Line(String(repeating: "e\u{301}", count: 51)) == nil, "102 scalars, though 51 characters")
        #expect(Line("a" + String(repeating: " ", count: 200)) != nil, "trimmed characters do not count")
        #expect(Passage(String(repeating: "👩‍👩‍👧", count: 800)) != nil, "5 scalars each")
        #expect(Passage(String(repeating: "👩‍👩‍👧", count: 801)) == nil)
    }

    @Test("A line or passage made again from its text is unchanged")
    func again() {
        var dice = Dice.thrown()
        for _ in 0..<5_000 {
            let text = dice.text()
            if let line = Line(text) { #expect(Line(line.text)?.text == line.text) }
            if let passage = Passage(text) { #expect(Passage(passage.text)?.text == passage.text) }
        }
    }
}
