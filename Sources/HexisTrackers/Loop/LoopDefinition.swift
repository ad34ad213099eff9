import HexisApp
import HexisCore

/// What Loop keeps of a habit, besides its days.
struct LoopDefinition {
    let id: Int64
    let position: Int64
    /// Tells it from the other habits of Loop, in every later file.
    let key: String
    let name: String
    /// Whether it has a question or a description.
    let isDescribed: Bool
    let isNumerical: Bool
    let frequency: TrackedFrequency
    let colour: HabitColour
    let isArchived: Bool
    let reminder: TrackedReminder?
    /// The amount for all days of the frequency.
    let target: Double
    /// Whether the target is the most, not the least.
    let isLimit: Bool
    let unit: String
}
