import Foundation
import HTTPTypes
import HexisService

/// The cookie that keeps a browser signed in.
enum SessionCookie: Sendable {
    /// For HTTPS.
    case secure
    /// For plain HTTP, where browsers refuse `Secure` cookies and the prefix: all of them from other machines, WebKit
    /// from `http://localhost`, too.
    case plain

    /// In seconds.
    private static let lifetime = SignIns.lifetime.seconds

    /// The one for a server with that public address; without one, for a server that speaks HTTPS itself, or does not.
    static func fitting(_ publicURL: Origin?, isEncrypted: Bool) -> SessionCookie {
        publicURL?.isSecure ?? isEncrypted ? .secure : .plain
    }

    var name: String {
        switch self {
        case .secure: "__Host-hexis"
        case .plain: "hexis"
        }
    }

    /// The values of `Set-Cookie` that keep the token. On a shared computer it goes when the browser is closed.
    func setting(_ token: String, isShared: Bool = false, over headers: HTTPFields) -> [String] {
        let lasting = isShared ? "" : "; Max-Age=\(SessionCookie.lifetime)"
        return ["\(name)=\(token)\(attributes)\(lasting)"] + formerClearing(in: headers)
    }

    /// The same, to take away whatever token the browser sent.
    func clearing(in headers: HTTPFields) -> [String] { [cleared] + formerClearing(in: headers) }

    /// The token that a browser sent; `nil` where there is none.
    func token(in headers: HTTPFields) -> String? {
        value(in: headers) ?? former?.value(in: headers)
    }
}

extension SessionCookie {
    /// For every cookie that scripts are not to read.
    var attributes: String {
        switch self {
        case .secure: "; Path=/; HttpOnly; SameSite=Lax; Secure"
        case .plain: "; Path=/; HttpOnly; SameSite=Lax"
        }
    }

    /// What earlier versions set at `http://localhost`, and Chromium and Firefox kept: it still signs a browser in there.
    /// Over HTTPS nothing but the prefix counts, which no other host and no plain HTTP can forge.
    private var former: SessionCookie? { self == .plain ? .secure : nil }

    private var cleared: String { "\(name)=\(attributes); Max-Age=0" }

    private func formerClearing(in headers: HTTPFields) -> [String] {
        guard let former, former.value(in: headers) != nil else { return [] }
        return [former.cleared]
    }

    private func value(in headers: HTTPFields) -> String? { headers[cookie: name] }
}

extension HTTPFields {
    /// The value of a cookie that the browser sent; `nil` where there is none.
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
