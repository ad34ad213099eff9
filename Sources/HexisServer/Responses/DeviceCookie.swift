import HTTPTypes

/// The cookie that identifies a browser after sign-out, for each account that signed in on it.
///
/// It signs nobody in: it keeps strangers who guess passwords from locking the owner out.
enum DeviceCookie {
    /// The most accounts per browser; the latest come first.
    private static let mostMarks = 5
    /// The longest that browsers keep a cookie, in seconds (RFC 6265bis, section 5.5).
    private static let lifetime = 400 * 24 * 3600

    /// The marks that a browser sent.
    static func marks(in headers: HTTPFields, _ session: SessionCookie) -> [String] {
        headers[cookie: name(session)]?.split(separator: ".").prefix(mostMarks).map(String.init) ?? []
    }

    /// The value of `Set-Cookie` that adds a mark to those that the browser sent.
    static func keeping(_ mark: String, in headers: HTTPFields, _ session: SessionCookie) -> String {
        let others = marks(in: headers, session).filter { $0 != mark }
        let value = ([mark] + others).prefix(mostMarks).joined(separator: ".")
        return "\(name(session))=\(value)\(session.attributes); Max-Age=\(lifetime)"
    }

    private static func name(_ session: SessionCookie) -> String { session.name + "-device" }
}
