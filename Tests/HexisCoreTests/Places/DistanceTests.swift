import Foundation
import Testing

@testable import HexisCore

@Suite("Distances on the globe")
struct DistanceTests {
    @Test(
        "Distances match those that maps show",
        arguments: [
            // From the Brandenburg Gate to the Victory Column.
            ("52.516275, 13.377704", "52.514543, 13.350119", 1877),
            ("0, 0", "0, 0", 0),
            // A minute of latitude is a nautical mile, here on a sphere.
            ("0, 0", "0.0166667, 0", 1853),
            ("0, 179.999", "0, -179.999", 222),
            // Across the pole.
            ("89.99, 0", "89.99, 180", 2224),
            ("0, 0", "0, 180", 20_015_114),
            ("90, 0", "-90, 17", 20_015_114),
        ])
    func known(from: String, to: String, metres: Int) {
        #expect(position(from).distance(to: position(to)) == metres)
        #expect(position(to).distance(to: position(from)) == metres)
    }

    @Test(
        "Distances agree with Python to the metre nearby and to a millionth far away, poles and date line included"
    )
    func python() throws {
        var dice = Dice.thrown()
        let pairs = (0..<6000).map { number in
            number.isMultiple(of: 3) ? (dice.position(), dice.position()) : dice.neighbours()
        }
        let lines = pairs.map { "\($0.0), \($0.1)" }
        let answers = try pythonAnswers(DistanceTests.haversine, lines: lines)
        #expect(answers.count == pairs.count)
        for ((one, other), answer) in zip(pairs, answers) {
            let metres = try #require(Double(answer))
            let distance = Double(one.distance(to: other))
            #expect(abs(distance - metres) <= 0.51 + metres / 1_000_000, "\(one) – \(other): \(metres)")
        }
    }

    private static let haversine = """
        import math, sys
        for line in sys.stdin.read().splitlines():
            one, east, other, west = (math.radians(float(part)) for part in line.split(","))
            north = math.sin((other - one) / 2) ** 2
            across = math.cos(one) * math.cos(other) * math.sin((west - east) / 2) ** 2
            print(2 * 6371008.8 * math.asin(min(1, math.sqrt(north + across))))
        """

    private func pythonAnswers(_ program: String, lines: [String]) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // Python reads to the end before it writes, so neither waits for the other.
        try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    @Test("A place contains exactly the positions within its radius")
    func contains() {
        // A ten-thousandth of a degree of latitude is 11.1 m.
        let place = NamedPlace(
            PlaceSet(
                place: identifier(1), name: line("Gym"), position: position("48.2, 16.3667"),
                radius: radius(100)))
        #expect(place.contains(position("48.2, 16.3667")))
        #expect(place.contains(position("48.2008, 16.3667")))
        #expect(!place.contains(position("48.201, 16.3667")))
        // 0.00134° of longitude is 99 m here, and 149 m at the equator.
        #expect(place.contains(position("48.2, 16.36804")))
        #expect(!place.contains(position("48.2, 16.36807")))
    }
}

extension Dice {
    /// Two positions within about ten kilometres, often near the date line or a pole.
    fileprivate mutating func neighbours() -> (Position, Position) {
        let one = position()
        let north = Int64(one.latitude.tenMillionths) + Int64(number(-900_000...900_000))
        let step = chance(oneIn: 4) ? 1_800_000_000 : 900_000
        var east = Int64(one.longitude.tenMillionths) + Int64(number(-step...step))
        if east > 1_800_000_000 { east -= 3_600_000_000 }
        if east < -1_800_000_000 { east += 3_600_000_000 }
        let latitude = Int(min(max(north, -900_000_000), 900_000_000))
        return (one, HexisCoreTests.position(latitude, Int(east)))
    }
}
