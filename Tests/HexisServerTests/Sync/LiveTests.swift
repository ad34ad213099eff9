import NIOHTTP1
import Testing

@Suite("Live updates")
struct LiveTests {
    @Test("A window is notified of new entries, and does not keep the server from stopping")
    func more() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        try await browser.join("maria")
        let habit = try await browser.addHabit("Walk")
        var events = try await WindowEvents(browser)
        #expect(try await events.next() == "retry: 3000\n\n")
        #expect(try await browser.checkIn(habit, entry: newEntry()).status == 303)
        #expect(try await events.next() == "data: more\n\n")
        #expect(server.stop() == 0)
        #expect(try await events.next() == nil)
    }

    @Test("The stream needs a signed-in person")
    func stranger() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        #expect(try await Browser(server).send(.GET, "/live").status == 401)
        #expect(
            try await Browser(server).send(.POST, "/sync", ["Origin": server.address], bytes: []).status
                == 401)
    }

    @Test("A malformed sync request is refused, and so is one for another person's journal")
    func refused() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        try await browser.join("maria")
        let origin = ["Origin": server.address]
        for bytes in [[], [1], [9, 0, 0, 0, 0], [UInt8](repeating: 1, count: 500)] as [[UInt8]] {
            let answer = try await browser.send(.POST, "/sync", origin, bytes: bytes)
            #expect(answer.status == 400)
            #expect(answer["content-type"] == "application/json")
        }
        let tooLarge = try await browser.send(
            .POST, "/sync", origin, bytes: [UInt8](repeating: 1, count: 1024 * 1024 + 1))
        #expect(tooLarge.status == 413)
        // A person, no epoch, cursor 0, no entries.
        let others = [1, 1] + [UInt8](repeating: 7, count: 16) + [0, 0, 0]
        #expect(try await browser.send(.POST, "/sync", origin, bytes: others).status == 409)
        let elsewhere = ["Origin": "https://example.org"]
        #expect(try await browser.send(.POST, "/sync", elsewhere, bytes: [1, 0, 0, 0, 0]).status == 403)
        #expect(try await browser.send(.POST, "/sync", origin, bytes: [1, 0, 0, 0, 0]).status == 200)
    }
}
