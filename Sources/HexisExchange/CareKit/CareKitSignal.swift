import HexisCore

/// A quantity that Hexis measures, as a task with an event a day whose outcome is the day's value.
struct CareKitSignal: Sendable {
    let signal: Signal
    let title: String
    let unit: String

    static let all = [
        CareKitSignal(signal: .steps, title: "Steps", unit: "steps"),
        CareKitSignal(signal: .distance, title: "Distance", unit: "m"),
        CareKitSignal(signal: .activeEnergy, title: "Active energy", unit: "kcal"),
        CareKitSignal(signal: .heartRate, title: "Heart rate", unit: "bpm"),
        CareKitSignal(signal: .restingHeartRate, title: "Resting heart rate", unit: "bpm"),
        CareKitSignal(signal: .minutes, title: "Minutes of exercise", unit: "min"),
        CareKitSignal(signal: .weight, title: "Weight", unit: "kg"),
    ]

    static let prefix = "org.hexis.signal."

    var task: String { CareKitSignal.prefix + signal.name }

    /// The day's value of outcomes, in thousandths; `nil` if they say none in this unit.
    func value(_ tips: [CareKitEntity]) -> Int64? {
        guard let tip = tips.last(where: { !$0.isDeleted }), let value = tip.values.first,
            value["units"]?.string ?? unit == unit, case .number(let text)? = value["value"],
            let number = Double(text)
        else { return nil }
        let thousandths = (number * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return nil }
        return Measured.amounts ~= Int64(thousandths) ? Int64(thousandths) : nil
    }
}
