import HexisCore
import Testing

@testable import HexisDelivery

@Suite("A push message and its request")
struct MessageTests {
    private let sending = Sending()

    @Test("Times to live are clamped", arguments: [(-1, 0), (0, 0), (60, 60), (Int.max, 28 * 86_400)])
    func timeToLive(given: Int, sent: Int) throws {
        #expect(try PushMessage(payload: [], secondsToLive: given).secondsToLive == sent)
    }

    @Test("A message too large for every service is not created")
    func tooLong() {
        #expect(throws: WebPushError.payloadTooLarge(bytes: 3994, most: 3993)) {
            try PushMessage(payload: [UInt8](repeating: 0, count: 3994), secondsToLive: 60)
        }
    }

    @Test("A message without a topic has no Topic header")
    func noTopic() throws {
        let message = try PushMessage(payload: [1], secondsToLive: 0, urgency: .veryLow)
        let request = try OutgoingRequest(
            message, to: sending.recipient.subscription(), signedBy: sending.tokens(), at: sendingTime)
        #expect(!request.headers.map(\.name).contains("Topic"))
        #expect(request.headers.contains(.init(name: "Urgency", value: "very-low")))
    }

    @Test("An occurrence has its own topic, short enough for a header (RFC 8030, §5.4)")
    func topic() throws {
        let topic = PushTopic(Identifier(high: 1, low: 2))
        #expect(topic.text == "AAAAAAAAAAEAAAAAAAAAAg")
        #expect(topic == PushTopic(Identifier(high: 1, low: 2)))
        #expect(topic != PushTopic(Identifier(high: 1, low: 3)))
        #expect(try PushTopic(topic.text) == topic)
    }

    @Test(
        "Other topics are refused",
        arguments: ["", "a b", "é", "a+b", "a\n", String(repeating: "a", count: 33)])
    func noTopic(text: String) {
        #expect(throws: WebPushError.topicUnusable) { try PushTopic(text) }
    }

    @Test("The benchmark sends messages")
    func pace() throws {
        #expect(try WebPushPace.messagesPerSecond(preparing: 10, at: sendingTime) > 0)
    }
}
