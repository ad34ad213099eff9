@testable import HexisCore
import Testing

@Suite("Units for typing and showing amounts")
struct MeasuringUnitTests {
    struct Case: Sendable {
        let unit: MeasuringUnit
        let typed: String
        /// In thousandths of metres or kilograms.
        let kept: Int64
        let back: String

        init(_ unit: MeasuringUnit, _ typed: String, _ kept: Int64, _ back: String) {
            self.unit = unit
            self.typed = typed
            self.kept = kept
            self.back = back
        }
    }

    static let cases = [
        // 1 mi is 1609.344 m.
        Case(.mile, "1", 1_609_344, "1"), Case(.mile, "5", 8_046_720, "5"),
        Case(.mile, "3.1", 4_988_966, "3.1"), Case(.mile, "26.219", 42_195_390, "26.219"),
        Case(.mile, "0.001", 1609, "0.001"), Case(.mile, "0", 0, "0"),
        // 1 lb is 0.45359237 kg.
        Case(.pound, "1", 454, "1.001"), Case(.pound, "180", 81_647, "180.001"),
        Case(.pound, "180.5", 81_873, "180.499"), Case(.kilogram, "82.55", 82_550, "82.55"),
        Case(.kilometre, "5.02", 5_020_000, "5.02"), Case(.metre, "400", 400_000, "400"),
        Case(.own, "7412", 7_412_000, "7412"),
    ]

    @Test("An amount is converted there and back, to the nearest", arguments: cases)
    func back(_ expected: Case) {
        #expect(expected.unit.converted(amount(expected.typed)) == expected.kept)
        #expect(expected.unit.amount(expected.kept) == amount(expected.back))
    }

    @Test(
        "An amount is rounded once, not twice",
        arguments: [
            // 2.30488 mi would be 2.305, and that 2.31; 180.0496 lb would be 180.05, and that 180.1.
            (MeasuringUnit.mile, Int64(3_709_344), Int64(10), "2.3"), (.mile, 3_709_344, 1, "2.305"),
            (.pound, 81_669, 100, "180"), (.pound, 81_669, 1, "180.049"),
            (.kilometre, 4_994_999, 10, "4.99"), (.kilometre, 4_995_000, 10, "5"),
            (.kilogram, 82_549, 100, "82.5"), (.kilogram, 82_550, 100, "82.6"),
        ])
    func rounded(unit: MeasuringUnit, thousandths: Int64, step: Int64, shown: String) {
        #expect(unit.amount(thousandths, nearest: step) == amount(shown))
    }

    @Test("Every hundredth of a mile survives conversion exactly")
    func miles() {
        for hundredths in Int64(0)...62_137 {
            let typed = Amount(clamping: hundredths * 10)
            #expect(MeasuringUnit.mile.amount(MeasuringUnit.mile.converted(typed)) == typed)
        }
    }

    @Test("Every tenth of a pound survives conversion to the tenth")
    func pounds() {
        for tenths in Int64(30)...15_432 {
            let typed = Amount(clamping: tenths * 100)
            let back = MeasuringUnit.pound.amount(MeasuringUnit.pound.converted(typed))
            #expect(abs(back.thousandths - typed.thousandths) < 50)
        }
    }

    @Test("The largest amount can be converted", arguments: MeasuringUnit.allCases)
    func largest(_ unit: MeasuringUnit) {
        #expect(unit.amount(Measured.amounts.upperBound) == .limit)
    }

    private func record(
        _ diary: inout Diary, _ signal: Signal, _ unit: MeasuringUnit?, _ id: UInt64 = 1
    ) throws {
        diary.record(
            .measured(
                try #require(
                    Measured(
                        measurement: identifier(id), signal: signal, amount: 5000, day: day("2026-11-21"),
                        enteredIn: unit))))
    }

    @Test("The unit last typed for a kind is used; programs, other kinds and removals do not change it")
    func last() throws {
        var diary = Diary()
        #expect(diary.practice.unit(of: .distance) == .kilometre)
        #expect(diary.practice.unit(of: .weight) == .kilogram)
        try record(&diary, .distance, .mile)
        try record(&diary, .distance, nil, 2)
        #expect(diary.practice.unit(of: .distance) == .mile)
        #expect(diary.practice.unit(of: .weight) == .kilogram)
        try record(&diary, .weight, .pound, 3)
        diary.record(.measurementRemoved(MeasurementRemoved(measurement: identifier(1))))
        #expect(diary.practice.unit(of: .distance) == .mile)
        #expect(diary.practice.unit(of: .weight) == .pound)
        try record(&diary, .distance, .metre, 4)
        #expect(diary.practice.unit(of: .distance) == .kilometre)
        try record(&diary, .weight, .kilogram, 5)
        #expect(diary.practice.unit(of: .weight) == .kilogram)
        #expect(diary.practice.unit(of: .steps) == .own)
    }
}
