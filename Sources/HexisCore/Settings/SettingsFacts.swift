/// The person said how they want to be called, or took it back.
public struct PersonNamed: FactFields {
    public var name: Line?

    public init(name: Line?) {
        self.name = name
    }

    init(_ known: PersonNamed?, _ coder: inout FieldCoder) throws(WireError) {
        name = try coder.optional(1, "name", known?.name)
    }
}

/// The zone in which the person lives by the clock, by its name in the tz database: `Europe/Vienna`.
public struct TimeZoneChosen: FactFields {
    public var zone: Line
    /// Where its clocks stood as it took the place of another, in seconds east of UTC, within a day either way.
    public var offset: Int64?

    public init(zone: Line, offset: Int64? = nil) {
        self.zone = zone
        self.offset = offset
    }

    init(_ known: TimeZoneChosen?, _ coder: inout FieldCoder) throws(WireError) {
        zone = try coder.field(1, "zone", known?.zone)
        offset = try coder.optional(2, "zoneOffset", known?.offset)
        guard -86_400...86_400 ~= offset ?? 0 else { throw .invalid(field: "zoneOffset") }
    }
}

/// The time at which a new day starts.
public struct DayStartSet: FactFields {
    public var time: TimeOfDay

    public init(time: TimeOfDay) {
        self.time = time
    }

    init(_ known: DayStartSet?, _ coder: inout FieldCoder) throws(WireError) {
        time = try coder.field(1, "time", known?.time)
    }
}

/// The weekday with which a week begins.
public struct FirstWeekdaySet: FactFields {
    public var weekday: Weekday

    public init(weekday: Weekday) {
        self.weekday = weekday
    }

    init(_ known: FirstWeekdaySet?, _ coder: inout FieldCoder) throws(WireError) {
        weekday = try coder.field(1, "weekday", known?.weekday)
    }
}

/// Light or dark.
public struct ThemeChosen: FactFields {
    public var theme: Theme

    public init(theme: Theme) {
        self.theme = theme
    }

    init(_ known: ThemeChosen?, _ coder: inout FieldCoder) throws(WireError) {
        theme = try coder.field(1, "theme", known?.theme)
    }
}

/// How large text is.
public struct TextSizeChosen: FactFields {
    public var size: TextSize

    public init(size: TextSize) {
        self.size = size
    }

    init(_ known: TextSizeChosen?, _ coder: inout FieldCoder) throws(WireError) {
        size = try coder.field(1, "size", known?.size)
    }
}

/// The person turned something on or off.
public struct PreferenceChosen: FactFields {
    public var preference: Preference
    public var isOn: Bool

    public init(preference: Preference, isOn: Bool) {
        self.preference = preference
        self.isOn = isOn
    }

    init(_ known: PreferenceChosen?, _ coder: inout FieldCoder) throws(WireError) {
        preference = try coder.field(1, "preference", known?.preference)
        isOn = try coder.field(2, "isOn", known?.isOn)
    }
}
