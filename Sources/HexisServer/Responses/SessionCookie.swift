import Foundation
import HexisStore
import HTTPTypes
import HexisService

/// The cookie that keeps a browser signed in.
enum SessionCookie: Sendable {
    /// The cookie over HTTPS.
    case secure
    /// The cookie over plain HTTP, where browsers reject `Secure` cookies and the prefix: all of them from other
    /// machines, WebKit even from `http://localhost`.
    case plain

    /// The cookie's lifetime, in seconds.
    private static let lifetime = SignIns.lifetime.seconds

    /// The cookie for a server with this public address; without one, depending on whether the server speaks HTTPS
    /// itself.
    static func fitting(_ publicURL: Origin?, isEncrypted: Bool) -> SessionCookie {
        publicURL?.isSecure ?? isEncrypted ? .secure : .plain
    }

    var name: String {
        switch self {
        case .secure: "__Host-hexis"
        case .plain: "hexis"
        }
    }

    /// The values of `Set-Cookie` that store the token. On a shared computer the cookie ends with the browser
    /// session.
    func setting(_ token: String, isShared: Bool = false, over headers: HTTPFields) -> [String] {
        let lasting = isShared ? "" : "; Max-Age=\(SessionCookie.lifetime)"
        return ["\(name)=\(token)\(attributes)\(lasting)"] + formerClearing(in: headers)
    }

    /// The values of `Set-Cookie` that remove whatever token the browser sent.
    func clearing(in headers: HTTPFields) -> [String] { [cleared] + formerClearing(in: headers) }

    /// The token that a browser sent; `nil` if there is none.
    func token(in headers: HTTPFields) -> String? {
        value(in: headers) ?? former?.value(in: headers)
    }
}

extension SessionCookie {
    /// The attributes of every cookie that scripts must not read.
    var attributes: String {
        switch self {
        case .secure: "; Path=/; HttpOnly; SameSite=Lax; Secure"
        case .plain: "; Path=/; HttpOnly; SameSite=Lax"
        }
    }

    /// The cookie that earlier versions set at `http://localhost`, and Chromium and Firefox kept: it still signs a
    /// browser in there. Over HTTPS only the prefixed cookie counts, which no other host and no plain HTTP can
    /// forge.
    private var former: SessionCookie? { self == .plain ? .secure : nil }

    private var cleared: String { "\(name)=\(attributes); Max-Age=0" }

    private func formerClearing(in headers: HTTPFields) -> [String] {
        guard let former, former.value(in: headers) != nil else { return [] }
        return [former.cleared]
    }

    private func value(in headers: HTTPFields) -> String? { headers[cookie: name] }
}

extension HTTPFields {
    /// The value of a cookie that the browser sent; `nil` if there is none.
    subscript(cookie name: String) -> String? {
        for header in self[values: .cookie] {
            for pair in header.split(separator: ";") {
                let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
                if parts.count == 2, parts[0] == name { return String(parts[1]) }
            }
        }
        return nil
    }
}
