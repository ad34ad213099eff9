/// One of a few fixed options, each with a name for forms and JSON and a number for the compact form.
public protocol Choice: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    var name: String { get }
}

extension Choice {
    public init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}

protocol ChoiceField: Choice, FieldType {}

extension ChoiceField {
    init?(wire: FieldValue) {
        guard let number = wire.integer, let raw = Int(exactly: number) else { return nil }
        self.init(rawValue: raw)
    }

    var wire: FieldValue { .integer(Int64(rawValue)) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(name: text)
    }

    var json: JSON { .string(name) }
}
