import HTTPTypes

/// The cookie by which a browser is known again after it was signed out, for each account that signed in on it.
///
/// It signs nobody in: it keeps strangers who guess passwords from keeping its owner out.
enum DeviceCookie {
    /// So many accounts of one browser are known; the latest come first.
    private static let mostMarks = 5
    /// What browsers keep a cookie for at most (RFC 6265bis, section 5.5).
    private static let lifetime = 400 * 24 * 3600

    /// The marks that a browser sent.
    static func marks(in headers: HTTPFields, _ session: SessionCookie) -> [String] {
        headers[cookie: name(session)]?.split(separator: ".").prefix(mostMarks).map(String.init) ?? []
    }

    /// The value of `Set-Cookie` that keeps a mark beside those that the browser sent.
    static func keeping(_ mark: String, in headers: HTTPFields, _ session: SessionCookie) -> String {
        let others = marks(in: headers, session).filter { $0 != mark }
        let value = ([mark] + others).prefix(mostMarks).joined(separator: ".")
        return "\(name(session))=\(value)\(session.attributes); Max-Age=\(lifetime)"
    }

    private static func name(_ session: SessionCookie) -> String { session.name + "-device" }
}
