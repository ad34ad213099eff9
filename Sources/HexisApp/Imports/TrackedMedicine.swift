public import HexisCore

/// A medicine as another program kept it.
public struct TrackedMedicine: Hashable, Sendable {
    /// Tells it from the others of the same program. The same in every later file.
    public var key: String
    public var name: Line
    /// How much of it.
    public var dose: Line?
    /// `nil` for one that is no longer taken.
    public var regimen: Regimen?
    public var doses: [TrackedDose] = []

    public init(key: String, name: Line, dose: Line? = nil, regimen: Regimen?) {
        self.key = key
        self.name = name
        self.dose = dose
        self.regimen = regimen
    }
}

/// What was recorded of a dose.
public struct TrackedDose: Hashable, Sendable {
    /// When it was due.
    public let due: Instant
    /// The time of its reminder, on the wall clock; `nil` if it had none.
    public let time: TimeOfDay?
    /// When it was taken, or left out.
    public let answered: Instant
    public let isTaken: Bool

    public init(due: Instant, time: TimeOfDay?, answered: Instant, isTaken: Bool) {
        self.due = due
        self.time = time
        self.answered = answered
        self.isTaken = isTaken
    }
}
