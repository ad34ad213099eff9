/// Identifies a dose within a day. Two devices that record the same dose independently derive the same slot, so that it
/// counts once.
public enum DoseSlot: Hashable, Sendable {
    /// A dose that the regimen defines by its time.
    case time(TimeOfDay)
    /// A single dose: taken as needed, or a number of hours after another.
    case single(Identifier)
}

extension DoseSlot: FieldType, CustomStringConvertible {
    init?(wire: FieldValue) {
        if let time = TimeOfDay(wire: wire) {
            self = .time(time)
        } else if let identifier = Identifier(wire: wire) {
            self = .single(identifier)
        } else {
            return nil
        }
    }

    var wire: FieldValue {
        switch self {
        case .time(let time): time.wire
        case .single(let identifier): identifier.wire
        }
    }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(description) }

    /// The time, such as `08:00`, or the identifier.
    public var description: String {
        switch self {
        case .time(let time): time.description
        case .single(let identifier): identifier.description
        }
    }

    public init?(_ text: String) {
        if let time = TimeOfDay(text) {
            self = .time(time)
        } else if let identifier = Identifier(text) {
            self = .single(identifier)
        } else {
            return nil
        }
    }
}
