import Chance
import HexisCore
import Testing

@testable import HexisExchange

private let begin = 20_541 * 86_400
private let record = MadeRecord(begin: begin, end: begin + 60)

@Suite("Apple Health: malformed and hostile files")
struct NastyExportTests {
    @Test(
        "A file that is not an export is reported as such",
        arguments: [
            ("", AppleHealthError.empty), ("x", .notAnExport), ("hello, world", .notAnExport),
            ("{\"data\": {}}", .notAnExport), ("<html><body>HealthData</body></html>", .notAnExport),
            ("<HealthDataset></HealthDataset>", .notAnExport),
            ("<?xml version=\"1.0\"?><!DOCTYPE HealthData [", .cutShort),
        ])
    func others(text: String, error: AppleHealthError) throws {
        #expect(try refusalOfHealth(Array(text.utf8)) == error)
    }

    @Test("A truncated export is reported as such")
    func cutShort() throws {
        let whole = Array(madeExport([record, record]).utf8)
        let start = madeExport("").utf8.count - "</HealthData>\n".utf8.count
        for length in start..<whole.count - 2 {
            #expect(try refusalOfHealth(whole[..<length]) == .cutShort, "\(length) of \(whole.count)")
        }
    }

    @Test("Malformed XML is reported with its line")
    func damaged() throws {
        let text = "<HealthData>\n<Record type=\"a\">\n</Wrong>\n</HealthData>\n"
        #expect(try refusalOfHealth(Array(text.utf8)) == .damaged(line: 3))
        #expect(try refusalOfHealth(Array("<?xml version=\"1.0\"?>\n\(text)".utf8)) == .damaged(line: 4))
    }

    /// A billion laughs, if they were expanded.
    @Test(
        "Entities are neither expanded nor fetched",
        arguments: [
            "<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY x \"&b;&b;&b;&b;&b;&b;\">",
            "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY % p SYSTEM \"http://127.0.0.1/\"> %p;",
        ])
    func entities(declarations: String) throws {
        let head = "<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [\(declarations)]>\n<HealthData>"
        let quiet = "\(head)\(record.xml)</HealthData>"
        #expect(try readHealth(quiet).measurements.count == 1)
        #expect(try refusalOfHealth(Array("\(head)<Me>&x;</Me></HealthData>".utf8)) == .damaged(line: 3))
        #expect(try refusalOfHealth(Array("\(head)<Me a=\"&x;\"/></HealthData>".utf8)) == .damaged(line: 3))
    }

    @Test("Too many names, too long names and too deep nesting are refused")
    func endless() throws {
        let long = Array("<HealthData><Me a=\"".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 24 << 20)
        #expect(try refusalOfHealth(long + Array("\"/></HealthData>".utf8)) == .tooLarge)
        let deep =
            Array("<HealthData>".utf8) + [[UInt8]](repeating: Array("<a>".utf8), count: 1_000_000).joined()
        #expect(try refusalOfHealth(deep) == .tooLarge)
    }

    @Test("After a file that exceeded the memory limit, the next one is read as usual")
    func memoryIsGivenBack() throws {
        for _ in 0..<3 {
            let long =
                Array("<HealthData><Me a=\"".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 24 << 20)
            #expect(try refusalOfHealth(long) == .tooLarge)
            #expect(try readHealth(madeExport([record])).measurements.count == 1)
        }
    }

    @Test("Ten thousand simultaneous measurements take bounded work")
    func crowded() throws {
        let crowd = (0..<12_000).map {
            MadeRecord(value: "\($0 % 7 + 1)", begin: begin + $0, end: begin + 80_000)
        }
        let contents = try readHealth(madeExport(crowd))
        #expect(contents.measurements.count == 1)
    }

    @Test("A changed byte never crashes the program")
    func damage() throws {
        var dice = Dice.thrown(for: "damaged health export")
        let whole = Array(madeExport([record, .watch("5", from: begin, to: begin + 10)]).utf8)
        for _ in 0..<500 {
            var bytes = whole
            for _ in 0...dice.number(0...3) { bytes[dice.number(0...bytes.count - 1)] = dice.bytes(1)[0] }
            _ = try refusalOfHealth(bytes)
        }
    }

    @Test("Reading can be cancelled and reports its progress")
    func stopped() throws {
        let text = madeExport((0..<3000).map { MadeRecord(begin: begin + $0 * 9, end: begin + $0 * 9 + 9) })
        try withFile(Array(text.utf8)) { path in
            var seen: [Int] = []
            let export = try AppleHealthExport(path: path)
            _ = try export.read(in: .utc, unpackingIn: "/tmp") {
                seen.append($0.percent)
                return true
            }
            #expect(seen == seen.sorted() && seen.last == 100 && seen.count > 2)
            #expect(throws: AppleHealthError.cancelled) {
                try export.read(in: .utc, unpackingIn: "/tmp") { $0.percent < 20 }
            }
        }
    }
}
