/// A message for a push service to deliver to one browser.
package struct PushMessage: Hashable, Sendable {
    package let payload: [UInt8]
    /// The seconds for which the service keeps it while the device is out of reach (RFC 8030, §5.2). After that it
    /// is dropped: this morning's reminder is no use tonight.
    package let secondsToLive: Int
    package let urgency: PushUrgency
    /// `nil` if it replaces no earlier message.
    package let topic: PushTopic?

    /// Four weeks, the longest that any service in use keeps a message.
    package static let mostSecondsToLive = 28 * 86_400

    /// Clamps `secondsToLive` to 0 through `mostSecondsToLive`. Throws if the payload is too large.
    package init(
        payload: [UInt8], secondsToLive: Int, urgency: PushUrgency = .normal, topic: PushTopic? = nil
    ) throws(WebPushError) {
        guard payload.count <= WebPushEncryption.mostPayloadBytes else {
            throw .payloadTooLarge(bytes: payload.count, most: WebPushEncryption.mostPayloadBytes)
        }
        self.payload = payload
        self.secondsToLive = PushMessage.possible(secondsToLive)
        self.urgency = urgency
        self.topic = topic
    }

    static func possible(_ seconds: Int) -> Int { min(max(seconds, 0), mostSecondsToLive) }
}
