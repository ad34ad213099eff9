/// How far a person agrees with a statement: 1 (strongly disagree) to 7 (strongly agree).
public struct Agreement: Hashable, Sendable {
    public static let range = 1...7
    public let value: Int

    /// Returns `nil` outside 1...7.
    public init?(_ value: Int) {
        guard Agreement.range.contains(value) else { return nil }
        self.value = value
    }
}

extension Agreement: FieldType {
    init?(wire: FieldValue) {
        guard let number = wire.integer, let value = Int(exactly: number) else { return nil }
        self.init(value)
    }

    var wire: FieldValue { .integer(Int64(value)) }

    init?(json: JSON) {
        guard let number = json.integer, let value = Int(exactly: number) else { return nil }
        self.init(value)
    }

    var json: JSON { .integer(Int64(value)) }
}
