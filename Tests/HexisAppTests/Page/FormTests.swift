@testable import HexisApp
import Testing

@Suite("Form encoding")
struct FormTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let fields: [[String]]
        var testDescription: String { text }

        init(_ text: String, _ fields: [String]...) {
            self.text = text
            self.fields = fields
        }
    }

    @Test(
        "A form is read as browsers send it",
        arguments: [
            Row(""),
            Row("&&"),
            Row("name=Walk", ["name", "Walk"]),
            Row("name=Walk&unit=", ["name", "Walk"], ["unit", ""]),
            Row("flag", ["flag", ""]),
            Row("=x", ["", "x"]),
            Row("a=b=c", ["a", "b=c"]),
            Row("a=1&a=2&b=3&a=4", ["a", "1"], ["a", "2"], ["b", "3"], ["a", "4"]),
            Row("a=b+c%20d%2Be", ["a", "b c d+e"]),
            Row("%6E%61me=%C3%A9%F0%9F%98%80", ["name", "é😀"]),
            Row("a=%26%3D%3d", ["a", "&=="]),
            Row("a=1;b=2", ["a", "1;b=2"]),
            // A lone "%" stays as it is.
            Row("a=100%", ["a", "100%"]), Row("a=%4", ["a", "%4"]), Row("a=%zz%", ["a", "%zz%"]),
            Row("a=%%41", ["a", "%A"]),
            // Invalid UTF-8 is left out, and the rest stays.
            Row("a=%FF&b=2", ["b", "2"]), Row("%C3=1&b=2", ["b", "2"]), Row("a=%ED%A0%80&b=2", ["b", "2"]),
            Row("a=%00", ["a", "\0"]),
        ])
    func read(row: Row) {
        #expect(Form(encoded: row.text).fields.map { [$0.name, $0.value] } == row.fields)
    }

    @Test("A form gives the first value of a name, or all of them")
    func names() {
        let form = Form(encoded: "a=1&b=2&a=3")
        #expect(form["a"] == "1")
        #expect(form.all("a") == ["1", "3"])
        #expect(form["c"] == nil)
        #expect(form.all("c") == [])
    }

    @Test("A form has at most 200 fields, however many are sent")
    func most() {
        let form = Form(encoded: String(repeating: "a=1&", count: 100_000) + "b=2")
        #expect(form.fields.count == 200)
        #expect(form["b"] == nil)
    }

    @Test("Written forms escape everything with a meaning in an address")
    func write() {
        let form = Form([("day", "2026-11-21"), ("note", "a b&c=d+e%é/?#'\"<")])
        #expect(form.encoded == "day=2026-11-21&note=a+b%26c%3Dd%2Be%25%C3%A9%2F%3F%23%27%22%3C")
    }

    @Test("Every character survives writing and reading")
    func roundTrip() {
        let scalars = Array(0...0x7FF) + Array(stride(from: 0x800, through: 0x10FFFF, by: 97))
        for chunk in stride(from: 0, to: scalars.count, by: 50) {
            var text = String.UnicodeScalarView()
            text.append(
                contentsOf: scalars[chunk..<min(chunk + 50, scalars.count)].compactMap { Unicode.Scalar($0) })
            let form = Form([("a", String(text)), (String(text), ""), ("", String(text))])
            let again = Form(encoded: form.encoded)
            #expect(
                again.fields.map { Array($0.name.unicodeScalars) }
                    == form.fields.map { Array($0.name.unicodeScalars) })
            #expect(
                again.fields.map { Array($0.value.unicodeScalars) }
                    == form.fields.map { Array($0.value.unicodeScalars) })
        }
    }
}

@Suite("Requests")
struct RequestTests {
    @Test(
        "A request splits its path into parts",
        arguments: [
            ("/", []), ("/habits", ["habits"]), ("/habits/new", ["habits", "new"]),
            ("//habits//new/", ["habits", "new"]),
            ("/a%20b/%C3%A9", ["a b", "é"]), ("/a%2Fb", ["a/b"]), ("/%FF/x", ["", "x"]), ("", []),
        ] as [(String, [String])])
    func segments(path: String, expected: [String]) {
        #expect(Request(.get, path).segments == expected)
    }
}
