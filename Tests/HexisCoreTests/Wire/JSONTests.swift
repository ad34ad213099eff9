import HexisCore
import Testing

@Suite("JSON")
struct JSONTests {
    @Test(
        "JSON is read and written on one line, in its original order",
        arguments: [
            ("null", "null"), (" true ", "true"), ("false", "false"), ("0", "0"), ("-0", "-0"),
            ("1e400", "1e400"),
            ("-12.50E+3", "-12.50E+3"), ("123456789012345678901234567890", "123456789012345678901234567890"),
            ("\"\"", "\"\""), ("[ ]", "[]"), ("{ }", "{}"),
            ("[1 , [ 2 ]\n, {\"b\" :3, \"a\":4}]", "[1,[2],{\"b\":3,\"a\":4}]"),
            (#""\u0041\n\t\b\f\r\/\\\"""#, #""A\n\t\b\f\r/\\\"""#), (#""\u0001\u001f""#, #""\u0001\u001f""#),
            (#""\ud83d\ude00\uD83D\uDE00😀""#, "\"😀😀😀\""), (#""\u2028\u007f""#, "\"\u{2028}\u{7F}\""),
        ])
    func read(text: String, written: String) throws {
        let json = try JSON(parsing: text)
        #expect(json.text == written)
        #expect(try JSON(parsing: json.text) == json)
    }

    @Test(
        "Anything else is not JSON",
        arguments: [
            "", " ", "nul", "nulll", "True", "'a'", "a", "01", "-01", "+1", ".5", "1.", "1e", "1e+", "-",
            "0x1", "1 2",
            "NaN", "Infinity", "[", "[1", "[1,", "[1,]", "[,1]", "[01]", "]", "{", "{\"a\"", "{\"a\":",
            "{\"a\":1", "{\"a\":1,}",
            "{a:1}", "{1:1}", "{\"a\" 1}", "}", "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"",
            "\"a\nb\"", "\"\t\"",
            // A duplicate name is ambiguous, even if it is written in two ways.
            #"{"a":1,"a":1}"#, #"{"a":1,"\u0061":2}"#, #"{"b":{"a":1,"a":1}}"#,
            // Half a surrogate pair is not a character.
            #""\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud800x""#, #""\ud800\n""#, #""\udc00\ud800""#,
            "/**/1", "1//", "\u{FEFF}1",
        ])
    func refuse(text: String) {
        #expect(throws: WireError.malformed) { try JSON(parsing: text) }
    }

    @Test(
        "JSON is valid UTF-8",
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF0, 0x9F, 0x98, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0x00, 0x22],
        ] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) {
        #expect(throws: WireError.malformed) { try JSON(parsing: bytes) }
    }

    @Test("JSON nests no deeper than anyone writes on purpose")
    func nesting() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try JSON(parsing: nested(JSON.deepestNesting)).text == nested(JSON.deepestNesting))
        for text in [nested(JSON.deepestNesting + 1), nested(10_000), String(repeating: "[", count: 10_000)] {
            #expect(throws: WireError.nestedTooDeeply) { try JSON(parsing: text) }
        }
        #expect(throws: WireError.nestedTooDeeply) {
            try JSON(parsing: String(repeating: "{\"a\":", count: 10_000))
        }
    }

    @Test(
        "Only whole numbers of 64 bits are JSON integers",
        arguments: [
            ("0", 0), ("-0", 0), ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
            ("9223372036854775808", nil), ("1.0", nil), ("1e2", nil), ("1e400", nil), ("\"1\"", nil),
            ("true", nil),
        ] as [(String, Int64?)])
    func integers(text: String, number: Int64?) throws {
        #expect(try JSON(parsing: text).integer == number)
    }

    @Test("JSON survives writing and reading")
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<5_000 {
            let json = dice.json(depth: 0)
            let text = json.text
            #expect(try JSON(parsing: text) == json)
        }
    }

    @Test("Random bytes are read or refused, and never become longer when written again")
    func randomBytes() {
        var dice = Dice.thrown()
        let alphabet = Array(#"{}[]":,\u0123dDeE+-. tfn"#.utf8) + [0xC3, 0xA9, 0xFF, 0x0A]
        var read = 0
        for _ in 0..<50_000 {
            let bytes = (0..<dice.number(0...12)).map { _ in dice.one(of: alphabet) }
            guard let json = try? JSON(parsing: bytes) else { continue }
            read += 1
            #expect(json.text.utf8.count <= bytes.count)
            #expect((try? JSON(parsing: json.text)) == json)
        }
        #expect(read > 0)
    }
}
