import HexisCore

extension HealthType {
    /// The type of a metric, by its name in Health Auto Export; `nil` for one that Hexis does not import.
    init?(autoExport name: String) {
        switch name {
        case "step_count": self = .steps
        case "walking_running_distance", "wheelchair_distance": self = .distance
        case "active_energy": self = .activeEnergy
        case "heart_rate": self = .heartRate
        case "resting_heart_rate": self = .restingHeartRate
        case "apple_exercise_time": self = .exercise
        case "weight_body_mass": self = .weight
        default: return nil
        }
    }
}
