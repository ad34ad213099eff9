import ArgumentParser
import Foundation
import HexisCore
import HexisExchange

/// Reads an Apple Health export, as an import does, or writes a made-up one.
struct Health: ParsableCommand {
    @Argument var file: String

    /// Writes an export of so many megabytes instead of reading one.
    @Option var make: Int?

    func run() throws {
        if let make { return try MadeHealth(megabytes: make).write(to: file) }
        let contents = try AppleHealthExport(path: file).read(
            in: .utc, unpackingIn: FileManager.default.temporaryDirectory.path)
        print(contents.records, contents.measurements.count)
    }
}

/// An export in the proportions of a real one: of ten records five are ignored here, and a phone and a watch
/// measured the same time.
private struct MadeHealth {
    let megabytes: Int

    private static let kinds = [
        ("StepCount", "count", "57"), ("DistanceWalkingRunning", "km", "0.04"),
        ("HeartRate", "count/min", "72"),
        ("ActiveEnergyBurned", "kcal", "1.204"), ("AppleExerciseTime", "min", "1"),
        ("BasalEnergyBurned", "kcal", "6.31"), ("PhysicalEffort", "kcal/hr·kg", "2.1"),
        ("EnvironmentalAudioExposure", "dBASPL", "61.37"), ("WalkingSpeed", "km/hr", "4.9"),
        ("OxygenSaturation", "%", "0.98"),
    ]

    func write(to path: String) throws {
        try Data().write(to: URL(filePath: path))
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.write(
            contentsOf: Data(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HealthData locale=\"en_GB\">\n".utf8))
        let size = megabytes * 1_000_000 / MadeHealth.kinds.count
        for kind in MadeHealth.kinds {
            var (second, written) = (20_000 * 86_400, 0)
            while written < size {
                var text = ""
                for number in 0..<1000 {
                    text += record(kind, isWatch: number % 3 > 0, from: second, to: second + 40 + number % 50)
                    second += number % 3 == 0 ? 0 : 30
                }
                written += text.utf8.count
                try file.write(contentsOf: Data(text.utf8))
            }
        }
        try file.write(contentsOf: Data("</HealthData>\n".utf8))
        try file.close()
    }

    private func record(
        _ kind: (type: String, unit: String, value: String), isWatch: Bool, from begin: Int, to end: Int
    ) -> String {
        let device =
            isWatch
            ? "name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,16, software:11.1"
            : "name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,4, software:18.1"
        return """
             <Record type="HKQuantityTypeIdentifier\(kind.type)" sourceName="Anna’s \(isWatch ? "Apple Watch" : "iPhone")" \
            sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x3001a40&gt;, \(device)&gt;" unit="\(kind.unit)" \
            creationDate="\(date(end))" startDate="\(date(begin))" endDate="\(date(end))" value="\(kind.value)"/>

            """
    }

    private func date(_ second: Int) -> String {
        let parts = [second / 3600 % 24, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(Day(clamping: Int64(second / 86_400))) \(parts.joined(separator: ":")) +0000"
    }
}
