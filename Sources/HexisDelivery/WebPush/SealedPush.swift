/// A message that one browser alone can read. All that is left is to send it: it can be made before its time.
public struct SealedPush: Sendable {
    let endpoint: PushEndpoint
    let body: [UInt8]
    let urgency: PushUrgency
    let topic: PushTopic?

    public init(_ message: PushMessage, to subscription: PushSubscription) throws(WebPushError) {
        endpoint = subscription.endpoint
        body = try WebPushEncryption.encrypt(message.payload, to: subscription)
        urgency = message.urgency
        topic = message.topic
    }
}
