/// The person is at home, travels, or is on holiday from now on: the reminders of that routine call.
public struct RoutineChosen: FactFields {
    public var routine: ReminderRoutine

    public init(routine: ReminderRoutine) {
        self.routine = routine
    }

    init(_ known: RoutineChosen?, _ coder: inout FieldCoder) throws(WireError) {
        routine = try coder.field(1, "routine", known?.routine)
    }
}

/// The hours in which nothing calls; without both of them, there are none.
public struct QuietHoursSet: FactFields {
    public var from: TimeOfDay?
    public var until: TimeOfDay?

    public init(hours: QuietHours?) {
        from = hours?.from
        until = hours?.until
    }

    init(_ known: QuietHoursSet?, _ coder: inout FieldCoder) throws(WireError) {
        from = try coder.optional(1, "from", known?.from)
        until = try coder.optional(2, "until", known?.until)
    }

    /// `nil` for none, and for two times that enclose nothing.
    var hours: QuietHours? {
        guard let from, let until else { return nil }
        return QuietHours(from: from, until: until)
    }
}

/// When to ask in the evening about what is still open; `nil` is never.
public struct EveningQuestionSet: FactFields {
    public var time: TimeOfDay?

    public init(time: TimeOfDay?) {
        self.time = time
    }

    init(_ known: EveningQuestionSet?, _ coder: inout FieldCoder) throws(WireError) {
        time = try coder.optional(1, "time", known?.time)
    }
}

/// How much a reminder says where others may read along.
public struct ReminderWordingChosen: FactFields {
    public var wording: ReminderWording

    public init(wording: ReminderWording) {
        self.wording = wording
    }

    init(_ known: ReminderWordingChosen?, _ coder: inout FieldCoder) throws(WireError) {
        wording = try coder.field(1, "wording", known?.wording)
    }
}
