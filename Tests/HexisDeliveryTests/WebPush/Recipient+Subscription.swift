import Crypto
import FakePushService

@testable import HexisDelivery

extension Recipient {
    func subscription(
        at endpoint: String = "https://push.example.org/abc", within policy: NetworkPolicy = .publicServices
    ) throws -> PushSubscription {
        try PushSubscription(
            endpoint: PushEndpoint(endpoint, within: policy),
            publicKey: Array(key.publicKey.x963Representation),
            authenticationSecret: secret)
    }
}
