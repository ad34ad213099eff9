/// A message for a push service to deliver to one browser.
public struct PushMessage: Hashable, Sendable {
    public let payload: [UInt8]
    /// The seconds for which the service keeps it while the device is out of reach (RFC 8030, §5.2). After that it
    /// is dropped: this morning's reminder is no use tonight.
    public let secondsToLive: Int
    public let urgency: PushUrgency
    /// `nil` if it replaces no earlier message.
    public let topic: PushTopic?

    /// Four weeks, the longest that any service in use keeps a message.
    public static let mostSecondsToLive = 28 * 86_400

    /// Clamps `secondsToLive` to 0 through `mostSecondsToLive`. Throws if the payload is too large.
    public init(
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
