import HexisCore
import Testing

@testable import HexisExchange

@Suite("API request bodies")
struct APIShapeTests {
    private static let shape = APIShape.object([
        APIField("name", .text(.line, atMost: 5), ""),
        APIField("count", .whole(0...10), "", isOptional: true),
        APIField("value", .number(-1...1.5), "", isOptional: true),
        APIField("days", .list(.text(.day, atMost: 10), atMost: 2), "", isOptional: true),
        APIField("isOn", .flag, "", isOptional: true),
    ])

    @Test(
        "A body that matches the description is accepted",
        arguments: [
            #"{"name":"ü"}"#, #"{"name":"a b c","count":10,"value":1.5}"#, #"{"name":"a","count":3.0}"#,
            #"{"name":"a","count":1e1,"value":-1e0}"#, #"{"days":["2026-02-28","2024-02-29"],"name":"a"}"#,
            #"{"name":"a","isOn":false,"days":[]}"#,
        ])
    func fits(_ text: String) throws {
        #expect(throws: Never.self) { try Self.shape.check(try JSON(parsing: text), at: "") }
    }

    @Test(
        "Any other body is refused with the place and the reason",
        arguments: [
            ("[]", ""), ("null", ""), ("{}", "/name"), (#"{"name":""}"#, "/name"),
            (#"{"name":" a"}"#, "/name"), (#"{"name":"a\nb"}"#, "/name"), (#"{"name":"abcdef"}"#, "/name"),
            (#"{"name":7}"#, "/name"), (#"{"name":null}"#, "/name"), (#"{"name":"a","nam":"b"}"#, "/nam"),
            (#"{"name":"a","count":11}"#, "/count"), (#"{"name":"a","count":-1}"#, "/count"),
            (#"{"name":"a","count":1.5}"#, "/count"), (#"{"name":"a","count":"1"}"#, "/count"),
            (#"{"name":"a","count":1e300}"#, "/count"), (#"{"name":"a","value":1.6}"#, "/value"),
            (#"{"name":"a","value":1e999}"#, "/value"), (#"{"name":"a","value":true}"#, "/value"),
            (#"{"name":"a","days":["2026-02-29"]}"#, "/days/0"),
            (#"{"name":"a","days":["2026-02-28","x"]}"#, "/days/1"),
            (#"{"name":"a","days":["2026-02-28","2026-02-28","2026-02-28"]}"#, "/days"),
            (#"{"name":"a","isOn":1}"#, "/isOn"),
        ])
    func refused(_ text: String, _ place: String) throws {
        let json = try JSON(parsing: text)
        let problem = #expect(throws: APIProblem.self) { try Self.shape.check(json, at: "") }
        #expect(problem?.kind == .invalid)
        #expect(problem?.place == place)
    }

    @Test(
        "A problem names its place in as many Unicode scalars as the description allows",
        arguments: ["a", "é", "e\u{332}"])
    func longPlace(_ text: String) {
        let problem = APIProblem(.invalid, "Unknown parameter.", at: String(repeating: text, count: 300))
        #expect(problem.place?.unicodeScalars.count == 200)
        #expect(problem.place?.unicodeScalars.first == text.unicodeScalars.first)
    }

    @Test("Numbers convert to thousandths and back")
    func numbers() throws {
        for (thousandths, text) in [
            (Int64(0), "0"), (82_500, "82.5"), (-1250, "-1.25"), (7, "0.007"), (1000, "1"),
            (1_000_000_000_000_000, "1000000000000"),
        ] {
            #expect(JSON.thousandths(thousandths) == .number(text))
            #expect(JSON.number(text).thousandths() == thousandths)
        }
        #expect(JSON.number("0.0004").thousandths() == 0)
        #expect(JSON.number("1e300").thousandths() == nil)
    }
}
