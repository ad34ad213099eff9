import Chance
import HexisCore
import Testing

@testable import HexisExchange

private let begin = 20_541 * 86_400
private let record = MadeRecord(begin: begin, end: begin + 60)
private let export = Array(madeExport([record]).utf8)

private func amounts(_ bytes: [UInt8]) throws -> [Int64] {
    try readHealth(bytes).measurements.map { $0.amount }
}

@Suite("Apple Health: archives")
struct HealthArchiveTests {
    @Test(
        "The export is the XML with the root HealthData, whatever its name and folder",
        arguments: [
            "apple_health_export/export.xml", "apple_health_export/Exportación.xml",
            "apple_health_export/导出.xml",
            "../../../../etc/cron.d/export.xml", "/export.XML",
        ])
    func names(name: String) throws {
        var zip = MadeZip()
        zip.add(
            "apple_health_export/export_cda.xml",
            Array("<ClinicalDocument><!--\(export.count)--></ClinicalDocument>".utf8))
        zip.add("apple_health_export/workout-routes/route_1.gpx", Array("<gpx/>".utf8))
        zip.add(name, export)
        #expect(try amounts(zip.closed()) == [100_000])
    }

    @Test("64-bit sizes, stored files and comments are supported")
    func shapes() throws {
        for (isLarge, isPacked) in [(true, true), (true, false), (false, false)] {
            var zip = MadeZip(isLarge: isLarge)
            zip.add("export.xml", export, isPacked: isPacked)
            #expect(try amounts(zip.closed(comment: "made by a phone")) == [100_000])
        }
    }

    @Test("An archive cut off anywhere is refused")
    func cutShort() throws {
        var zip = MadeZip()
        zip.add("export.xml", export)
        let whole = zip.closed()
        #expect(try refusalOfHealth(whole) == nil)
        for length in 4..<whole.count {
            #expect(try refusalOfHealth(whole[..<length]) == .cutShort, "\(length) of \(whole.count)")
        }
    }

    @Test("An archive that unpacks to a thousand times its size is refused")
    func bomb() throws {
        var zip = MadeZip()
        let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 100 << 20)
        zip.add("export.xml", export.dropLast(14) + blanks + Array("</HealthData>".utf8))
        #expect(try refusalOfHealth(zip.closed()) == .tooLarge)
    }

    @Test("Declared sizes are not trusted")
    func claims() throws {
        let threeGigabytes = 3 << 30
        for (packed, unpacked) in [
            (threeGigabytes, threeGigabytes), (export.count, threeGigabytes), (export.count, 10),
            (.max, .max), (-1, -1),
        ] {
            var zip = MadeZip(isLarge: true, claim: (packed, unpacked))
            zip.add("export.xml", export, isPacked: false)
            #expect(try refusalOfHealth(zip.closed()) != nil, "\(packed), \(unpacked)")
        }
    }

    @Test("An archive without an export, or with a password, is refused")
    func others() throws {
        var other = MadeZip()
        other.add("holiday.jpg", [1, 2, 3])
        other.add("a.xml", Array("<a/>".utf8))
        #expect(try refusalOfHealth(other.closed()) == .nothingInside)
        var locked = MadeZip()
        locked.add("export.xml", export, isLocked: true)
        #expect(try refusalOfHealth(locked.closed()) == .damagedArchive)
    }

    @Test("A changed byte is detected, or changes nothing that is read")
    func damage() throws {
        var dice = Dice.thrown(for: "damaged health archive")
        var zip = MadeZip()
        zip.add("export.xml", export)
        let whole = zip.closed()
        for _ in 0..<300 {
            var bytes = whole
            bytes[dice.number(0...bytes.count - 1)] ^= UInt8(1 << dice.number(0...7))
            if try refusalOfHealth(bytes) == nil { #expect(try amounts(bytes) == [100_000]) }
        }
    }
}
