/// When a dose is called for, apart from when it is due: on weekdays or at weekends, at home, travelling or on holiday.
public struct DoseCallTimeSet: FactFields {
    public var medicine: Identifier
    /// The time of the regimen that names the dose.
    public var dose: TimeOfDay
    public var routine: ReminderRoutine
    /// On Saturdays and Sundays; on the other days otherwise.
    public var isWeekend: Bool
    /// On the wall clock; `nil` calls when the dose is due.
    public var time: TimeOfDay?

    public init(
        medicine: Identifier, dose: TimeOfDay, routine: ReminderRoutine, isWeekend: Bool, time: TimeOfDay?
    ) {
        self.medicine = medicine
        self.dose = dose
        self.routine = routine
        self.isWeekend = isWeekend
        self.time = time
    }

    init(_ known: DoseCallTimeSet?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        dose = try coder.field(2, "dose", known?.dose)
        routine = try coder.field(3, "routine", known?.routine)
        isWeekend = try coder.field(4, "isWeekend", known?.isWeekend)
        time = try coder.optional(5, "time", known?.time)
    }
}

/// On the morning after a week of medicines its feedback is told, or not any more.
public struct MedicineWeekCallsSet: FactFields {
    public var isOn: Bool

    public init(isOn: Bool) {
        self.isOn = isOn
    }

    init(_ known: MedicineWeekCallsSet?, _ coder: inout FieldCoder) throws(WireError) {
        isOn = try coder.field(1, "isOn", known?.isOn)
    }
}
