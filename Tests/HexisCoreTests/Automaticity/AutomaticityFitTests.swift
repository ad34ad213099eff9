import Foundation
import Testing

@testable import HexisCore

@Suite("Automaticity fit")
struct AutomaticityFitTests {
    @Test("The fit agrees with SciPy on every parameter and its standard error", arguments: ReferenceFit.all)
    func reference(_ known: ReferenceFit) throws {
        let fit = try #require(settled(points(known.days, known.hundredths)), "\(known.name)")
        for (estimate, expected) in [
            (fit.asymptote, known.asymptote), (fit.rise, known.rise), (fit.rate, known.rate),
            (fit.levelsOff, known.levelsOff),
        ] {
            #expect(isNear(estimate.value, expected.0, within: 0.0001), "\(known.name)")
            #expect(isNear(estimate.standardError, expected.1, within: 0.0001), "\(known.name)")
        }
        #expect(isNear(fit.residualError, known.residual, within: 0.0001))
        // The interval applies to the logarithm of the day: x95 · e^(± t · s / x95).
        let width = exp(
            studentQuantile(known.days.count - 3) * known.levelsOff.1 / known.levelsOff.0)
        #expect(isNear(fit.earliest, known.levelsOff.0 / width, within: 0.0002))
        #expect(isNear(fit.latest, known.levelsOff.0 * width, within: 0.0002))
    }

    @Test("The fit recovers exact curves")
    func exactCurves() throws {
        var dice = Dice.thrown()
        for _ in 0..<200 {
            let asymptote = Double.random(in: 3...7, using: &dice)
            let rise = asymptote * Double.random(in: 0.3...0.85, using: &dice)
            let rate = Double.random(in: 0.01...0.15, using: &dice)
            let days = (0..<dice.number(6...30)).map { $0 * 7 + 1 }
            let curve = CurvePoints(
                x: days.map { Double($0 - 1) },
                y: days.map { asymptote - rise * exp(-rate * Double($0)) }, firstDays: 1)
            let fit = curve.nearest.fit
            #expect(isNear(fit.asymptote.value, asymptote, within: 1e-5))
            #expect(isNear(fit.rise.value, rise, within: 1e-5))
            #expect(isNear(fit.rate.value, rate, within: 1e-5))
            #expect(isNear(fit.levelsOff.value, log(20 * rise / (asymptote - 1)) / rate, within: 1e-5))
        }
    }

