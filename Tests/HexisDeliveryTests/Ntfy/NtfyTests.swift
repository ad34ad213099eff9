import FakePushService
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisDelivery

@Suite("Reminders through ntfy", .timeLimit(.minutes(10)))
struct NtfyTests {
    @Test("A server gets the message as JSON at its root (docs.ntfy.sh/publish)")
    func request() async throws {
        let (outcome, received) = try await exchange(.answer(200, body: #"{"id":"x"}"#)) {
            connections, service in
            let topic = try NtfyTopic(service.address + "/anna-7Q", token: "tk_abc", within: .anywhere)
            return await NtfySender(over: connections).send(try channelMessage(), to: topic)
        }
        #expect(outcome == .delivered)
        let request = try #require(received.first)
        #expect(request.method == .POST)
        #expect(request.path == "/")
        #expect(request.headers["Authorization"] == ["Bearer tk_abc"])
        #expect(request.headers["Content-Type"] == ["application/json"])
        let expected = """
            {"topic":"anna-7Q","title":"Walk","message":"After I pour my coffee I will walk 🚶",\
            "click":"https://habits.example.org/today","tags":["alarm_clock"],"priority":4,\
            "sequence_id":"00000000000000010000000000000002"}
            """
        #expect(String(decoding: request.body, as: UTF8.self) == expected)
    }

    @Test("Without a token none is sent, and an empty body does not get ntfy's default text")
    func bare() throws {
        let request = OutgoingRequest(
            try channelMessage(body: ""), to: try NtfyTopic("https://ntfy.sh/anna"))
        #expect(request.address == "https://ntfy.sh/")
        #expect(request.headers.map(\.name) == ["Content-Type"])
        #expect(try JSON(parsing: request.body)["message"]?.string == " ")
    }

    @Test("Text longer than ntfy accepts is shortened, so that it does not become an attachment")
    func long() throws {
        let message = try channelMessage(
            title: String(repeating: "水", count: 5000), body: String(repeating: "🚶", count: 5000))
        let request = OutgoingRequest(message, to: try NtfyTopic("https://ntfy.sh/anna"))
        #expect(request.body.count <= 4096)
        #expect(try JSON(parsing: request.body)["message"]?.string?.hasSuffix("🚶…") == true)
    }

    @Test(
        "Every response maps to an outcome",
        arguments: [
            (200, DeliveryOutcome.delivered), (413, .tooLarge),
            (401, .refused(.init(status: 401, body: Array("why".utf8)))),
            (403, .refused(.init(status: 403, body: Array("why".utf8)))),
            (404, .rejected(.init(status: 404, body: Array("why".utf8)))),
            (302, .rejected(.init(status: 302, body: Array("why".utf8)))),
            (429, .retry(afterSeconds: nil, .status(429))), (507, .retry(afterSeconds: nil, .status(507))),
        ])
    func answers(status: Int, expected: DeliveryOutcome) async throws {
        let (outcome, _) = try await exchange(.answer(status, body: "why")) { connections, service in
            let topic = try NtfyTopic(service.address + "/anna", within: .anywhere)
            return await NtfySender(over: connections).send(try channelMessage(), to: topic)
        }
        #expect(outcome == expected)
    }

    @Test(
        "An invalid topic address is refused",
        arguments: [
            ("ntfy.sh/anna", ChannelError.address(.unreadable)),
            ("http://ntfy.sh/anna", .address(.notSecure)),
            ("https://ntfy.sh:8443/anna", .address(.portUnusual(8443))),
            ("https://192.168.1.2/anna", .address(.isPrivate)),
            ("https://ntfy.local/anna", .address(.isPrivate)),
            ("https://ntfy.sh", .topicUnusable), ("https://ntfy.sh/", .topicUnusable),
            ("https://ntfy.sh/a/b", .topicUnusable), ("https://ntfy.sh/a?b=c", .topicUnusable),
            ("https://ntfy.sh/" + String(repeating: "a", count: 65), .topicUnusable),
        ])
    func wrong(address: String, expected: ChannelError) {
        #expect(throws: expected) { try NtfyTopic(address) }
    }

    @Test("A token that could inject a header is refused", arguments: ["", "a\r\nX: y", "a b", "é"])
    func wrongToken(token: String) {
        #expect(throws: ChannelError.tokenUnusable) { try NtfyTopic("https://ntfy.sh/anna", token: token) }
    }

    @Test("A self-hosted server is reached only if the server's network policy allows it")
    func ownServer() async throws {
        #expect(throws: Never.self) { try NtfyTopic("http://192.168.1.2:8080/anna", within: .anywhere) }
        try await FakePushService.running(.answer(200)) { service in
            let policy: NetworkPolicy = [.plainHTTP, .unusualPorts]
            let topic = try NtfyTopic("http://\(PushTLS.name):\(service.port)/anna", within: policy)
            let outcome = try await withConnections(policy: policy) {
                await NtfySender(over: $0).send(try channelMessage(), to: topic)
            }
            #expect(outcome == .privateAddress)
            #expect(service.opened == 0)
        }
    }
}
