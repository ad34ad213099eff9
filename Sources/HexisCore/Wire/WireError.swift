/// The reason why bytes or JSON could not be read. Nothing of them was used.
public enum WireError: Error, Hashable, Sendable {
    /// The input ends within a value, or a value is malformed.
    case malformed
    /// The input is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// Arrays or objects are nested deeper than anyone would write on purpose.
    case nestedTooDeeply
    /// The first byte of the format is unknown to this program.
    case unknownVersion(Int)
    /// A required field is missing.
    case missing(field: String)
    /// A field's value has the wrong type or is out of bounds.
    case invalid(field: String)

    /// The problem in words, for the person who sent the data.
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

    /// The problem as a code, for programs.
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
