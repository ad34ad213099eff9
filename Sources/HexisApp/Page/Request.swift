import HexisCore

/// What a browser asks for, as either host hands it over.
public final class Request: Sendable {
    public enum Method: Sendable {
        case get, post
    }

    public let method: Method
    /// Beginning with "/", without the query: `/habits/new`.
    public let path: String
    public let query: Form
    public let form: Form

    /// `query` and `body` as they came, URL-encoded.
    public init(_ method: Method, _ path: String, query: String = "", body: String = "") {
        self.method = method
        self.path = path
        self.query = Form(encoded: query)
        form = Form(encoded: body)
    }

    /// The path's parts: `/habits/new` is `["habits", "new"]`.
    var segments: [String] {
        parts(of: path.bytes[...], at: UInt8(ascii: "/")).filter { !$0.isEmpty }
            .map { Form.decoded($0) ?? "" }
    }
}
