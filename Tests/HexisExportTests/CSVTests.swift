import HexisCore
import Testing

@testable import HexisExport

@Suite("Tables as CSV")
struct CSVTests {
    private func csv(_ texts: [String]) -> String {
        let table = ExportTable(
            "t", "T", "A text.", of: texts,
            [
                .text("text", "The text.") { $0 }, .count("length", "Its length.") { $0.count },
                .choice("choice", "Itself.", of: texts) { $0 },
            ])
        return String(decoding: Array(CSV.pieces(of: table).joined()), as: UTF8.self)
    }

    @Test(
        "Fields are quoted where they have to be, and no text is a formula",
        arguments: [
            ("walk", "walk,4,walk"), ("", ",0,"), ("a,b", #""a,b",3,"a,b""#),
            (#"say "hi""#, #""say ""hi""",8,"say ""hi""""#),
            ("two\nlines", "\"two\nlines\",9,\"two\nlines\""),
            ("=1+1", "'=1+1,4,=1+1"), ("-3", "'-3,2,-3"), ("+49 30", "'+49 30,6,+49 30"),
            ("@SUM(A1)", "'@SUM(A1),8,@SUM(A1)"), ("'quoted", "'quoted,7,'quoted"),
            ("Grün ☀️", "Grün ☀️,6,Grün ☀️"),
        ])
    func fields(text: String, line: String) {
        #expect(csv([text]) == "text,length,choice\r\n\(line)\r\n")
    }

    @Test("A table without rows has its line of names")
    func empty() {
        #expect(csv([]) == "text,length,choice\r\n")
    }

    @Test("A long table comes in pieces of bounded length, and nothing is lost between them")
    func pieces() {
        let lines = (0..<20_000).map { Array("line \($0)\n".utf8) }
        let pieces = Array(Pieces(first: Array("first\n".utf8), of: lines, last: Array("last\n".utf8)))
        #expect(pieces.allSatisfy { $0.count < 65 * 1024 })
        #expect(pieces.count > 2)
        #expect(
            Array(pieces.joined())
                == Array(([Array("first\n".utf8)] + lines + [Array("last\n".utf8)]).joined()))
    }
}
