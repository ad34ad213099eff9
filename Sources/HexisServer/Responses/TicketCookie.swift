import HTTPTypes
import HexisService

/// The cookie that binds a challenge to the browser that was given it.
enum PasskeyCookie {
    static func keeping(_ ticket: String, besides session: SessionCookie) -> String {
        "\(name(session))=\(ticket)\(session.attributes); Max-Age=\(PasskeyChallenges.lifetime.seconds)"
    }

    static func ticket(in headers: HTTPFields, besides session: SessionCookie) -> String? {
        headers[cookie: name(session)]
    }

    private static func name(_ session: SessionCookie) -> String { session.name + "-passkey" }
}
