@testable import HexisCore

extension Dice {
    mutating func signal() -> Signal { one(of: Signal.known + [.named("Pages"), .named("水 & <b>")]) }

    /// One of a few measurements, mostly of ordinary size and within the same few hours.
    mutating func measured(_ signal: Signal? = nil) -> Measured {
        let amount = Int64(one(of: [0, 1, number(0...20_000_000), number(0...20_000_000)]))
        let measured = Measured(
            measurement: HexisCoreTests.identifier(UInt64(number(1...12))), signal: signal ?? self.signal(),
            amount: chance(oneIn: 20) ? Measured.amounts.upperBound : amount,
            day: day(),
            start: maybe(chance(oneIn: 20) ? edge() : 1_795_248_000 + Int64(number(0...50)) * 300),
            seconds: maybe(Int64(one(of: [0, 1, number(0...5_000), 604_800]))),
            source: one(of: ["", "Anna’s iPhone", "Anna’s Apple\u{A0}Watch", "Fitbit"]),
            enteredIn: maybe(one(of: MeasuringUnit.allCases)))
        guard let measured else { preconditionFailure("no such measurement") }
        return measured
    }

    private mutating func edge() -> Int64 {
        one(of: [Measured.starts.lowerBound, 0, Measured.starts.upperBound])
    }

    mutating func ranking() -> SourceRanking {
        let names = ["Fitbit", "Anna’s iPhone", "Anna’s Apple\u{A0}Watch"].shuffled(using: &self)
        return SourceRanking(Array(names.prefix(number(0...3)))) ?? .none
    }

    mutating func measurementFact(_ kind: MeasurementFact.Kind, of habit: Identifier) -> MeasurementFact {
        switch kind {
        case .measurementRemoved:
            .measurementRemoved(
                MeasurementRemoved(measurement: HexisCoreTests.identifier(UInt64(number(1...12)))))
        case .habitMeasured:
            .habitMeasured(HabitMeasured(habit: habit, from: day(), signal: maybe(signal())))
        case .sourcesRanked: .sourcesRanked(SourcesRanked(ranking()))
        case .measured: .measured(measured())
        }
    }
}
