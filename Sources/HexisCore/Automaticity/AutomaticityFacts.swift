/// The four items of the Self-Report Behavioural Automaticity Index (Gardner et al. 2012) were answered:
/// “… is something I do automatically / without having to consciously remember / without thinking / before I
/// realise I'm doing it”.
public struct AutomaticityRated: FactFields {
    public var habit: Identifier
    public var day: Day
    public var automatically: Agreement
    public var withoutRemembering: Agreement
    public var withoutThinking: Agreement
    public var beforeRealising: Agreement

    public init(
        habit: Identifier, day: Day, automatically: Agreement, withoutRemembering: Agreement,
        withoutThinking: Agreement, beforeRealising: Agreement
    ) {
        self.habit = habit
        self.day = day
        self.automatically = automatically
        self.withoutRemembering = withoutRemembering
        self.withoutThinking = withoutThinking
        self.beforeRealising = beforeRealising
    }

    init(_ known: AutomaticityRated?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
        automatically = try coder.field(3, "automatically", known?.automatically)
        withoutRemembering = try coder.field(4, "withoutRemembering", known?.withoutRemembering)
        withoutThinking = try coder.field(5, "withoutThinking", known?.withoutThinking)
        beforeRealising = try coder.field(6, "beforeRealising", known?.beforeRealising)
    }
}

/// The four questions were put off.
public struct AutomaticityDeclined: FactFields {
    public var habit: Identifier
    public var day: Day

    public init(habit: Identifier, day: Day) {
        self.habit = habit
        self.day = day
    }

    init(_ known: AutomaticityDeclined?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
    }
}
