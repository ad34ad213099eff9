import FakePushService
import Foundation
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server, and a receiver on this machine.
@Suite("The webhooks page", .timeLimit(.minutes(10)))
struct ListenerPageTests {
    private let anywhere = RunningServer.Way(flags: ["--push-services", "any"])

    @Test("A new webhook shows its secret once, and signs its requests with it")
    func told() async throws {
        try await FakePushService.running(.answer(204)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), anywhere)
            var ada = Browser(server)
            try await ada.join("ada")
            let habit = try await ada.addHabit("Walk & talk")
            let secret = try await ada.addListener(service.address + "/hook")
            let page = try await ada.get("/settings/programs").text
            #expect(!page.contains(secret))
            #expect(page.contains("Nothing was sent yet."))

            let entry = newEntry()
            #expect(try await ada.checkIn(habit, entry: entry).status == 303)
            try await eventually("it was told") { service.received.count == 1 ? true : nil }
            let request = service.received[0]
            #expect(request.id == entry)
            #expect(request.json?["habit"]?["name"] == .string("Walk & talk"))
            #expect(try verified(request, with: secret) == "check-in")
            #expect(try verified(request, with: WebhookRig.secret) == "forged")
            // The same form again is the same entry.
            #expect(try await ada.checkIn(habit, entry: entry).status == 303)

            try await ada.act("test")
            try #require(service.received.count == 2)
            #expect(try verified(service.received[1], with: secret) == "test")
            #expect(
                try await ada.get("/settings/programs").text.contains("It took the last message today at "))

            #expect(try await ada.act("turn-off") == "/settings/programs?quiet#listeners")
            #expect(try await ada.checkIn(habit, entry: newEntry()).status == 303)
            #expect(try await ada.act("turn-on") == "/settings/programs?told#listeners")
            let last = newEntry()
            #expect(try await ada.checkIn(habit, entry: last).status == 303)
            try await eventually("the last came") { service.received.count == 3 ? true : nil }
            #expect(service.received[2].id == last)
            #expect(try await ada.act("remove") == "/settings/programs?forgotten#listeners")
            #expect(try await ada.get("/settings/programs").text.contains("No webhooks yet."))
            #expect(server.stop() == 0)
        }
    }

    @Test("An event in flight when the server was killed is sent again with the same id")
    func restarted() async throws {
        try await FakePushService.running(.hold) { service in
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder, anywhere)
            var ada = Browser(server)
            try await ada.join("ada")
            let habit = try await ada.addHabit("Walk")
            _ = try await ada.addListener(service.address)
            let entries = [newEntry(), newEntry()]
            for entry in entries { #expect(try await ada.checkIn(habit, entry: entry).status == 303) }
            await service.somebodyAsked()
            server.kill()
            service.letGo(.answer(200))
            let again = try await RunningServer(in: folder, anywhere)
            try await eventually("both came") { service.received.count >= 3 ? true : nil }
            #expect(service.received.map(\.id) == [entries[0], entries[0], entries[1]])
            #expect(again.stop() == 0)
        }
    }

    @Test("The page says that a receiver is gone, and limits tests to five in a row")
    func goneAndTests() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let server = try await RunningServer(in: TemporaryFolder(), anywhere)
            var ada = Browser(server)
            try await ada.join("ada")
            _ = try await ada.addListener(service.address)
            for _ in 0..<4 { #expect(try await ada.act("test") == "/settings/programs?failed#listeners") }
            #expect(try await ada.get("/settings/programs").text.contains("and answered 503."))
            service.behave(.answer(410))
            try await ada.act("test")
            let page = try await ada.get("/settings/programs").text
            #expect(page.contains("that it wants no more (410), so it is turned off."))
            let sixth = try await ada.send("test")
            #expect(sixth.status == 429)
            #expect(sixth.text.contains("Those were many tests in a short time."))
            #expect(service.received.count == 5)
            #expect(server.stop() == 0)
        }
    }

    @Test("An address inside the network, an eleventh webhook, or no events are refused beside the field")
    func refused() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        for (address, problem) in [
            ("https://127.0.0.1/hook", "lies in a private network"),
            ("http://example.org/", "begin with https://"),
            ("https://anna:secret@example.org/", "no web address"), ("", "Enter the whole address"),
        ] {
            let answer = try await ada.post(
                "/settings/programs/listeners", [("address", address), ("happening", "check-in")])
            #expect(answer.status == 422, "\(address)")
            #expect(answer.text.contains(problem), "\(address)")
        }
        let untold = try await ada.post(
            "/settings/programs/listeners", [("address", "https://example.org/hook")])
        #expect(untold.status == 422)
        for number in 1...10 { _ = try await ada.addListener("https://example.org:8443/\(number)") }
        let full = try await ada.post(
            "/settings/programs/listeners",
            [("address", "https://example.org/11"), ("happening", "check-in")])
        #expect(full.status == 422)

        // Another person's webhooks are not affected.
        var bo = Browser(server)
        try await bo.join("bob")
        let id = try await ada.listener()
        for action in ["test", "turn-off", "turn-on", "remove"] {
            let answer = try await bo.post("/settings/programs/listeners/\(action)", [("listener", id)])
            #expect(answer.status == 404)
        }
        #expect(try await ada.listener() == id)
        #expect(server.stop() == 0)
    }
}

/// Runs the Python lines from docs/PROGRAMS.md, which show how to verify a request.
private func verified(_ request: FakePushService.Received, with secret: String) throws -> String {
    let page = try String(contentsOfFile: packageFolder + "/docs/PROGRAMS.md", encoding: .utf8)
    let lines = try #require(page.firstMatch(of: #/```python\n((?s).*?)```/#)).1
    let program = """
        import json, sys
        \(lines)
        body = sys.stdin.buffer.read()
        headers = json.loads(sys.argv[2])
        print(json.loads(body)["event"] if is_from_hexis(sys.argv[1], headers, body) else "forged", end="")
        """
    let headers = request.headers.map { "\"\($0.name)\":\"\($0.value)\"" }.joined(separator: ",")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, secret, "{\(headers)}"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(request.body))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
}

extension Browser {
    /// Adds a webhook and returns its secret.
    fileprivate mutating func addListener(_ address: String) async throws -> String {
        let answer = try await post(
            "/settings/programs/listeners",
            [("address", address), ("happening", "check-in"), ("happening", "place.arrived")])
        #expect(answer.status == 200)
        #expect(answer["cache-control"] == "no-store")
        return String(
            try #require(answer.text.firstMatch(of: #/id="secret"[^>]*value="(whsec_[A-Za-z0-9+\/=]{44})"/#))
                .1)
    }

    /// Returns the first webhook.
    fileprivate mutating func listener() async throws -> String {
        let page = try await get("/settings/programs").text
        return String(try #require(page.firstMatch(of: #/name="listener" value="([0-9a-f]{32})"/#)).1)
    }

    fileprivate mutating func send(_ action: String) async throws -> Answer {
        let id = try await listener()
        return try await post("/settings/programs/listeners/\(action)", [("listener", id)])
    }

    /// Presses a button of the first webhook and returns the redirect's target.
    @discardableResult
    fileprivate mutating func act(_ action: String) async throws -> String? {
        let answer = try await send(action)
        #expect(answer.status == 303)
        return answer.location
    }
}
