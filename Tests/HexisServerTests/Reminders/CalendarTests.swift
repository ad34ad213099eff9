import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server, a browser that creates the feed's address, and a calendar program that has only that address.
@Suite("The calendar feed's address")
struct CalendarTests {
    @Test("The address gives access without a cookie until it is replaced")
    func feed() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        try await browser.join("ada")
        #expect(try await browser.get("/settings/calendar").text.contains("Make an address"))
        #expect(try await browser.post("/settings/calendar").status == 303)
        let first = try await address(&browser)

        var program = Browser(server)
        let answer = try await program.get(first)
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "text/calendar; charset=utf-8")
        #expect(answer.text.hasPrefix("BEGIN:VCALENDAR\r\n"))

        #expect(try await browser.post("/settings/calendar").status == 303)
        let second = try await address(&browser)
        #expect(first != second)
        #expect(try await program.get(first).status == 404)
        #expect(try await program.get(second).status == 200)
        #expect(try await browser.post("/settings/calendar/stop").status == 303)
        #expect(try await program.get(second).status == 404)
        #expect(try await program.get("/calendar/.ics").status == 404)
        #expect(try await program.get("/calendar/x").status == 404)
        #expect(server.stop() == 0)
    }

    @Test("Creating an address needs a signed-in person and a form from our own page")
    func refused() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var stranger = Browser(server)
        #expect(try await stranger.post("/settings/calendar").location == "/sign-in")
        #expect(try await stranger.get("/settings/calendar").status == 303)
    }

    private func address(_ browser: inout Browser) async throws -> String {
        let page = try await browser.get("/settings/calendar").text
        let found = try #require(page.firstMatch(of: #/https?://[^"]+?(/calendar/[A-Za-z0-9_-]{43}\.ics)/#))
        return String(found.1)
    }
}
