import HexisApp
import HexisCore
import HexisExchange
import Testing

@testable import HexisExport

@Suite("Every entry as JSON")
struct ExportJSONTests {
    @Test("The file is one JSON document with every entry as it was", arguments: [0, 1, 2, 1000])
    func roundTrip(count: Int) throws {
        let moment = Moment(instant: Instant(clamping: 1_795_248_000_000))
        let entries = Array(
            Demonstration.entries(until: moment, device: Identifier(high: 1, low: 2)).prefix(count))
        let half = count / 2
        let bytes =
            ExportJSON.head(of: "an\"na", at: RFC3339.text(moment.instant))
            + ExportJSON.lines(Array(entries[..<half]), areFirst: true)
            + ExportJSON.lines(Array(entries[half...]), areFirst: half == 0)
            + ExportJSON.tail(unreadable: 3)
        let json = try JSON(parsing: bytes)
        #expect(json["format"]?.string == "hexis")
        #expect(json["version"]?.integer == 1)
        #expect(json["userName"]?.string == "an\"na")
        #expect(json["unreadable"]?.integer == 3)
        guard case .array(let items) = json["entries"] else {
            Issue.record("There is no list of entries.")
            return
        }
        #expect(try items.map { try Entry(json: $0) } == entries)
    }
}
