/// A message encrypted for one browser. It can be made ahead of time, and then only needs sending.
package struct SealedPush: Sendable {
    let endpoint: PushEndpoint
    let body: [UInt8]
    let urgency: PushUrgency
    let topic: PushTopic?

    package init(_ message: PushMessage, to subscription: PushSubscription) throws(WebPushError) {
        endpoint = subscription.endpoint
        body = try WebPushEncryption.encrypt(message.payload, to: subscription)
        urgency = message.urgency
        topic = message.topic
    }
}
