import Foundation
import HexisCore
import Testing

/// The system's time zone directory.
let zoneFolder = "/usr/share/zoneinfo"

func zoneFile(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(zoneFolder)/\(name)")))
}

func zone(_ name: String) throws -> ZoneRules { try ZoneRules(bytes: try zoneFile(name)) }

/// The release of the system's zones, such as `2025b`.
let zoneRelease: String = {
    let index = try? String(contentsOfFile: "\(zoneFolder)/tzdata.zi", encoding: .utf8)
    return index?.split(separator: "\n").first?.split(separator: " ").last.map(String.init) ?? ""
}()

/// Parses an instant such as `2026-03-08T07:30:00Z`.
func atUTC(_ text: String) throws -> Instant {
    let date = try Date(text, strategy: .iso8601)
    return try #require(Instant(milliseconds: Int64(date.timeIntervalSince1970 * 1000)))
}
