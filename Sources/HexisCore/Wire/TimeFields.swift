extension Day: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer else { return nil }
        self.init(number: number)
    }

    var wire: FieldValue { .integer(Int64(number)) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(description) }
}

extension TimeOfDay: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer, let minutes = Int(exactly: number) else { return nil }
        self.init(minutes: minutes)
    }

    var wire: FieldValue { .integer(Int64(minutes)) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(description) }
}

extension Instant: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer else { return nil }
        self.init(milliseconds: number)
    }

    var wire: FieldValue { .integer(milliseconds) }

    init?(json: JSON) {
        guard let number = json.integer else { return nil }
        self.init(milliseconds: number)
    }

    var json: JSON { .integer(milliseconds) }
}

/// Encoded in JSON as ISO 8601 weekday numbers: `[1,7]` is Monday and Sunday.
extension Weekdays: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer, let bits = UInt8(exactly: number) else { return nil }
        self.init(bits: bits)
    }

    var wire: FieldValue { .integer(Int64(bits)) }

    init?(json: JSON) {
        guard case .array(let items) = json else { return nil }
        let days = items.compactMap { $0.integer }.compactMap { Weekday(rawValue: Int(clamping: $0)) }
        guard days.count == items.count else { return nil }
        self.init(days)
        guard count == days.count else { return nil }
    }

    var json: JSON {
        .array(Weekday.allCases.filter { contains($0) }.map { .integer(Int64($0.rawValue)) })
    }
}
