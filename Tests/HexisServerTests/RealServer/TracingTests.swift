import FakePushService
import HexisCore
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Spans")
    struct TracingTests {
        @Test("A collector gets the spans of requests, and of what they did, but no names")
        func spans() async throws {
            try await FakePushService.running(.answer(200)) { service in
                let server = try await RunningServer(
                    in: TemporaryFolder(),
                    .init(flags: ["--traces", service.address, "--push-services", "any"]))
                var person = try await Reminded(server, service, named: "maria")
                let habit = try await person.browser.addHabit("Walk")
                #expect(try await person.browser.get("/habits/\(habit)").status == 200)
                try await person.snooze(for: 100)
                try await eventually("the reminder was sent") {
                    try person.tags(at: service).isEmpty ? nil : true
                }
                // The last spans are sent before it ends.
                #expect(server.stop() == 0)

                let exports = service.received.filter { $0.path == "/v1/traces" }
                #expect(exports.allSatisfy { $0.headers["Content-Type"] == ["application/json"] })
                let spans = try exports.flatMap { try Span.all(in: JSON(parsing: $0.body)) }
                #expect(spans.allSatisfy { $0.trace.count == 32 && $0.id.count == 16 && $0.begin <= $0.end })
                let sync = try #require(spans.first { $0.name == "POST /sync" })
                #expect(sync.kind == 2 && sync.parent == nil)
                #expect(sync.attributes["http.response.status_code"] == "200")
                let parts = spans.filter { $0.parent == sync.id }
                #expect(Set(parts.map { $0.name }).isSuperset(of: ["read", "commit"]))
                #expect(parts.allSatisfy { $0.trace == sync.trace })
                #expect(spans.contains { $0.name == "GET /habits/:id" })
                let delivery = try #require(spans.first { $0.name == "deliver" })
                #expect(
                    delivery.attributes == ["hexis.channel": "push", "hexis.outcome": "delivered"])
                let text = exports.map { String(decoding: $0.body, as: UTF8.self) }.joined()
                for secret in ["maria", habit, service.address, "Walk"] { #expect(!text.contains(secret)) }
            }
        }

        @Test("A server works as usual if nothing takes its spans")
        func noCollector() async throws {
            let server = try await RunningServer(
                in: TemporaryFolder(), .init(flags: ["--traces", "http://127.0.0.1:1"]))
            var maria = Browser(server)
            try await maria.join("maria")
            #expect(try await maria.get("/today").status == 200)
            #expect(server.stop() == 0)
            #expect(server.folder.text("log").contains("spans could not be sent"))
        }
    }
}

/// A span as a collector reads it.
private struct Span {
    let trace, id, name: String
    let parent: String?
    let kind: Int64
    let begin, end: UInt64
    let attributes: [String: String]

    static func all(in export: JSON) throws -> [Span] {
        try export.list("resourceSpans").flatMap { $0.list("scopeSpans") }.flatMap { $0.list("spans") }
            .map { try Span($0) }
    }

    private init(_ json: JSON) throws {
        trace = try #require(json["traceId"]?.string)
        id = try #require(json["spanId"]?.string)
        name = try #require(json["name"]?.string)
        parent = json["parentSpanId"]?.string
        kind = try #require(json["kind"]?.integer)
        begin = try #require(json["startTimeUnixNano"]?.string.flatMap { UInt64($0) })
        end = try #require(json["endTimeUnixNano"]?.string.flatMap { UInt64($0) })
        attributes = Dictionary(
            uniqueKeysWithValues: json.list("attributes").map { attribute in
                let value = attribute["value"]
                return (
                    attribute["key"]?.string ?? "",
                    value?["stringValue"]?.string ?? value?["intValue"]?.string ?? ""
                )
            })
    }
}

extension JSON {
    fileprivate func list(_ name: String) -> [JSON] {
        if case .array(let elements)? = self[name] { elements } else { [] }
    }
}
