import Chance
import Foundation
import Testing

@testable import HexisExchange

@Suite("Apple Health: sorting on disk")
struct SampleSorterTests {
    @Test(
        "Any number of samples comes out in order, whether or not it went to disk",
        arguments: [0, 1, 7, 8, 9, 1000])
    func sorted(count: Int) throws {
        var dice = Dice.thrown(for: "sorting \(count) samples")
        let sorter = SampleSorter(in: FileManager.default.temporaryDirectory.path, atOnce: 8)
        var samples: [Sample] = []
        for _ in 0..<count {
            let begin = Int64(dice.number(0...50))
            let sample = try #require(
                Sample(
                    dice.one(of: [.steps, .exercise]), from: begin, to: begin + Int64(dice.number(0...3)),
                    source: UInt8(dice.number(0...2)), value: Double(dice.number(0...2))))
            samples.append(sample)
            try sorter.add(sample)
        }
        var found: [Sample] = []
        try sorter.forEach { found.append($0) }
        #expect(found == samples.sorted())
    }

    @Test("A sample survives packing, up to its bounds")
    func packed() throws {
        for (begin, length) in [
            (0, 0), (1, 1), (Sample.latest, 0), (Sample.latest, Sample.longest - 1), (7, 86_400),
        ] {
            let sample = try #require(
                Sample(.exercise, from: begin, to: begin + length, source: 127, value: 0.25))
            #expect((sample.begin, sample.length, sample.end) == (begin, length, begin + length))
            #expect((sample.type, sample.source, sample.value) == (.exercise, 127, 0.25))
        }
        #expect(Sample(.steps, from: 5, to: 4, source: 0, value: 1) == nil)
        #expect(Sample(.steps, from: 0, to: Sample.longest, source: 0, value: 1) == nil)
        #expect(Sample(.steps, from: Sample.latest + 1, to: Sample.latest + 1, source: 0, value: 1) == nil)
    }
}
