/// A value that a fact's field can hold, with its compact and its JSON form.
///
/// Reading checks type and bounds: whatever an initialiser returns is a value the rules can work with.
protocol FieldType {
    init?(wire: FieldValue)
    var wire: FieldValue { get }
    init?(json: JSON)
    var json: JSON { get }
}

/// The value of a field in the compact form. Its kind is encoded with it, so that an unknown field can be kept.
enum FieldValue {
    case integer(Int64)
    case identifier(Identifier)
    case run(ArraySlice<UInt8>)

    /// The two lowest bits of a field's key.
    var kind: UInt64 {
        switch self {
        case .integer: 0
        case .identifier: 1
        case .run: 2
        }
    }
}

extension FieldValue {
    var integer: Int64? {
        guard case .integer(let number) = self else { return nil }
        return number
    }

    /// The run as text; `nil` if it is not valid UTF-8.
    var text: String? {
        guard case .run(let bytes) = self else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension Identifier: FieldType {
    init?(wire: FieldValue) {
        guard case .identifier(let identifier) = wire else { return nil }
        self = identifier
    }

    var wire: FieldValue { .identifier(self) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(description) }
}

extension Int64: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer else { return nil }
        self = number
    }

    var wire: FieldValue { .integer(self) }

    init?(json: JSON) {
        guard let number = json.integer else { return nil }
        self = number
    }

    var json: JSON { .integer(self) }
}

extension Bool: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer, 0...1 ~= number else { return nil }
        self = number == 1
    }

    var wire: FieldValue { .integer(self ? 1 : 0) }

    init?(json: JSON) {
        guard case .bool(let value) = json else { return nil }
        self = value
    }

    var json: JSON { .bool(self) }
}
