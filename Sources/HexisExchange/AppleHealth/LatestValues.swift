import HexisCore

/// The daily values of signals whose latest measurement counts: weight, and resting heart rate, which a watch
/// corrects in the course of the day.
struct LatestValues {
    private struct Value {
        let amount: Double
        let made: Int64
        let then: Int64

        /// A total order, so that the same value counts whatever the order of the records.
        func isLater(than other: Value) -> Bool {
            (made, then, amount) > (other.made, other.then, other.amount)
        }
    }

    private var resting: [Day: Value] = [:]
    private var weights: [Day: Value] = [:]

    /// The value with the later `made` counts; if both are the same, the one with the later `then`.
    mutating func add(_ amount: Double, _ type: HealthType, on day: Day, made: Int64, then: Int64) {
        let value = Value(amount: amount, made: made, then: then)
        if type == .weight {
            LatestValues.add(value, to: &weights, on: day)
        } else {
            LatestValues.add(value, to: &resting, on: day)
        }
    }

    private static func add(_ value: Value, to values: inout [Day: Value], on day: Day) {
        if let held = values[day], !value.isLater(than: held) { return }
        values[day] = value
    }

    func measurements() -> [DayMeasurement] {
        [(Signal.restingHeartRate, resting), (.weight, weights)].flatMap { signal, values in
            values.sorted { $0.key < $1.key }.compactMap {
                DayMeasurement(signal, on: $0.key, amount: $0.value.amount)
            }
        }
    }
}
