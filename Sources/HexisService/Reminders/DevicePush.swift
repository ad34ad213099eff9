package import HexisCore
package import HexisDelivery
import HexisStore

/// A browser's push subscription, and the address by which the browser knows the server.
package struct DevicePush {
    let subscription: PushSubscription
    /// The address by which the browser knows the server: `https://habits.example.org`.
    let origin: String

    /// The origin of its push service: `https://push.example.org`.
    var service: String { subscription.endpoint.origin }

    /// Parses the JSON that a browser sent from `origin`. Throws if it is no usable subscription.
    package init(_ json: JSON, from origin: String, within policy: NetworkPolicy) throws(WebPushError) {
        subscription = try PushSubscription(json, within: policy)
        self.origin = origin
    }

    /// Decodes what `bytes` encoded; `nil` for anything that this server would not have written.
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
