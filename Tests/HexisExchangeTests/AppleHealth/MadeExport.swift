import Chance
import Foundation
import HexisCore

@testable import HexisExchange

/// One record of a generated export.
struct MadeRecord: Hashable {
    var type = "StepCount"
    var source = "Anna’s iPhone"
    var device: String? =
        "&lt;&lt;HKDevice: 0x2806a01b0&gt;, name:iPhone, model:iPhone, hardware:iPhone15,4&gt;"
    var unit = "count"
    var value = "100"
    var begin: Int
    var end: Int
    var made: Int?
    /// The offset in which its dates are written, in seconds east of UTC.
    var offset = 0

    var xml: String {
        """
        <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)" sourceVersion="18.1"\
        \(device.map { " device=\"\($0)\"" } ?? "") unit="\(unit)" \
        creationDate="\(written(made ?? end))" startDate="\(written(begin))" endDate="\(written(end))" \
        value="\(value)"/>

        """
    }

    private func written(_ second: Int) -> String {
        let local = second + offset
        let day = Day(clamping: Int64(local / 86_400))
        let rest = local % 86_400
        let parts = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let away = abs(offset)
        let zone = [away / 3600, away / 60 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
        return "\(day) \(parts.joined(separator: ":")) \(offset < 0 ? "-" : "+")\(zone)"
    }

    static let watch =
        "&lt;&lt;HKDevice: 0x3001a40&gt;, name:Apple Watch, model:Watch, hardware:Watch6,16&gt;"

    /// A record by the Apple Watch.
    static func watch(_ value: String, from begin: Int, to end: Int) -> MadeRecord {
        MadeRecord(source: "Anna’s Apple\u{A0}Watch", device: watch, value: value, begin: begin, end: end)
    }

    /// A record entered by hand.
    static func hand(_ value: String, from begin: Int, to end: Int) -> MadeRecord {
        MadeRecord(source: "Health", device: nil, value: value, begin: begin, end: end)
    }
}

/// A whole export. Its declarations have the mistakes of Apple's: a list without its head, and a duplicate.
func madeExport(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED>
      device CDATA #IMPLIED
      startDate CDATA #REQUIRED>
    <!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
    <!ELEMENT Record ((MetadataEntry)*)>
    ]>
    <HealthData locale="de_DE">
     <ExportDate value="2026-11-15 08:00:00 +0100"/>
    \(body)</HealthData>

    """
}

func madeExport(_ records: [MadeRecord]) -> String { madeExport(records.map { $0.xml }.joined()) }

/// Calls `body` with the path of a temporary file of those bytes.
func withFile<Value>(_ bytes: some Collection<UInt8>, _ body: (String) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "hexis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    return try body(file.path)
}

/// Reads an export of those bytes.
func readHealth(_ bytes: some Collection<UInt8>, in zone: ZoneRules? = .utc) throws
    -> AppleHealthExport.Contents
{
    try withFile(bytes) {
        try AppleHealthExport(path: $0).read(
            in: zone, unpackingIn: FileManager.default.temporaryDirectory.path)
    }
}

func readHealth(_ text: String, in zone: ZoneRules? = .utc) throws -> AppleHealthExport.Contents {
    try readHealth(Array(text.utf8), in: zone)
}

/// The error with which reading is refused; `nil` if it is not.
func refusalOfHealth(_ bytes: some Collection<UInt8>) throws -> AppleHealthError? {
    do {
        _ = try readHealth(bytes)
        return nil
    } catch let error as AppleHealthError {
        return error
    }
}
