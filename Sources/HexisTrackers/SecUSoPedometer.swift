package import HexisApp
import HexisCore

/// The steps of the Privacy Friendly Pedometer of SecUSo: a table of intervals, on the wall clock.
package enum SecUSoPedometer: TrackerFormat {
    package static var program: String { "Privacy Friendly Pedometer" }

    private static let header = ["Start", "End", "Steps", "Mode"]
    /// Twenty years of intervals of ten minutes on three hours a day.
    private static let mostRows = 200_000

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        let line = bytes.prefix(40).drop { $0 > 127 }.prefix {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        return line.elementsEqual(header.joined(separator: ";").utf8)
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let table = try TextTable(bytes)
        guard table.rows.count <= mostRows else { throw .tooLarge }
        var reading = HistoryReading()
        for row in table.rows {
            let measurement = measurement(table, row)
            if measurement == nil { reading.countUnreadable() }
            if let measurement, measurement.amount > 0 { reading.add(measurement) }
        }
        return reading.history(of: program)
    }

    /// The first interval has no start, which is written as `<begin>`: it counts for the day of its end.
    private static func measurement(_ table: TextTable, _ row: [String]) -> TrackedMeasurement? {
        let values = header.indices.map { table.value($0, of: row) }
        guard let end = second(values[1]), let steps = Int64(values[2]), 0...1_000_000 ~= steps else {
            return nil
        }
        guard values[0] != "<begin>" else {
            return TrackedMeasurement(signal: .steps, amount: steps * 1000, day: end.day)
        }
        return second(values[0]).flatMap { measurement(of: steps, from: $0, to: end) }
    }

    private static func measurement(
        of steps: Int64, from start: (day: Day, second: Int), to end: (day: Day, second: Int)
    ) -> TrackedMeasurement? {
        let seconds = Int64(start.day.distance(to: end.day)) * 86_400 + Int64(end.second - start.second)
        guard Measured.lengths ~= seconds else { return nil }
        return TrackedMeasurement(
            signal: .steps, amount: steps * 1000, day: start.day, start: start.second, seconds: seconds)
    }

    /// `2025-01-02 10:00:00`: a day, and the seconds since its midnight.
    private static func second(_ text: String) -> (day: Day, second: Int)? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let day = Day(String(parts[0])), parts[1].utf8.count == 8,
            let time = TimeOfDay(String(parts[1].prefix(5))), parts[1].dropFirst(5).first == ":",
            let second = Int(parts[1].suffix(2)), 0..<60 ~= second
        else { return nil }
        return (day, time.minutes * 60 + second)
    }
}
