/// Which dose of a day it is. Two devices that take the same dose without knowing of each other name it alike, so
/// that it is one dose.
public enum DoseSlot: Hashable, Sendable {
    /// The one that a regimen names by its time.
    case time(TimeOfDay)
    /// One by itself: taken as needed, or so many hours after another.
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

    /// `08:00`, or the identifier.
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
