import Foundation
import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("The folder of time zones")
struct ZoneFolderTests {
    private let zones = ZoneFolder(path: "/usr/share/zoneinfo")

    @Test("Places are offered under their current and former names")
    func names() {
        #expect(zones.names.first == "UTC")
        for name in ["Europe/Vienna", "Asia/Kolkata", "Asia/Calcutta", "America/Argentina/Ushuaia"] {
            #expect(zones.names.contains(name))
        }
        #expect(!zones.names.contains { $0.hasPrefix("Etc/") })
        #expect(zones.version?.hasPrefix("20") == true)
        for name in zones.names { #expect(ZoneFolder.isName(name)) }
    }

    @Test(
        "A zone's clock changes in the coming year are in seconds since 1970 and seconds east of UTC",
        arguments: [
            // Vienna changes on the last Sundays of March and October at 01:00 UTC.
            ("Europe/Vienna", [[1_774_746_000, 7200], [1_792_890_000, 3600]]),
            // Lord Howe Island goes back by half an hour in April, and forward in October.
            ("Australia/Lord_Howe", [[1_775_314_800, 37_800], [1_791_041_400, 39_600]]),
            ("Asia/Tokyo", []), ("UTC", []),
        ] as [(String, [[Int64]])])
    func changes(_ zone: String, _ changes: [[Int64]]) {
        // 1 January 2026.
        let found = ClockChangeRoute.changes(
            of: zones.rules(of: zone), after: Instant(clamping: 1_767_225_600_000))
        #expect(found.map { [$0.at.milliseconds / 1000, Int64($0.offset)] } == changes)
    }

    @Test(
        "A name that leads out of the folder is invalid",
        arguments: [
            "../../../etc/passwd", "/etc/passwd", "Europe/../../x", "", "Europe//Vienna", "Europe/Vienna\0",
        ])
    func tricks(_ name: String) {
        #expect(!ZoneFolder.isName(name))
        #expect(zones.offset(of: name, at: Instant(clamping: 0)) == 0)
    }

    @Test(
        "A folder that is set may be newer than the system's: British Columbia stays on summer time")
    func newerFolder() throws {
        let packages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".venv/lib")
        let python = try #require(FileManager.default.contentsOfDirectory(atPath: packages.path).first)
        let folder = packages.appending(path: "\(python)/site-packages/tzdata/zoneinfo")
        let newer = ZoneFolder(path: folder.path)
        #expect(try #require(newer.version) >= "2026b")
        let day = try #require(Day("2026-12-01"))
        let time = try #require(TimeOfDay("08:00"))
        #expect(
            newer.rules(of: "America/Vancouver").instant(of: day, at: time)
                == Instant(milliseconds: 1_796_137_200_000))  // 15:00 UTC
    }

    @Test("An unknown zone and an empty name count as UTC")
    func unknown() {
        #expect(zones.offset(of: "Moon/Base", at: Instant(clamping: 0)) == 0)
        #expect(zones.offset(of: nil, at: Instant(clamping: 0)) == 0)
    }

    @Test("Python reads the same offsets from the same files, at random instants from 1970 to 2199")
    func againstPython() throws {
        var generator = SplitMix(state: 20_261_121)
        let cases = (0..<6000).map { _ in
            (
                zone: zones.names[Int(generator.next() % UInt64(zones.names.count))],
                second: Int64(generator.next() % 7_258_118_400)
            )
        }
        let script = """
            import sys, zoneinfo, datetime
            epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
            for line in sys.stdin:
                zone, second = line.split()
                moment = epoch + datetime.timedelta(seconds=int(second))
                print(int(moment.astimezone(zoneinfo.ZoneInfo(zone)).utcoffset().total_seconds()))
            """
        let input = cases.map { "\($0.zone) \($0.second)" }.joined(separator: "\n")
        let offsets = try python(script, reading: input).split(separator: "\n").map { Int($0) }
        #expect(offsets.count == cases.count)
        for (expected, one) in zip(offsets, cases) {
            let found = zones.offset(of: one.zone, at: Instant(clamping: one.second * 1000))
            #expect(found == expected, "\(one.zone) at \(one.second)")
        }
    }
}

/// A generator of numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

private func python(_ script: String, reading input: String) throws -> String {
    let folder = try TemporaryFolder()
    try Data(input.utf8).write(to: URL(filePath: folder.path("input")))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["PYTHONTZPATH=/usr/share/zoneinfo", "python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder.path("input")))
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
}
