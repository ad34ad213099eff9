import Foundation
import HexisCore
import Testing

@Suite("Civil time in a zone")
struct CivilTimeTests {
    @Test(
        "A repeated time is the first of the two; a skipped one uses the offset before the change",
        arguments: [
            ("Europe/Vienna", "2026-11-21", "08:00", "2026-11-21T07:00:00Z"),
            // Skipped: clocks go from 02:00 to 03:00, so 02:30 at −05:00 is 03:30 at −04:00.
            ("America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00Z"),
            ("America/New_York", "2026-03-08", "01:59", "2026-03-08T06:59:00Z"),
            ("America/New_York", "2026-03-08", "03:00", "2026-03-08T07:00:00Z"),
            // Repeated: at +02:00, and an hour later at +01:00.
            ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
            ("Europe/Berlin", "2026-10-25", "01:59", "2026-10-24T23:59:00Z"),
            ("Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
            // At midnight: 00:00 to 01:00 is skipped.
            ("Africa/Cairo", "2026-04-24", "00:30", "2026-04-23T22:30:00Z"),
            // By half an hour: 02:00 to 02:30 is skipped.
            ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00Z"),
            // Long after the last transition in the file: the last Sunday of March 2100 is the 28th.
            ("Europe/Berlin", "2100-03-28", "02:30", "2100-03-28T01:30:00Z"),
            ("Europe/Berlin", "2100-10-31", "02:30", "2100-10-31T00:30:00Z"),
            // Samoa skipped a whole day: its noon becomes the next day's.
            ("Pacific/Apia", "2011-12-30", "12:00", "2011-12-30T22:00:00Z"),
            ("Pacific/Apia", "2011-12-31", "12:00", "2011-12-30T22:00:00Z"),
        ])
    func table(_ name: String, _ on: String, _ at: String, _ expected: String) throws {
        #expect(try zone(name).instant(of: day(on), at: time(at)) == atUTC(expected))
    }

    /// British Columbia stays at −07:00 from November 2026 on.
    @Test("A zone follows recent changes of law", .enabled(if: zoneRelease >= "2026f"))
    func vancouver() throws {
        let vancouver = try zone("America/Vancouver")
        #expect(
            try vancouver.instant(of: day("2026-12-01"), at: time("08:00")) == atUTC("2026-12-01T15:00:00Z"))
    }

    @Test(
        "Civil times agree with Python's reading of the same files, for every zone from 2020 to 2037",
        .enabled(if: hasPython))
    func python() throws {
        var reader = Numbers(try answersOfPython())
        var (zones, times) = (0, 0)
        while let length = reader.next() {
            let name = String(decoding: reader.bytes(Int(length)), as: UTF8.self)
            let rules = try zone(name)
            zones += 1
            for _ in 0..<(reader.next() ?? 0) {
                guard let local = reader.next(), let second = reader.next() else { break }
                let (day, minutes) = (local / 1440, Int(local % 1440))
                let time = try #require(TimeOfDay(minutes: minutes))
                let instant = rules.instant(of: Day(clamping: day), at: time)
                times += 1
                if instant.milliseconds != second * 1000 {
                    Issue.record(
                        "\(name), \(Day(clamping: day)) \(time): \(instant.milliseconds / 1000), not \(second)"
                    )
                }
            }
        }
        #expect(zones > 400)
        #expect(times > 200_000)
    }
}

private let python = "/usr/bin/env"
private let hasPython = (try? run("import zoneinfo")) != nil

/// For every zone: the length of its name and the name; the number of times; and each time as minutes of local time
/// since 1970 and as seconds in UTC. The times are noon of every eighth day, and every quarter of an hour around each
/// clock change.
private func answersOfPython() throws -> Data {
    try run(
        """
        import struct, sys, zoneinfo
        from datetime import datetime, timedelta, timezone
        epoch = datetime(1970, 1, 1)
        begin, end = datetime(2020, 1, 1, 12), datetime(2038, 1, 1)
        zoneinfo.reset_tzpath(["\(zoneFolder)"])
        def offset(zone, second):
            return (epoch + timedelta(seconds=second)).replace(tzinfo=timezone.utc).astimezone(zone).utcoffset()
        def seconds(time): return int((time - epoch).total_seconds())
        out = sys.stdout.buffer
        for name in sorted(zoneinfo.available_timezones()):
            zone = zoneinfo.ZoneInfo(name)
            asked = []
            time, last = begin, None
            while time < end:
                asked.append(time)
                now = offset(zone, seconds(time))
                if last is not None and now != last:
                    low, high = seconds(time) - 8 * 86400, seconds(time)
                    while high - low > 1:
                        middle = (low + high) // 2
                        if offset(zone, middle) == last: low = middle
                        else: high = middle
                    around = epoch + timedelta(seconds=high // 900 * 900) + last
                    asked += [around + timedelta(minutes=15 * step) for step in range(-9, 10)]
                last = now
                time += timedelta(days=8)
            out.write(struct.pack("<q", len(name)) + name.encode() + struct.pack("<q", len(asked)))
            for time in asked:
                local = time.replace(tzinfo=zone, fold=0)
                out.write(struct.pack("<qq", seconds(time) // 60, seconds(time - local.utcoffset())))
        """)
}

private func run(_ script: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["python3", "-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PythonFailed() }
    return data
}

private struct PythonFailed: Error {}

/// Reads eight-byte numbers, lowest byte first, and runs of bytes between them.
private struct Numbers {
    private let data: [UInt8]
    private var position = 0

    init(_ data: Data) {
        self.data = Array(data)
    }

    mutating func next() -> Int64? {
        guard position + 8 <= data.count else { return nil }
        defer { position += 8 }
        return data.withUnsafeBytes {
            Int64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Int64.self))
        }
    }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
        defer { position += count }
        return data[position..<min(position + count, data.count)]
    }
}
