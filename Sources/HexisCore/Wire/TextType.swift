/// A text with a rule of its own, such as one line of at most 100 scalars.
protocol TextType: FieldType {
    var text: String { get }
    /// Reads a stored text. Returns `nil` if it breaks the rule.
    init?(stored text: String)
}

extension TextType {
    init?(wire: FieldValue) {
        guard let text = wire.text else { return nil }
        self.init(stored: text)
    }

    var wire: FieldValue { .run(text.bytes[...]) }

    init?(json: JSON) {
        guard let text = json.string else { return nil }
        self.init(stored: text)
    }

    var json: JSON { .string(text) }
}