    /// Recorded once, on x86-64. A processor or compiler that fuses multiplication and addition would produce different
    /// bits.
    @Test("The fit is bit-identical on every machine")
    func sameBits() throws {
        var bits: [UInt64] = []
        for known in ReferenceFit.all {
            let fit = try #require(settled(points(known.days, known.hundredths)))
            let values = [
                fit.asymptote.value, fit.rise.standardError, fit.rate.value, fit.levelsOff.standardError,
                fit.latest,
            ]
            bits.append(values.reduce(0) { ($0 << 7 | $0 >> 57) ^ $1.bitPattern })
        }
        #expect(
            bits == [
                0xb0de_6e62_0ad8_9fa0, 0x9135_ba00_80bf_70ca,
                0xda87_da0a_7d97_44aa, 0xa96d_4cfd_92b9_8195,
                0x6cb2_9afe_59bc_4405, 0xad03_72be_d94e_6d2e,
                0x1c95_5970_4ed6_b8f4, 0x86a5_f051_2d3e_6694,
                0xca65_95a7_177c_7031, 0x63d2_1e7e_d868_e8b1,
                0x6b7c_b98b_b20c_3b9e, 0x2cee_55ac_276f_8022,
                0xa660_a1e2_6cdc_8101, 0xfdee_cd46_e598_b87b,
            ])
    }

    @Test("The fit is deterministic and stays within bounds for any answers")
    func anyAnswers() {
        var dice = Dice.thrown()
        for _ in 0..<400 {
            let (days, values) = dice.ratings()
            let some = points(days, values)
            let trend = AutomaticityTrend(some)
            #expect(trend == AutomaticityTrend(some))
            guard case .settling(let fit) = trend else { continue }
            #expect(fit.earliest <= fit.levelsOff.value && fit.levelsOff.value <= fit.latest)
            for day in [0, 1, 50, 200_000] {
                #expect(0...10_000 ~= fit.thousandths(after: day))
                #expect(0...100 ~= fit.percent(after: day))
                #expect(fit.thousandths(after: day) <= fit.thousandths(after: day + 30))
            }
            #expect(100...800 ~= fit.asymptoteHundredths)
            let forecast = fit.forecast
            #expect(forecast.earliest <= forecast.bestGuess && forecast.bestGuess <= forecast.latest)
        }
    }

    @Test("On the day it levels off, the curve is at 95 % of its level, counted from 1")
    func percent() throws {
        let known = ReferenceFit.all[0]
        let fit = try #require(settled(points(known.days, known.hundredths)))
        // 6.002 − 4.651 · e^(−0.04978 · 59) = 5.755, and 4.755 / 5.002 = 0.95.
        #expect(fit.thousandths(after: 59) == 5755)
        #expect(fit.asymptoteHundredths == 600)
        // x95 = 58.72, its error 5.039, and t of 5 degrees 2.571: 58.72 · e^(± 0.2206) is 47.1 and 73.2.
        #expect(fit.forecast == .init(bestGuess: 59, earliest: 47, latest: 73))
        #expect(!fit.forecast.isVague)
    }

    @Test(
        "Progress counts from where the curve began, or from the bottom of the scale if that start is a guess"
    )
    func way() throws {
        let known = ReferenceFit.all[0]
        let fit = try #require(settled(points(known.days, known.hundredths)))
        // From 6.002 − 4.651 = 1.351 to 6.002. On day 21 it is at 4.367: 3.016 of 4.651 is 0.648.
        #expect(fit.thousandths(after: 21) == 4367)
        #expect([0, 21, 59].map { fit.percent(after: $0) } == [0, 65, 95])
        // First asked a year late, so the curve began far below 1. At 4.367 it is at 3.367 of 5.002: 0.673.
        let late = try #require(settled(points(known.days.map { $0 + 365 }, known.hundredths)))
        #expect(late.percent(after: 0) == 0 && late.percent(after: 365 + 21) == 67)
    }

    @Test(
        "A forecast is too vague when its latest day is more than four times its earliest",
        arguments: [
            (40, 160, false), (40, 161, true), (0, 5, true), (70, 70, false), (150_000, 200_000, true),
        ])
    func vague(earliest: Int, latest: Int, isVague: Bool) {
        let forecast = AutomaticityFit.Forecast(bestGuess: earliest, earliest: earliest, latest: latest)
        #expect(forecast.isVague == isVague)
    }

    @Test(
        "A forecast is reached after its latest day, once an answer after the best guess confirms it",
        arguments: [
            (59, 59, AutomaticityFit.Forecast.Stage.ahead), (60, 60, .probablyReached),
            (79, 79, .probablyReached), (80, 59, .probablyReached), (80, 60, .reached),
            (900, 10, .probablyReached),
        ])
    func stage(days: Int, lastAnswer: Int, stage: AutomaticityFit.Forecast.Stage) {
        let sure = AutomaticityFit.Forecast(bestGuess: 60, earliest: 45, latest: 80)
        #expect(sure.stage(after: days, lastAnswer: lastAnswer) == stage)
        let vague = AutomaticityFit.Forecast(bestGuess: 60, earliest: 10, latest: 80)
        #expect(vague.stage(after: days, lastAnswer: lastAnswer) == .tooEarlyToSay)
    }

    @Test("Student's t quantiles match the printed tables")
    func student() {
        #expect([1, 2, 5, 10, 30].map { studentQuantile($0) } == [12.706, 4.303, 2.571, 2.228, 2.042])
        #expect(
            studentQuantile(0) == 12.706 && studentQuantile(31) == 2.042 && studentQuantile(.max) == 2.042)
    }

    private func settled(_ points: [AutomaticityPoint]) -> AutomaticityFit? {
        guard case .settling(let fit) = AutomaticityTrend(points) else { return nil }
        return fit
    }

    private func isNear(_ value: Double, _ expected: Double, within share: Double) -> Bool {
        abs(value - expected) <= share * abs(expected)
    }
}

extension Dice {
    /// Ascending days, many of them equal or far apart, with arbitrary answers.
    fileprivate mutating func ratings() -> (days: [Int], hundredths: [Int]) {
        let count = number(0...20)
        let reach = one(of: [0, 30, 200, 109_572])
        let values = one(of: [[100, 700], [400], Array(100...700)])
        return (
            (0..<count).map { _ in number(0...reach) }.sorted(), (0..<count).map { _ in one(of: values) }
        )
    }
}
