import Testing

@testable import HexisCore

@Suite("Automaticity trend")
struct AutomaticityTrendTests {
    private static let settling = [200, 350, 450, 500, 525]

    @Test(
        "A curve needs answers on five days over four weeks",
        arguments: [
            ([], [], true), ([7], [300], true), ([0, 7, 14, 28], [200, 350, 450, 525], true),
            ([0, 7, 14, 20, 27], settling, true), ([0, 7, 14, 21, 28], settling, false),
            // Of the answers from before the habit began, only one counts as another day.
            ([0, 0, 14, 21, 28], settling, true), ([0, 0, 7, 14, 21, 28], [150] + settling, false),
        ])
    func enough(days: [Int], hundredths: [Int], isTooFew: Bool) {
        #expect((AutomaticityTrend(points(days, hundredths)) == .tooFew) == isTooFew)
    }

    @Test(
        "A curve that does not rise is level",
        arguments: [
            [400, 400, 400, 400, 400, 400], [600, 500, 450, 425, 400, 400], [500, 525, 500, 525, 500, 525],
            // Rises at once and then stays level.
            [300, 600, 600, 600, 600, 600],
        ])
    func level(hundredths: [Int]) {
        #expect(AutomaticityTrend(points([7, 21, 35, 49, 63, 77], hundredths)) == .level)
    }

    @Test(
        "A curve without a bend, or with a level far above the scale, is rising",
        arguments: [
            [200, 250, 300, 350, 400, 450], [100, 100, 150, 250, 400, 600], [200, 260, 315, 365, 415, 460],
        ])
    func rising(hundredths: [Int]) {
        #expect(AutomaticityTrend(points([7, 21, 35, 49, 63, 77], hundredths)) == .rising)
    }

    /// Answers are two weeks apart.
    @Test(
        "The trend is falling when later answers fall by more than a point and more than their noise",
        arguments: [
            ([600, 500, 400, 300, 200, 150], true),
            // It rises first; the last five fall from 6 to 1.5.
            ([200, 400, 600, 600, 400, 200, 150], true),
            // A slow but long fall: of twelve answers, the last six fall by 1.25.
            ([700, 675, 650, 625, 600, 575, 550, 525, 500, 475, 450, 425], true),
            // A fall of exactly one point, from 5 to 4.
            ([600, 500, 450, 425, 400, 400], false),
            // A single low answer may be one bad day.
            ([600, 600, 600, 600, 600, 150], false),
            // It fell long ago and has stayed there.
            ([700, 600, 500, 300, 200, 200, 200, 200, 200, 200], false),
            ([500, 100, 700, 200, 600, 100], false), ([400, 400, 400, 400, 400, 400], false),
        ])
    func falling(hundredths: [Int], falls: Bool) {
        let trend = AutomaticityTrend(points(hundredths.indices.map { $0 * 14 }, hundredths))
        #expect((trend == .falling) == falls)
    }

    @Test(
        "The trend is erratic when answers are over a point from any curve and do not rise despite that",
        arguments: [
            ([500, 100, 700, 200, 600, 100], true), ([700, 100, 700, 100, 700, 100], true),
            ([100, 400, 200, 600, 300, 700], true), ([200, 400, 600, 600, 400], true),
            // Just as scattered, but rising: by 5 points, of which noise explains 3.6.
            ([100, 300, 200, 500, 400, 700], false),
            // Not scattered: within a point of 4.25.
            ([400, 500, 350, 500, 400, 425], false), ([500, 525, 500, 525, 500, 525], false),
        ])
    func erratic(hundredths: [Int], isErratic: Bool) {
        let trend = AutomaticityTrend(points(hundredths.indices.map { $0 * 14 }, hundredths))
        #expect((trend == .erratic) == isErratic)
    }

    @Test("A straight line over four years is rising too")
    func slowly() {
        let days = [0, 300, 600, 900, 1200, 1500]
        #expect(AutomaticityTrend(points(days, [400, 420, 440, 460, 480, 500])) == .rising)
    }

    @Test("A habit that is years old when it is first asked about still gets a curve")
    func years() {
        let (old, young) = ([0, 14, 28, 42, 56, 70], [200, 350, 450, 500, 525, 550])
        guard case .settling(let early) = AutomaticityTrend(points(old, young)),
            case .settling(let late) = AutomaticityTrend(points(old.map { $0 + 30_000 }, young))
        else {
            Issue.record("no curve")
            return
        }
        #expect(late.rise.value == .infinity)
        #expect(late.forecast.bestGuess == early.forecast.bestGuess + 30_000)
        #expect(late.thousandths(after: 30_028) == early.thousandths(after: 28))
    }
}
