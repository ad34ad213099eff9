import Crypto
import Foundation
package import HexisCore

extension OutgoingRequest {
    /// Builds a signed webhook request with a reminder.
    package init(_ message: ChannelMessage, to target: WebhookTarget, at now: Instant) {
        let document = OutgoingRequest.document(of: message)
        self.init(document.text, named: message.id, to: target, at: now)
    }

    /// Builds a signed webhook request with a JSON document (Standard Webhooks 1.0,
    /// github.com/standard-webhooks/standard-webhooks).
    ///
    /// The signature covers the message's id, the second at which it is sent, and every byte of the body, so that
    /// no one in between can change it or replay it later.
    package init(_ text: String, named id: Identifier, to target: WebhookTarget, at now: Instant) {
        address = target.address.text
        headers = OutgoingRequest.headers(of: text, named: id.description, signedBy: target.secret, at: now)
        body = Array(text.utf8)
    }

    private static func headers(
        of text: String, named id: String, signedBy secret: WebhookSecret, at now: Instant
    ) -> [Header] {
        let second = "\(now.milliseconds / 1000)"
        let signature = HMAC<SHA256>.authenticationCode(
            for: Data("\(id).\(second).\(text)".utf8), using: SymmetricKey(data: secret.bytes))
        return [
            Header(name: "Content-Type", value: "application/json"),
            Header(name: "User-Agent", value: "Hexis"),
            Header(name: "webhook-id", value: id),
            Header(name: "webhook-timestamp", value: second),
            Header(name: "webhook-signature", value: "v1,\(Data(signature).base64EncodedString())"),
        ]
    }

    private static func document(of message: ChannelMessage) -> JSON {
        let date = Date(timeIntervalSince1970: Double(message.at.milliseconds / 1000))
        return .object([
            JSON.Member("id", .string(message.id.description)),
            JSON.Member("kind", .string(message.kind.rawValue)),
            JSON.Member("title", .string(message.title)),
            JSON.Member("text", .string(message.body)),
            JSON.Member("page", .string(message.page)),
            // RFC 3339, in UTC: 2026-11-21T08:00:00Z.
            JSON.Member("at", .string(date.formatted(.iso8601))),
        ])
    }
}
