import HexisCore

/// A measurement as typed, and the fact it yields once valid.
struct MeasurementForm {
    let signal: Signal
    var amount = ""
    var unit: MeasuringUnit
    var day: String

    /// - Parameter unit: The unit in which the signal is shown.
    init(_ signal: Signal, in unit: MeasuringUnit, today: Day) {
        self.signal = signal
        self.unit = unit
        day = today.description
    }

    init(_ form: Form, _ signal: Signal, in unit: MeasuringUnit, today: Day) {
        self.init(signal, in: unit, today: today)
        amount = form["amount"] ?? ""
        let named = form["unit"].flatMap { MeasuringUnit(name: $0) }
        if let named, signal.units.contains(where: { $0 == named }) { self.unit = named }
        day = form["day"] ?? ""
    }

    func problems(on today: Day) -> [Problem] {
        [
            amountProblem.map { Problem(field: "amount", message: $0) },
            dayProblem(on: today).map { Problem(field: "day", message: $0) },
        ].compactMap { $0 }
    }

    private var amountProblem: String? {
        guard case nil = signal.amount(amount, in: unit) else { return nil }
        let unclear = CommonWording.unclear(TypedNumber(amount), isWhole: signal.isCountedWhole(in: unit))
        return unclear ?? MeasurementsWording.problem(signal, unit)
    }

    private func dayProblem(on today: Day) -> String? {
        guard let day = Day(day) else { return MeasurementsWording.dayProblem }
        return day > today ? MeasurementsWording.dayAhead : nil
    }

    /// Returns `nil` while there are problems.
    func measured(named id: Identifier, on today: Day) -> Measured? {
        guard problems(on: today).isEmpty, let amount = signal.amount(amount, in: unit), let day = Day(day)
        else { return nil }
        return Measured(
            measurement: id, signal: signal, amount: amount, day: day,
            enteredIn: unit == .own ? nil : unit)
    }
}
