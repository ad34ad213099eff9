import HexisCore

extension CareKitIntake {
    /// Reads a day's value, unless another source measured that day: that one counts.
    mutating func read(_ signal: CareKitSignal, on day: Day, _ tips: [CareKitEntity]) {
        guard day <= setting.today.next, !isMeasuredElsewhere(signal.signal, on: day) else { return }
        let value = signal.value(tips)
        guard value != practice.value(of: signal.signal, on: day) else { return }
        for one in practice.measurements(of: signal.signal, on: day) {
            record(.measurementRemoved(MeasurementRemoved(measurement: one.measurement)))
        }
        if let measured = measured(signal.signal, value, on: day, tips) { record(.measured(measured)) }
    }

    private func isMeasuredElsewhere(_ signal: Signal, on day: Day) -> Bool {
        let isTyped =
            signal == .restingHeartRate
            && practice.enteredHeartRates.contains { $0.day == day && $0.beats != nil }
        let known = practice.measurements(of: signal, on: day)
        return isTyped || known.contains { $0.source != CareKitIntake.source }
    }

    private func measured(
        _ signal: Signal, _ value: Int64?, on day: Day, _ tips: [CareKitEntity]
    ) -> Measured? {
        guard let value, let tip = tips.last(where: { !$0.isDeleted }) else { return nil }
        return Measured(
            measurement: tip.uuid, signal: signal, amount: value, day: day, source: CareKitIntake.source)
    }
}
