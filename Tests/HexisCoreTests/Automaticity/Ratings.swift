@testable import HexisCore

extension Diary {
    /// The four items in their order; all four alike when only one is given.
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

/// Points as the fit takes them: after so many days, so many hundredths.
func points(_ days: [Int], _ hundredths: [Int]) -> [AutomaticityPoint] {
    zip(days, hundredths).map {
        AutomaticityPoint(day: day("2026-01-01").advanced(by: $0), days: $0, hundredths: $1)
    }
}
