import FakePushService

@testable import HexisDelivery

extension Recipient {
    func subscription(
        at endpoint: String = "https://push.example.org/abc", within reach: Reach = .publicServices
    ) throws -> PushSubscription {
        try PushSubscription(
            endpoint: PushEndpoint(endpoint, within: reach),
            publicKey: Array(key.publicKey.x963Representation),
            authenticationSecret: secret)
    }
}
