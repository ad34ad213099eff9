/// Why bytes or JSON could not be read. Nothing was taken over from them.
public enum WireError: Error, Hashable, Sendable {
    /// The text ends before the value does, or a value is not written as its kind demands.
    case malformed
    /// Larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// Lists or objects inside each other beyond what anyone writes on purpose.
    case nestedTooDeeply
    /// Written in a format whose first byte this program does not know.
    case unknownVersion(Int)
    /// A field that the fact cannot do without.
    case missing(field: String)
    /// A field whose value has the wrong type or lies out of bounds.
    case invalid(field: String)

    /// What is wrong, for the person who sent it.
    public var message: String {
        switch self {
        case .malformed: "It is not written correctly."
        case .tooLarge(let limit): "It is larger than \(limit) bytes."
        case .nestedTooDeeply: "It is nested too deeply."
        case .unknownVersion(let version): "It is written in format \(version), which is not known here."
        case .missing(let field): "The field “\(field)” is missing."
        case .invalid(let field): "The field “\(field)” has a value that is not possible."
        }
    }

    /// The same for programs.
    public var code: String {
        switch self {
        case .malformed: "malformed"
        case .tooLarge: "too-large"
        case .nestedTooDeeply: "nested-too-deeply"
        case .unknownVersion: "unknown-version"
        case .missing: "missing-field"
        case .invalid: "invalid-field"
        }
    }
}
