import Foundation
import NIOHTTP1
import Testing

@Suite("The data page")
struct WaysInTests {
    private let page = "/settings/data"

    @Test("The page shows the data a program sent, what could not be used, and why a post was refused")
    func programs() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        #expect(try await ada.get(page).location == "/sign-in?next=%2Fsettings%2Fdata")
        try await ada.join("ada")
        #expect(try await ada.get(page).text.contains("Nothing has arrived yet"))
        let phone = try await ada.makeToken("My iPhone", ["add"])
        #expect(try await ada.get(page).text.contains("does the program have this token"))
        let post = """
            {"data":{"metrics":[
                {"name":"step_count","units":"count","data":[
                    {"qty":100,"date":"2026-03-01 10:00:00 +0000"},{"qty":5,"date":"2026-03-01 25:61"}]},
                {"name":"mindful_minutes","units":"min","data":[{"qty":1},{"qty":2}]}]}}
            """
        let answer = try await phone.post("/health-auto-export", post)
        #expect(answer.text.contains(#""1 time could not be read: “2026-03-01 25:61”.""#))
        var text = try await ada.get(page).text
        #expect(text.contains("1 measurement, and it was new."))
        #expect(text.contains("1 time could not be read: “2026-03-01 25:61”."))
        #expect(text.contains("2 entries named “Mindful Minutes”: Hexis does not keep these."))

        // It is refused as a whole, and shown all the same.
        let wrong = #"{"measurements":[{"signal":"heartRate","value":5000}]}"#
        #expect(try await phone.post("/measurements", wrong).status == 422)
        text = try await ada.get(page).text
        #expect(
            text.contains("Refused: A value of “heartRate” must be from 20 to 250. (/measurements/0/value)"))
        #expect(text.contains("2 entries named “Mindful Minutes”"))

        // Reading adds no data.
        let sheet = try await ada.makeToken("A sheet", ["read"])
        #expect(try await sheet.get("/habits").status == 200)
        #expect(try await !ada.get(page).text.contains("A sheet"))
        // A program that may not record but tries is shown.
        #expect(try await sheet.post("/measurements", wrong).status == 403)
        text = try await ada.get(page).text
        #expect(text.contains("A sheet") && text.contains("Refused: Not in this token’s scope."))

        var bo = Browser(server)
        try await bo.join("bob")
        #expect(try await bo.get(page).text.contains("Nothing has arrived yet"))
        #expect(server.stop() == 0)
    }

    @Test("The page shows the data from files and secret addresses")
    func others() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let habit = try await ada.addHabit("Walk")
        _ = try await ada.post("/settings/programs/signals")
        let signals = try await ada.get("/settings/programs").text
        let token = try #require(signals.firstMatch(of: #/signals\/([A-Za-z0-9_-]+)\//#)).1
        #expect(try await ada.post("/signals/\(token)/\(habit)").status == 204)
        var text = try await ada.get(page).text
        #expect(text.contains("Check-in links") && text.contains("1 check-in, and it was new."))
        _ = try await ada.post("/signals/\(token)/\(String(repeating: "0", count: 32))")
        text = try await ada.get(page).text
        #expect(text.contains("Refused: The habit of this address is not there any more."))
        #expect(server.stop() == 0)
    }
}
