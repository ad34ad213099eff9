import HexisCore

/// What devices measured, and what was entered by hand.
extension ExportTables {
    var ofMeasurements: [ExportTable] { [measurements, measuredDays] }

    private var measurements: ExportTable {
        let rows = practice.measuredSignals.lazy.flatMap { [practice] signal in
            practice.measuredDays(of: signal).lazy.flatMap { practice.measurements(of: signal, on: $0) }
        }
        return ExportTable(
            "measurements", "Measurements", "One measurement, as its source reported it.", of: rows,
            [
                .identifier("measurement_id", "Identifies the measurement.") { $0.measurement },
                .text("signal", "What was measured.") { $0.signal.name },
                .day("day", "The person’s day that it counts for.") { $0.day },
                .instant("start", "When it began; empty if it is about the day as a whole.") {
                    $0.start.map { Instant(clamping: $0 * 1000) }
                },
                .count("seconds", "How long it lasted; empty for a moment.", unit: "s") {
                    $0.seconds.map { Int($0) }
                },
                .number("amount", "The measured amount.") { Amount(clamping: $0.amount) },
                .text("unit", "Its unit.") { $0.signal.exportedUnit },
                .text("source", "The device or app; empty if it was entered by hand.") { $0.source },
            ])
    }

    private struct SignalDay {
        let signal: Signal
        let day: Day
    }

    private var measuredDays: ExportTable {
        ExportTable(
            "measured-days", "Measured days",
            "What the measurements of a day add up to: the sum without counting any second twice, the mean of heart rates, the latest weight and resting heart rate.",
            of: signalDays,
            [
                .text("signal", "What was measured.") { $0.signal.name },
                .day("day", "The day.") { $0.day },
                .number("amount", "The day’s amount.") { [practice] in
                    practice.value(of: $0.signal, on: $0.day).map { Amount(clamping: $0) }
                },
                .text("unit", "Its unit.") { $0.signal.exportedUnit },
            ])
    }

    private var signalDays: some Sequence<SignalDay> {
        practice.measuredSignals.lazy.flatMap { [practice] signal in
            practice.measuredDays(of: signal).lazy.map { SignalDay(signal: signal, day: $0) }
        }
    }
}

extension Signal {
    /// The unit of the stored amounts (UCUM); `nil` for a signal that a program named.
    fileprivate var exportedUnit: String? {
        switch self {
        case .steps: "{steps}"
        case .distance: "m"
        case .activeEnergy: "kcal"
        case .heartRate, .restingHeartRate: "/min"
        case .minutes: "min"
        case .weight: "kg"
        case .named: nil
        }
    }
}
