/// What a push service is asked to bring to one browser.
public struct PushMessage: Hashable, Sendable {
    public let payload: [UInt8]
    /// For how many seconds the service keeps it while the device is out of reach (RFC 8030, §5.2). After
    /// that it is dropped: a reminder of this morning is of no use tonight.
    public let secondsToLive: Int
    public let urgency: PushUrgency
    /// `nil` for one that replaces nothing.
    public let topic: PushTopic?

    /// Four weeks, as long as any service in use keeps a message.
    public static let mostSecondsToLive = 28 * 86_400

    /// Times beyond `mostSecondsToLive` and below zero become the nearest that is possible.
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
