/// A dose was taken, or the time at which it was is corrected.
public struct DoseTaken: FactFields {
    public var medicine: Identifier
    /// The day that it belongs to.
    public var day: Day
    public var slot: DoseSlot
    /// The person's day on which this was recorded.
    public var registered: Day
    /// When it was taken, on the one time line: what hours after it are counted from.
    public var taken: Instant
    /// When it was taken, on the person's clock.
    public var time: TimeOfDay

    public init(
        medicine: Identifier, day: Day, slot: DoseSlot, registered: Day, taken: Instant, time: TimeOfDay
    ) {
        self.medicine = medicine
        self.day = day
        self.slot = slot
        self.registered = registered
        self.taken = taken
        self.time = time
    }

    init(_ known: DoseTaken?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        day = try coder.field(2, "day", known?.day)
        slot = try coder.field(3, "slot", known?.slot)
        registered = try coder.field(4, "registered", known?.registered)
        taken = try coder.field(5, "taken", known?.taken)
        time = try coder.field(6, "time", known?.time)
    }
}

/// A dose is open again: it had not been taken, or not been skipped.
public struct DoseUndone: FactFields {
    public var medicine: Identifier
    public var day: Day
    public var slot: DoseSlot
    public var registered: Day

    public init(medicine: Identifier, day: Day, slot: DoseSlot, registered: Day) {
        self.medicine = medicine
        self.day = day
        self.slot = slot
        self.registered = registered
    }

    init(_ known: DoseUndone?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        day = try coder.field(2, "day", known?.day)
        slot = try coder.field(3, "slot", known?.slot)
        registered = try coder.field(4, "registered", known?.registered)
    }
}

/// A dose was left out on purpose.
public struct DoseSkipped: FactFields {
    public var medicine: Identifier
    public var day: Day
    public var slot: DoseSlot
    public var registered: Day
    public var reason: Line?

    public init(medicine: Identifier, day: Day, slot: DoseSlot, registered: Day, reason: Line? = nil) {
        self.medicine = medicine
        self.day = day
        self.slot = slot
        self.registered = registered
        self.reason = reason
    }

    init(_ known: DoseSkipped?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        day = try coder.field(2, "day", known?.day)
        slot = try coder.field(3, "slot", known?.slot)
        registered = try coder.field(4, "registered", known?.registered)
        reason = try coder.optional(5, "reason", known?.reason)
    }
}
