import HexisCore
import HexisDelivery
import HexisStore

/// How a browser is reached, and by which address it knows the server.
package struct DevicePush {
    let subscription: PushSubscription
    /// `https://habits.example.org`.
    let origin: String

    /// Who takes messages for it: `https://push.example.org`.
    var service: String { subscription.endpoint.origin }

    /// What a browser sent; `origin` is where it did so from.
    package init(_ json: JSON, from origin: String, within policy: NetworkPolicy) throws(WebPushError) {
        subscription = try PushSubscription(json, within: policy)
        self.origin = origin
    }

    /// Reads what `bytes` gave; `nil` for what this server would not have written.
    init?(bytes: [UInt8], within policy: NetworkPolicy) {
        guard let json = try? JSON(parsing: bytes), let origin = json["origin"]?.string,
            let subscription = json["subscription"].flatMap({ try? PushSubscription($0, within: policy) })
        else { return nil }
        self.subscription = subscription
        self.origin = origin
    }

    package var bytes: [UInt8] {
        let json = JSON.object([
            JSON.Member("origin", .string(origin)), JSON.Member("subscription", subscription.json),
        ])
        return Array(json.text.utf8)
    }
}
