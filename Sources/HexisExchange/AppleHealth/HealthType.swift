import HexisCore

/// A type of record that Hexis imports.
enum HealthType: UInt8 {
    case steps, distance, activeEnergy, heartRate, exercise, restingHeartRate, weight

    /// Parses the name used in exports. Cycling distance is excluded, because a bicycle ride would otherwise complete
    /// "walk 5 km".
    init?(_ name: ExportText) {
        let prefix: StaticString = "HKQuantityTypeIdentifier"
        guard name.starts(with: prefix) else { return nil }
        let rest = name + prefix.utf8CodeUnitCount
        if rest.equals("StepCount") {
            self = .steps
        } else if rest.equals("DistanceWalkingRunning") || rest.equals("DistanceWheelchair") {
            self = .distance
        } else if rest.equals("ActiveEnergyBurned") {
            self = .activeEnergy
        } else if rest.equals("HeartRate") {
            self = .heartRate
        } else if rest.equals("AppleExerciseTime") {
            self = .exercise
        } else if rest.equals("RestingHeartRate") {
            self = .restingHeartRate
        } else if rest.equals("BodyMass") {
            self = .weight
        } else {
            return nil
        }
    }

    var signal: Signal {
        switch self {
        case .steps: .steps
        case .distance: .distance
        case .activeEnergy: .activeEnergy
        case .heartRate: .heartRate
        case .exercise: .minutes
        case .restingHeartRate: .restingHeartRate
        case .weight: .weight
        }
    }

    /// The size of a unit in the signal's own unit; `nil` if the unit measures something else.
    func factor(of unit: ExportText) -> Double? {
        HealthUnit.named(unit).flatMap { $0.kind == kind ? $0.factor : nil }
    }

    private var kind: HealthUnit.Kind {
        switch self {
        case .steps: .count
        case .distance: .length
        case .activeEnergy: .energy
        case .heartRate, .restingHeartRate: .frequency
        case .exercise: .time
        case .weight: .mass
        }
    }
}
