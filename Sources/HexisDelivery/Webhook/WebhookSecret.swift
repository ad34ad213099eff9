import Foundation

/// The secret shared by the sender and the receiver of a webhook (Standard Webhooks, “Symmetric”).
package struct WebhookSecret: Hashable, Sendable {
    let bytes: [UInt8]

    /// Parses `whsec_` and 24 to 64 bytes in Base64.
    package init(_ text: String) throws(ChannelError) {
        guard text.hasPrefix("whsec_"),
            let data = Data(base64Encoded: String(text.dropFirst("whsec_".count))),
            24...64 ~= data.count
        else { throw .secretUnusable }
        bytes = Array(data)
    }
}
