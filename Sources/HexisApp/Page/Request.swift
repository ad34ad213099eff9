import HexisCore

/// A browser's request, as either host passes it on.
public final class Request: Sendable {
    public enum Method: Sendable {
        case get, post
    }

    public let method: Method
    /// Begins with "/" and excludes the query: `/habits/new`.
    public let path: String
    public let query: Form
    public let form: Form

    /// `query` and `body` are still URL-encoded.
    public init(_ method: Method, _ path: String, query: String = "", body: String = "") {
        self.method = method
        self.path = path
        self.query = Form(encoded: query)
        form = Form(encoded: body)
    }

    /// The segments of the path: `/habits/new` is `["habits", "new"]`.
    var segments: [String] {
        parts(of: path.bytes[...], at: UInt8(ascii: "/")).filter { !$0.isEmpty }
            .map { Form.decoded($0) ?? "" }
    }
}
