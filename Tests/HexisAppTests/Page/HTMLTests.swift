@testable import HexisApp
import Testing

@Suite("HTML")
struct HTMLTests {
    private func written(_ write: (inout HTML) -> Void) -> String {
        var html = HTML()
        write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test(
        "Text is shown as typed and never interpreted as markup",
        arguments: [
            ("", ""), ("Walk", "Walk"), ("a & b", "a &amp; b"), ("&amp;", "&amp;amp;"),
            ("<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"),
            ("\" onclick=\"x", "&quot; onclick=&quot;x"), ("<<>>", "&lt;&lt;&gt;&gt;"),
            ("é😀 水 שלום", "é😀 水 שלום"),
        ])
    func escaped(text: String, expected: String) {
        #expect(written { $0.text(text) } == expected)
        #expect(written { $0("p", text: text) } == "<p>\(expected)</p>")
        #expect(written { $0.void("input", .value(text)) } == "<input value=\"\(expected)\">")
        #expect(written { $0("a", .href(text), text: "") } == "<a href=\"\(expected)\"></a>")
    }

    @Test("Every character that could end text or an attribute is escaped everywhere")
    func everyByte() {
        for value in 0..<0x100 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["\(scalar)", "a\(scalar)", "\(scalar)a", "\(scalar)\(scalar)"] {
                let written = written { $0.text(text) }
                let withoutReferences = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"].reduce(written) {
                    $0.split(separator: $1, omittingEmptySubsequences: false).joined()
                }
                #expect(!withoutReferences.contains { "<>&\"'".contains($0) }, "\(value)")
                if !"<>&\"'".unicodeScalars.contains(scalar) { #expect(written == text) }
            }
        }
    }

    @Test("Elements nest as in the code")
    func nesting() {
        let list = written { html in
            html.doctype()
            html("ul", .class("days"), .id("week")) { html in
                for day in ["Mon", "Tue"] { html("li", text: day) }
                html.void("br")
            }
        }
        #expect(list == "<!doctype html><ul class=\"days\" id=\"week\"><li>Mon</li><li>Tue</li><br></ul>")
    }

    @Test("Attributes have text, a number, only a name, or are omitted")
    func attributes() {
        let none: String? = nil
        let input = written {
            $0.void(
                "input", Attribute("max", -12), Attribute("required", if: true),
                Attribute("checked", if: false),
                Attribute("title", none), Attribute("list", Optional("a\"b")))
        }
        #expect(input == "<input max=\"-12\" required list=\"a&quot;b\">")
    }

    @Test("A long text is kept whole")
    func long() {
        let text = String(repeating: "ab<é", count: 10_000)
        #expect(written { $0.text(text) } == String(repeating: "ab&lt;é", count: 10_000))
    }
}
