import Testing

@testable import HexisCore

@Suite("Where automaticity is heading")
struct AutomaticityTrendTests {
    private static let settling = [200, 350, 450, 500, 525]

    @Test(
        "five days with answers over four weeks are enough for a curve, no less",
        arguments: [
            ([], [], true), ([7], [300], true), ([0, 7, 14, 28], [200, 350, 450, 525], true),
            ([0, 7, 14, 20, 27], settling, true), ([0, 7, 14, 21, 28], settling, false),
            // Of the answers before the beginning, only one counts as another day.
            ([0, 0, 14, 21, 28], settling, true), ([0, 0, 7, 14, 21, 28], [150] + settling, false),
        ])
    func enough(days: [Int], hundredths: [Int], isTooFew: Bool) {
        #expect((AutomaticityTrend(points(days, hundredths)) == .tooFew) == isTooFew)
    }

    @Test(
        "a curve that does not rise is level",
        arguments: [
            [400, 400, 400, 400, 400, 400], [600, 500, 450, 425, 400, 400], [500, 525, 500, 525, 500, 525],
            // All at once, and then no more.
            [300, 600, 600, 600, 600, 600],
        ])
    func level(hundredths: [Int]) {
        #expect(AutomaticityTrend(points([7, 21, 35, 49, 63, 77], hundredths)) == .level)
    }

    @Test(
        "a curve without a bend, or with one far above the scale, is rising",
        arguments: [
            [200, 250, 300, 350, 400, 450], [100, 100, 150, 250, 400, 600], [200, 260, 315, 365, 415, 460],
        ])
    func rising(hundredths: [Int]) {
        #expect(AutomaticityTrend(points([7, 21, 35, 49, 63, 77], hundredths)) == .rising)
    }

    @Test("a straight line over four years is rising, too")
    func slowly() {
        let days = [0, 300, 600, 900, 1200, 1500]
        #expect(AutomaticityTrend(points(days, [400, 420, 440, 460, 480, 500])) == .rising)
    }

    @Test("a habit that is years old when it is first asked about has a curve all the same")
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
