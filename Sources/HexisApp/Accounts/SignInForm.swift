import HexisCore

/// The sign-in form as filled in.
public struct SignInForm: Sendable {
    public let userName: String
    public let password: String
    /// The page to go to after signing in; always a path on this site.
    public let next: String

    public init(_ form: Form = Form()) {
        userName = form["user"] ?? ""
        password = form["password"] ?? ""
        isShared = form["shared"] != nil
        next = localPath(form["next"] ?? "") ?? SignInForm.start
    }

    /// Whether the browser is shared, so that nothing is kept in it.
    let isShared: Bool

    static var start: String { "/today" }

    /// Whether all fields are filled in.
    public var isComplete: Bool { problems.isEmpty }

    var problems: [Problem] {
        (userName.isEmpty ? [Problem(field: "user", message: AccountsWording.missingUserName)] : [])
            + (password.isEmpty ? [Problem(field: "password", message: AccountsWording.missingPassword)] : [])
    }
}

/// The text if it is a path on this site, else `nil`. It must begin with exactly one slash and contain nothing that a
/// browser could read as another host.
public func localPath(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 500, bytes.first == UInt8(ascii: "/"), bytes.dropFirst().first != UInt8(ascii: "/"),
        bytes.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") })
    else { return nil }
    return text
}
