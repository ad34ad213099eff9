/// A care provider planned when to talk next, or took that back.
public struct CareFollowUpPlanned: FactFields {
    public var connection: Identifier
    /// `nil` where nothing is planned any more.
    public var day: Day?
    public var time: TimeOfDay?
    /// A place, or a telephone number.
    public var place: Line?

    public init(connection: Identifier, day: Day?, time: TimeOfDay? = nil, place: Line? = nil) {
        self.connection = connection
        self.day = day
        self.time = time
        self.place = place
    }

    init(_ known: CareFollowUpPlanned?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        day = try coder.optional(2, "day", known?.day)
        time = try coder.optional(3, "time", known?.time)
        place = try coder.optional(4, "place", known?.place)
    }
}

/// A care provider changed a setting together with the patient. The entry of the setting itself is recorded beside it.
///
/// The values are as `Practice.careSetting` returns them.
public struct CareChanged: FactFields {
    public var connection: Identifier
    public var setting: CareTopic
    /// The medicine, where the setting belongs to one.
    public var medicine: Identifier?
    public var before: LineList
    public var after: LineList

    public init(
        connection: Identifier, setting: CareTopic, medicine: Identifier? = nil, before: LineList,
        after: LineList
    ) {
        self.connection = connection
        self.setting = setting
        self.medicine = medicine
        self.before = before
        self.after = after
    }

    init(_ known: CareChanged?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        setting = try coder.field(2, "setting", known?.setting)
        medicine = try coder.optional(3, "medicine", known?.medicine)
        before = try coder.field(4, "before", known?.before)
        after = try coder.field(5, "after", known?.after)
    }
}

/// The patient read what a care provider changed, and keeps it.
public struct CareChangeKept: FactFields {
    public var connection: Identifier
    /// The entry of the change.
    public var change: Identifier

    public init(connection: Identifier, change: Identifier) {
        self.connection = connection
        self.change = change
    }

    init(_ known: CareChangeKept?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        change = try coder.field(2, "change", known?.change)
    }
}
