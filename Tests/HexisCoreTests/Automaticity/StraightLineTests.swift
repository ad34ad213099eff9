import Testing

@testable import HexisCore

@Suite("Linear regression")
struct StraightLineTests {
    /// SciPy 1.17.1's `stats.linregress` of these answers, two weeks apart: slope and standard error per day.
    @Test(
        "The slope and its standard error agree with SciPy",
        arguments: [
            ([600, 500, 400, 300, 200, 150], -0.0663265306, 0.0029456646),
            ([600, 600, 400, 200, 150], -0.0928571429, 0.0148690429),
            ([500, 100, 700, 200, 600, 100], -0.0204081633, 0.0497110909),
            ([600, 500, 450, 425, 400, 400], -0.0270408163, 0.0057948044),
            ([100, 300, 200, 500, 400, 700], 0.0734693878, 0.0187414657),
            ([100, 400, 200, 600, 300, 700], 0.0632653061, 0.0309056237),
        ])
    func reference(hundredths: [Int], slope: Double, error: Double) {
        let line = StraightLine(
            near: CurvePoints(points(hundredths.indices.map { $0 * 14 }, hundredths)))
        #expect(abs(line.slope - slope) < 1e-9)
        #expect(abs(line.standardError - error) < 1e-9)
        #expect(abs(line.change - slope * Double((hundredths.count - 1) * 14)) < 1e-7)
    }

    @Test("The slope is zero when all answers are on one day")
    func oneDay() {
        let line = StraightLine(near: CurvePoints(points([0, 0, 0], [100, 400, 700])))
        #expect(line.slope == 0 && !line.falls && !line.rises)
    }
}
