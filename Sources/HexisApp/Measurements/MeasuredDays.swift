import HexisCore

/// A signal's values on consecutive days, for a chart.
struct MeasuredDays {
    let first: Day
    let values: [Int64?]

    init(_ signal: Signal, from first: Day, count: Int, _ practice: Practice) {
        self.first = first
        values = (0..<count).map { practice.value(of: signal, on: first.advanced(by: $0)) }
    }

    init(first: Day, values: [Int64?]) {
        self.first = first
        self.values = values
    }

    /// Each value's share of the largest, 0...1000.
    var permilles: [Int?] { permilles(of: values.reduce(0) { max($0, $1 ?? 0) }) }

    func permilles(of most: Int64) -> [Int?] {
        values.map { value in value.map { most > 0 ? Int(min($0, most) * 1000 / most) : 0 } }
    }
}
