@testable import HexisCore

extension Diary {
    /// Records the four items in their order; a single value is used for all four.
    mutating func rate(_ on: String, _ items: Int..., habit: Identifier? = nil) {
        let values = items.count == 4 ? items : Array(repeating: items[0], count: 4)
        record(
            .automaticityRated(
                AutomaticityRated(
                    habit: habit ?? id, day: day(on), automatically: agreement(values[0]),
                    withoutRemembering: agreement(values[1]), withoutThinking: agreement(values[2]),
                    beforeRealising: agreement(values[3]))))
    }

    mutating func putOff(_ on: String, habit: Identifier? = nil) {
        record(.automaticityDeclined(AutomaticityDeclined(habit: habit ?? id, day: day(on))))
    }
}

/// Points in the shape the fit takes: days since the beginning, and values in hundredths.
func points(_ days: [Int], _ hundredths: [Int]) -> [AutomaticityPoint] {
    zip(days, hundredths).map {
        AutomaticityPoint(day: day("2026-01-01").advanced(by: $0), days: $0, hundredths: $1)
    }
}
