public import HexisCore

/// What somebody filled in as the address of their account.
public struct EmailForm: Sendable {
    let text: String

    public init(_ form: Form) {
        text = form["email"] ?? ""
    }

    init(_ address: String?) {
        text = address ?? ""
    }

    /// Whether the field is empty, or holds an address.
    public var isComplete: Bool { text.isBlank || address != nil }

    /// `nil` to have none.
    public var address: EmailAddress? { EmailAddress(text) }
}
