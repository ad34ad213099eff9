import Foundation
import HTTPTypes

/// The cookie that keeps a browser signed in.
struct SessionCookie: Sendable {
    let name: String
    private let attributes: String

    /// Ninety days without a visit.
    static let lifetime: Int64 = 90 * 24 * 3600

    /// For `https`, and for this very machine.
    static let secure = SessionCookie(
        name: "__Host-hexis", attributes: "; Path=/; HttpOnly; SameSite=Lax; Secure")
    /// Browsers refuse `Secure` cookies over plain HTTP from elsewhere: the name promises less, as does the cookie.
    static let plain = SessionCookie(name: "hexis", attributes: "; Path=/; HttpOnly; SameSite=Lax")

    /// The one for a server with that public address, or else reached by HTTPS or under that host.
    static func fitting(_ publicURL: Origin?, isEncrypted: Bool = false, authority: String) -> SessionCookie {
        let isSecure = publicURL?.isSecure ?? (isEncrypted || isLoopback(authority))
        return isSecure ? .secure : .plain
    }

    /// The value of the `Set-Cookie` header. On a shared computer the cookie goes when the browser is closed.
    func setting(_ token: String, isShared: Bool = false) -> String {
        "\(name)=\(token)\(attributes)" + (isShared ? "" : "; Max-Age=\(SessionCookie.lifetime)")
    }

    /// The same, to take the cookie away.
    var clearing: String { "\(name)=\(attributes); Max-Age=0" }

    /// The token that a browser sent; `nil` where there is none.
    func token(in headers: HTTPFields) -> String? {
        for header in headers[values: .cookie] {
            for pair in header.split(separator: ";") {
                let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
                if parts.count == 2, parts[0] == name { return String(parts[1]) }
            }
        }
        return nil
    }

    private static func isLoopback(_ authority: String) -> Bool {
        if authority.hasPrefix("[::1]") { return true }
        let host = authority.prefix { $0 != ":" }
        return host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.")
    }
}
