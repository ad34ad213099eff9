/// A medicine was registered, or got another name.
public struct MedicineNamed: FactFields {
    public var medicine: Identifier
    public var name: Line

    public init(medicine: Identifier, name: Line) {
        self.medicine = medicine
        self.name = name
    }

    init(_ known: MedicineNamed?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        name = try coder.field(2, "name", known?.name)
    }
}

/// How a medicine is taken, from a day on. Earlier days keep what held then.
public struct RegimenSet: FactFields {
    public var medicine: Identifier
    public var from: Day
    public var regimen: Regimen
    /// How much of it, in the words of who prescribed it: “1 tablet”, “20 mg”.
    public var dose: Line?

    public init(medicine: Identifier, from: Day, regimen: Regimen, dose: Line? = nil) {
        self.medicine = medicine
        self.from = from
        self.regimen = regimen
        self.dose = dose
    }

    init(_ known: RegimenSet?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        from = try coder.field(2, "from", known?.from)
        regimen = try coder.field(3, "regimen", known?.regimen)
        dose = try coder.optional(4, "dose", known?.dose)
    }
}

/// A medicine was taken away that had been registered by mistake.
public struct MedicineRemoved: FactFields {
    public var medicine: Identifier

    public init(medicine: Identifier) {
        self.medicine = medicine
    }

    init(_ known: MedicineRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
    }
}

/// Days on which a medicine counts neither for nor against anything: in hospital, on the road.
public struct MedicinePaused: FactFields {
    public var pause: Identifier
    public var medicine: Identifier
    public var from: Day
    /// The last paused day; `nil` as long as it goes on. A day before the first ends the pause before it began.
    public var until: Day?
    public var reason: Line?

    public init(pause: Identifier, medicine: Identifier, from: Day, until: Day?, reason: Line? = nil) {
        self.pause = pause
        self.medicine = medicine
        self.from = from
        self.until = until
        self.reason = reason
    }

    init(_ known: MedicinePaused?, _ coder: inout FieldCoder) throws(WireError) {
        pause = try coder.field(1, "pause", known?.pause)
        medicine = try coder.field(2, "medicine", known?.medicine)
        from = try coder.field(3, "from", known?.from)
        until = try coder.optional(4, "until", known?.until)
        reason = try coder.optional(5, "reason", known?.reason)
    }
}

/// What is at hand of a medicine was counted.
public struct StockCounted: FactFields {
    public var medicine: Identifier
    /// How many pieces: tablets, drops. `nil` when it is not counted any more.
    public var pieces: Int64?
    /// How many of them a dose takes.
    public var perDose: Int64

    public init(medicine: Identifier, pieces: Int64?, perDose: Int64 = 1) {
        self.medicine = medicine
        self.pieces = pieces
        self.perDose = perDose
    }

    init(_ known: StockCounted?, _ coder: inout FieldCoder) throws(WireError) {
        medicine = try coder.field(1, "medicine", known?.medicine)
        pieces = try coder.optional(2, "pieces", known?.pieces)
        perDose = try coder.field(3, "perDose", known?.perDose)
    }
}

/// How adherence is measured besides the streak: a share of days, agreed with a care provider.
public struct AdherenceGoalSet: FactFields {
    /// 1...100; `nil` measures by the streak alone.
    public var percent: Int64?

    public init(percent: Int64?) {
        self.percent = percent
    }

    init(_ known: AdherenceGoalSet?, _ coder: inout FieldCoder) throws(WireError) {
        percent = try coder.optional(1, "percent", known?.percent)
    }
}
