/// The doses of a medicine are called for at their times, or not any more.
public struct DoseRemindersSet: FactFields {
    public var medicine: Identifier
    public var isOn: Bool

    public init(medicine: Identifier, isOn: Bool) {
        self.medicine = medicine
        self.isOn = isOn
    }

    init(_ known: DoseRemindersSet?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        isOn = try coder.field(2, "isOn", known?.isOn)
    }
}

/// The call for a dose was put off, for its day.
public struct DoseSnoozed: FactFields {
    public var medicine: Identifier
    public var day: Day
    public var slot: DoseSlot
    public var until: Instant

    public init(medicine: Identifier, day: Day, slot: DoseSlot, until: Instant) {
        self.medicine = medicine
        self.day = day
        self.slot = slot
        self.until = until
    }

    init(_ known: DoseSnoozed?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        day = try coder.field(2, "day", known?.day)
        slot = try coder.field(3, "slot", known?.slot)
        until = try coder.field(4, "until", known?.until)
    }
}
